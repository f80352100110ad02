import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// A pin as it will be drawn, its place at the origin.
///
/// An object, since pins are sorted and moved by the ten thousand and hold much that would be counted at each copy.
final class PinLook {
  let entry: BoardEntry
  /// Whether it is one of those that the query left out.
  let isOther: Bool
  let style: PinStyle
  let color: Color
  let shape: PinShape
  /// What stands in the head.
  let text: ShapedText?
  /// An icon in the head instead of the text.
  let icon: GlyphOutline?
  /// The text on a tag, where an icon or a picture has the head's place.
  let tag: PinTag?
  /// A picture instead of the outline.
  let picture: PinPicture?
  /// What the picture is enlarged by.
  let scale: Double

  /// How much larger than others a pin is that stands out.
  static let selectedScale = 1.28
  /// The white edge around a head, in points.
  static let rim = 1.4
  /// The same around this one: a small dot would be lost in it.
  var rim: Double {
    shape.form == .dot ? max(0.6, min(Self.rim, shape.radius * 0.26)) : Self.rim
  }
  /// The side of an icon in radii of the head.
  static let iconSide = 1.34
  /// Where a label's text is cut, in ems.
  static let longestText = 16.0

  init(
    _ entry: BoardEntry, _ style: PinStyle, isOther: Bool = false, in setter: inout PinSetter
  ) {
    self.entry = entry
    self.isOther = isOther
    self.style = style
    scale = style.usableScale * (entry.isSelected ? Self.selectedScale : 1)
    let theme = setter.context.theme
    color = style.color ?? theme.pinColor(of: entry.place)
    let radius = theme.sizes.badge * scale * 1.06
    var icon: GlyphOutline?
    var picture: PinPicture?
    switch style.icon {
    case .named(let name):
      // A dot has no room for one, and a label is there for its text.
      icon = style.form == .dot || style.form == .label ? nil : setter.icon(name)
    case .picture(let given): picture = given
    case nil: break
    }
    self.icon = icon
    self.picture = picture
    let text = style.form == .dot && picture == nil ? nil : style.text
    let size = theme.sizes.badge * scale
    let isTagged = icon != nil || picture != nil
    let head = isTagged ? nil : text.map { setter.head($0, size: size) }
    self.text = head
    shape = PinShape(radius: radius, textWidth: head?.size.width ?? 0, form: style.form)
    tag = isTagged ? text.map { setter.tag($0, size: size) } : nil
  }

  private init(_ other: PinLook, shape: PinShape) {
    entry = other.entry
    isOther = other.isOther
    style = other.style
    color = other.color
    text = other.text
    icon = other.icon
    tag = other.tag
    picture = other.picture
    scale = other.scale
    self.shape = shape
  }

  /// The same around a point beside the place: what stands on its place would point at another.
  var lifted: PinLook {
    guard picture == nil, shape.isStanding else { return self }
    let form: PinStyle.Form = style.form == .label ? .square : .circle
    return PinLook(
      self,
      shape: PinShape(radius: shape.radius, textWidth: text?.size.width ?? 0, form: form))
  }

  /// Whether it shows its place's name itself.
  var bearsName: Bool { (text != nil || tag != nil) && style.text == entry.place.name }

  /// Whether it is nothing but a dot.
  var isDot: Bool { shape.form == .dot && picture == nil && tag == nil }

  /// The box around what bears text or icon, relative to the place.
  var head: Rect { picture?.box(scale: scale) ?? shape.head }

  /// What must be seen to tell the pin: its text, its icon, the middle of a dot.
  var heart: Rect {
    let box = head
    let half: Size
    if picture != nil {
      half = Size(width: box.width * 0.3, height: box.height * 0.3)
    } else if let text {
      half = Size(
        width: text.size.width / 2, height: shape.radius * (style.form == .label ? 0.64 : 0.5))
    } else {
      let side = shape.radius * (icon == nil ? 0.3 : 0.6)
      half = Size(width: side, height: side)
    }
    let c = box.center
    return Rect(
      minX: c.x - half.width, minY: c.y - half.height, maxX: c.x + half.width,
      maxY: c.y + half.height)
  }

  /// Everything of the pin but its shadow.
  var box: Rect {
    var box: Rect
    if let picture {
      box = picture.box(scale: scale)
    } else {
      let below = shape.isStanding && shape.form != .flag ? 0 : -rim
      box = shape.bounds.inset(
        by: Insets(top: -rim, right: -rim, bottom: below, left: -rim))
      if shape.form == .flag { box.minY -= shape.radius * 0.16 }
    }
    if let tag { box = box.union(tag.box(on: head)) }
    return box
  }
}
