import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// Draws pins into one list, sharing what they have in common.
struct PinPainter {
  let theme: PanelTheme
  var outlines: PinOutlines
  private var parts: [PinPicture: DisplayList.Part] = [:]
  private var bitmaps: [PinPicture: Int] = [:]
  /// Pixels to the point.
  private let scale: Double

  init(_ context: PanelContext, _ outlines: PinOutlines) {
    theme = context.theme
    scale = context.scale
    self.outlines = outlines
  }

  /// Draws a pin without its shadow, its place at `tip`.
  mutating func draw(_ look: PinLook, at tip: Point, into list: inout DisplayList) {
    if let picture = look.picture {
      draw(picture, look, at: tip, into: &list)
    } else {
      draw(outlines.outline(look.shape, grown: look.rim), look, at: tip, .white, &list)
      draw(outlines.outline(look.shape), look, at: tip, look.color, &list)
      drawHead(look, at: tip, into: &list)
    }
    look.tag?.draw(on: look.head.offset(by: tip), theme, into: &list)
  }

  /// Draws many dots from the first to the last, all edges below all dots: where they crowd, their colours and not
  /// their edges are seen.
  mutating func draw(dots pins: [PinScene.Pin], into list: inout DisplayList) {
    let dots = pins.filter(\.look.isDot)
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(dots.count)
    for dot in dots {
      let outline = outlines.outline(dot.look.shape, grown: dot.look.rim)
      glyphs.append(
        PlacedGlyph(outline: outline, origin: dot.tip, size: dot.look.shape.radius))
    }
    list.append(.glyphs(list.add(glyphs), .fill(.white)))
    var start = 0
    while start < dots.count {
      let color = dots[start].look.color
      let end = dots[start...].firstIndex { $0.look.color != color } ?? dots.count
      let run = dots[start..<end].map { dot in
        PlacedGlyph(
          outline: outlines.outline(dot.look.shape), origin: dot.tip, size: dot.look.shape.radius)
      }
      list.append(.glyphs(list.add(run), .fill(color)))
      start = end
    }
  }

  private func draw(
    _ outline: GlyphOutline, _ look: PinLook, at tip: Point, _ color: Color,
    _ list: inout DisplayList
  ) {
    let glyph = PlacedGlyph(outline: outline, origin: tip, size: look.shape.radius)
    list.append(.glyphs(list.add(glyph), .fill(color)))
  }

  private func drawHead(_ look: PinLook, at tip: Point, into list: inout DisplayList) {
    let middle = tip + look.shape.center
    let ink = PanelTheme.ink(on: look.color)
    if let icon = look.icon {
      let side = look.shape.radius * PinLook.iconSide
      let glyph = PlacedGlyph(outline: icon, origin: middle, size: side)
      list.append(.glyphs(list.add(glyph), .fill(ink)))
    } else if let text = look.text {
      let glyphs = list.add(text.placed(at: text.centered(on: middle)))
      list.append(.glyphs(glyphs, .fill(ink)))
    } else if look.shape.form == .teardrop {
      list.fill(Path(center: middle, radius: look.shape.radius * 0.36), ink)
    }
  }

  private mutating func draw(
    _ picture: PinPicture, _ look: PinLook, at tip: Point, into list: inout DisplayList
  ) {
    let box = picture.box(scale: look.scale).offset(by: tip)
    // On whole pixels it stays as sharp as it was drawn.
    let origin = Point(
      x: (box.minX * scale).rounded() / scale, y: (box.minY * scale).rounded() / scale)
    if let bitmap = picture.bitmap {
      let index = bitmaps[picture] ?? list.add(bitmap)
      bitmaps[picture] = index
      let rect = Rect(x: origin.x, y: origin.y, width: box.width, height: box.height)
      return list.append(.image(index: index, rect, opacity: 1, .linear))
    }
    var group = DisplayList.Group()
    group.transform = AffineTransform.scale(look.scale, look.scale).then(.translation(origin))
    if let part = parts[picture] {
      list.append(part, as: group)
    } else {
      parts[picture] = list.append(picture.list, as: group)
    }
  }
}

extension PinLook {
  /// The outline that casts the shadow: a little lower than the pin; nothing for a picture, which has its own.
  func addShadow(at tip: Point, to path: inout Path) {
    guard style.hasShadow, picture == nil else { return }
    let drop = shape.form == .dot ? 0.3 : 0.14
    path.append(
      shape.path(), transform: .translation(tip + Point(x: 0, y: shape.radius * drop)))
  }
}
