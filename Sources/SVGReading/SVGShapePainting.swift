import Colorimetry
import Drawing
import GeoCore
import XMLReading

extension SVGBuilder {
  mutating func drawShape(_ item: Item) {
    let style = item.scope.style
    guard style.isVisible,
      let path = SVGShape(node: item.node, lengths: item.scope.lengths).path(&notes)
    else { return }
    let box = path.extent ?? Rect(Size.zero)
    let fill = item.node.name == "line" ? nil : fill(item, box)
    let line = line(item, box)
    guard fill != nil || line != nil else { return }
    grouped(item, box: box) { builder in
      let slice = builder.list.add(path)
      let steps = [
        fill.map { DisplayList.Command.fill(slice, style.fillRule, $0) },
        line.map { DisplayList.Command.stroke(slice, style.line, $0) },
      ].compactMap { $0 }
      for step in style.isStrokeFirst ? steps.reversed() : steps { builder.list.append(step) }
    }
  }

  private mutating func fill(_ item: Item, _ box: Rect) -> DisplayList.Paint? {
    let style = item.scope.style
    return paint(style.fill, PaintArea(box: box, area: box, opacity: style.fillOpacity), item)
  }

  private mutating func line(_ item: Item, _ box: Rect) -> DisplayList.Paint? {
    let style = item.scope.style
    guard style.strokeWidth > 0 else { return nil }
    let reach = style.strokeWidth * max(2, style.join == .miter ? style.miterLimit : 0) / 2
    let area = box.inset(by: Insets(-reach))
    return paint(style.stroke, PaintArea(box: box, area: area, opacity: style.strokeOpacity), item)
  }

  /// A paint as display lists have it; nothing where it is not seen.
  private mutating func paint(
    _ paint: SVGPaint, _ area: PaintArea, _ item: Item
  ) -> DisplayList.Paint? {
    guard area.opacity > 0 else { return nil }
    switch paint {
    case .none: return nil
    case .current: return .color(item.scope.style.color.opacity(area.opacity))
    case .color(let color): return color.alpha > 0 ? .color(color.opacity(area.opacity)) : nil
    case .server(let reference, let fallback):
      return gradient(reference, area, item) ?? fallback.flatMap { self.paint($0, area, item) }
    }
  }
}

/// What is painted at once.
struct PaintArea {
  /// The element's extent, which gradients and clips may be relative to.
  let box: Rect
  /// The extent of what is painted, a line's width included.
  let area: Rect
  let opacity: Double
}

extension SVGStyle {
  fileprivate var line: Stroke {
    var stroke = Stroke(width: strokeWidth, cap: cap, join: join)
    stroke.miterLimit = miterLimit
    stroke.dashes = dashes
    stroke.dashPhase = dashOffset
    return stroke
  }
}

extension Path {
  /// The box around what is drawn, unlike `bounds`, which holds control points too.
  var extent: Rect? {
    var lines = Polylines()
    let whole = bounds().map { max($0.width, $0.height) } ?? 0
    lines.append(self, all, tolerance: max(whole * 1e-4, 1e-9))
    return lines.bounds ?? bounds()
  }
}
