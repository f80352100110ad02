import Places
import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Symbols

/// Whether places' names stand beside their pins.
public enum PinNames: String, CaseIterable, Hashable, Sendable {
  /// No names: a list has them.
  case none
  /// A name beside each pin that has room for it.
  case beside
}

/// The name of a place beside its pin.
struct PinLabel {
  let text: ShapedText
  private let pin: Rect

  /// The widest name, in ems, before it takes a second line.
  static let maximumWidth = 12.0
  /// Between pin and name, in points.
  static let gap = 3.0

  init?(_ look: PinLook, in context: PanelContext) {
    let name = look.entry.place.name
    guard !name.isEmpty else { return nil }
    let size = context.theme.sizes.detail
    var layout = TextLayout()
    layout.maxWidth = Self.maximumWidth * size
    layout.maxLines = 2
    layout.wrapping = .balanced
    let style = TextStyle(fonts: context.theme.fonts.semibold, size: size)
    text = context.shaping.shape([TextSpan(name, style)], layout)
    pin = look.box
  }

  /// Where it may stand relative to the pin's tip, the best place first.
  var places: [Rect] {
    let (w, h) = (text.size.width, text.size.height)
    let middle = pin.minY + (pin.maxX - pin.minX) / 2 - h / 2
    let right = Rect(x: pin.maxX + Self.gap, y: middle, width: w, height: h)
    let left = Rect(x: pin.minX - Self.gap - w, y: middle, width: w, height: h)
    return [
      text.isRightToLeft ? left : right, text.isRightToLeft ? right : left,
      Rect(x: -w / 2, y: Self.gap, width: w, height: h),
      Rect(x: -w / 2, y: pin.minY - Self.gap - h, width: w, height: h),
    ]
  }

  /// Where it may stand on a line, relative to the middle of the pin's head, the nearest first.
  var placesApart: [Rect] {
    let half = Point(x: text.size.width / 2, y: text.size.height / 2)
    let reach = max(pin.height, pin.width) / 2 + half.y
    // Further away nobody would follow the line.
    return PinFan.search(radius: reach, towards: -.pi / 2, rings: 3).map { offset in
      // Wide names stand further to the sides, so that their near ends and not their middles lie on the circle.
      let stretch = offset.length > 0 ? offset.x / offset.length * half.x : 0
      let middle = Point(x: offset.x + stretch, y: offset.y)
      return Rect(
        minX: middle.x - half.x, minY: middle.y - half.y, maxX: middle.x + half.x,
        maxY: middle.y + half.y)
    }
  }

  func draw(at rect: Rect, _ theme: PanelTheme, into list: inout DisplayList) {
    let glyphs = list.add(text.placed(at: rect.origin))
    list.append(
      .glyphs(glyphs, .halo(theme.colors.background.opacity(0.92), width: 1.8, blur: 0.4)))
    list.append(.glyphs(glyphs, .fill(theme.colors.text)))
  }
}
