import Colorimetry
import Drawing
import GeoCore
import Glibc
import MapStyle

extension LayerPainter {
  /// Draws blocks as they are seen from straight above: their roofs, in the light that falls on them, the higher ones
  /// over the lower.
  mutating func draw(
    _ blocks: FillExtrusionLayer, of layer: StyleLayer, from tiles: [PictureTile],
    in light: StyleLight
  ) {
    let moved = translation(
      blocks.translate.value(context), blocks.translateAnchor.value(context))
    let views = views(of: layer, from: tiles, moved: moved)
    let roofs = roofs(of: blocks, FeatureWalk(layer: layer, views: views, context: context))
    let light = RoofLight(light, context)
    asOne(blocks.opacity.value(context)) { painter in
      var run = PaintRun<Roof.Look>()
      for roof in roofs {
        painter.flush(run.end(before: roof.paint.look, painter.list.paths), light, moved)
        run.begin(roof.paint.look, painter.list.paths)
        painter.pipe.appendAreas(
          of: roof.feature, roof.view, roof.view.windows(margin: 0), to: &painter.list.paths)
      }
      painter.flush(run.end(before: nil, painter.list.paths), light, moved)
    }
  }

  private func roofs(of blocks: FillExtrusionLayer, _ walk: FeatureWalk) -> [Roof] {
    var roofs: [Roof] = []
    let unsorted = StyleProperty<Double?>(nil)
    walk.forEach(sortedBy: unsorted) { (context) -> Roof.Paint? in
      guard context.geometryKind == .polygon else { return nil }
      return Roof.Paint(blocks, context)
    } _: { view, feature, paint in
      roofs.append(Roof(view: view, feature: feature, paint: paint))
    }
    // The sort is stable, so that equal heights keep the order of tiles and features.
    roofs.sort { $0.paint.height < $1.paint.height }
    return roofs
  }

  private mutating func flush(
    _ gathered: (Roof.Look, PathSlice)?, _ light: RoofLight, _ moved: AffineTransform
  ) {
    guard let (look, slice) = gathered else { return }
    guard let name = look.pattern else {
      return list.append(.area(slice, .outlined, .color(light.color(on: look.color))))
    }
    let tint = ImageTint(color: look.color, scale: frame.scale)
    guard let pattern = pattern(name, tint: tint, opacity: 1, moved: moved) else { return }
    list.append(.area(slice, .outlined, pattern))
  }
}

/// The top of a block.
private struct Roof {
  /// What it is painted with.
  struct Look: Equatable {
    let color: Color
    /// The name of the image that is repeated in place of the colour.
    let pattern: String?
  }

  /// What is to be known of it besides where it lies.
  struct Paint {
    let height: Double
    let look: Look

    init?(_ blocks: FillExtrusionLayer, _ context: EvaluationContext) {
      height = blocks.height.value(context)
      var whole = context
      whole.zoom = context.zoom.rounded(.down)
      look = Look(
        color: blocks.color.value(context), pattern: blocks.pattern.value(whole)?.name)
      if blocks.pattern.isDefined, look.pattern == nil { return nil }
    }
  }

  let view: LayerView
  let feature: Int
  let paint: Paint
}

/// How light changes the colour of a surface that faces up, by the formula of MapLibre's `fill_extrusion` vertex
/// shader.
struct RoofLight {
  private let color: Color
  private let intensity: Double
  /// The cosine of the angle between the light's rays and the vertical, times its distance, held to 0…1.
  private let direct: Double

  /// The light of a style at the zoom of `context`.
  init(_ light: StyleLight, _ context: EvaluationContext) {
    color = light.color.value(context)
    intensity = light.intensity.value(context)
    var position = light.position.value(context) ?? []
    if position.count != 3 { position = StyleLight.usualPosition }
    direct = min(max(position[0] * cos(position[2] * .pi / 180), 0), 1)
  }

  /// What an opaque surface looks like.
  func color(on surface: Color) -> Color {
    let a = surface.alpha
    let (r, g, b) = (surface.red * a, surface.green * a, surface.blue * a)
    let luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
    let low = 1 - intensity
    let share = low + (max(1 - luminance + intensity, 1) - low) * direct
    // Nothing is quite black, and shades take on the colour that the light lacks.
    func channel(_ own: Double, _ light: Double) -> Double {
      min(max((own + 0.03) * share * light, 0.3 * (1 - light)), 1)
    }
    return Color(
      red: channel(r, color.red), green: channel(g, color.green), blue: channel(b, color.blue))
  }
}
