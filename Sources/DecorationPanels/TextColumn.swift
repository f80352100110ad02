import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// Texts below each other, as many lines of them as there is room for.
struct TextColumn {
  /// One text of a column.
  struct Item {
    var text: String
    var weight = TextWeight.regular
    var size: Double
    var color: Color
    /// From the text above it, in points.
    var gap = 0.0
    var lineHeight = 1.25
    var maximumLines: Int?
  }

  /// The room for a column and where in it the texts lie.
  struct Room {
    /// In points; nothing for lines of any length.
    var width: Double?
    var height = Double.infinity
    var alignment = HorizontalAlignment.natural
  }

  private(set) var size = Size.zero
  /// Whether a part of the texts found no room.
  private(set) var isCut = false
  private var lines: [(text: ShapedText, color: Color, y: Double)] = []
  private let room: Room

  init(_ items: [Item], in room: Room, _ setter: inout TextSetter) {
    self.room = room
    for item in items where !item.text.isEmpty {
      guard add(item, &setter) else { break }
    }
  }

  // Says whether there may be room for another.
  private mutating func add(_ item: Item, _ setter: inout TextSetter) -> Bool {
    let y = lines.isEmpty ? 0 : size.height + item.gap
    let line = TextSetter.usable(item.size) * item.lineHeight
    let whole = ((room.height - y + setter.context.slack) / line).rounded(.down)
    guard whole >= 1 else {
      isCut = true
      return false
    }
    var layout = TextLayout()
    layout.maxWidth = room.width.map { max(1, $0) }
    layout.lineHeight = item.lineHeight
    layout.maxLines = [item.maximumLines, Int(exactly: min(whole, 1e6))].compactMap { $0 }.min()
    layout.alignment = room.alignment.textAlignment(isRightToLeft: setter.context.isRightToLeft)
    let text = setter.set(item.text, item.weight, size: item.size, layout)
    lines.append((text, item.color, y))
    size = Size(width: max(size.width, text.size.width), height: y + text.size.height)
    isCut = isCut || text.isTruncated
    return true
  }

  /// Paints the column into a list for a frame, its top at `y`.
  func draw(into list: inout DisplayList, width: Double, y: Double, _ context: PanelContext) {
    for line in lines {
      let isMirrored = context.isRightToLeft || line.text.isRightToLeft
      let x = room.alignment.offset(
        of: line.text.size.width, in: width, isRightToLeft: isMirrored)
      list.add(
        line.text, at: Point(x: x, y: y + line.y), line.color, scale: context.scale)
    }
  }
}
