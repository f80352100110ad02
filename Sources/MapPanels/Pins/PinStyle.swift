public import Colorimetry
public import Places

/// How the pin of a place looks.
public struct PinStyle: Hashable, Sendable {
  /// The outline of a pin.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// A drop whose tip is at the place.
    case teardrop
    /// A circle, or a capsule where the text is wide, around the place.
    case circle
    /// A square with round corners around the place.
    case square
    /// A small circle around the place that bears nothing.
    case dot
    /// A flag whose pole stands on the place.
    case flag
    /// A box with its text whose pointer is at the place.
    case label
  }

  /// The outline.
  public var form = Form.teardrop
  /// The inside, or nothing for the place's own colour or the theme's.
  public var color: Color?
  /// What it bears: a number, a letter, a word; nothing for a dot.
  ///
  /// A pin with an icon bears it on a tag.
  public var text: String?
  /// A drawing in its head, or one that stands for the whole pin; nothing for none.
  public var icon: PinIcon?
  /// How large it is, 1 for the usual; held to 0.25…4.
  public var scale = 1.0
  /// Whether it casts a shadow.
  public var hasShadow = true
  /// Pins of a higher level lie in front; default 0.
  ///
  /// Among equals the rule of the map decides.
  public var level = 0.0

  /// A drop that bears nothing.
  public init() {}

  /// The usual look of an entry: a drop with its number.
  public init(of entry: BoardEntry) {
    text = entry.number
  }

  /// What a place looks like that the query left out.
  static func other(_ entry: BoardEntry, color: Color) -> PinStyle {
    var style = PinStyle(of: entry)
    style.form = .dot
    style.color = color
    style.text = nil
    return style
  }

  /// The scale at which a pin can be drawn.
  var usableScale: Double { scale.isFinite ? min(max(0.25, scale), 4) : 1 }
}
