public import Colorimetry
public import Places

/// How the pin of a place looks.
public struct PinStyle: Hashable, Sendable {
  /// The outline of a pin.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// A drop whose tip is at the place.
    case teardrop
    /// A circle, or a capsule where the text is wide, around the place.
    case disc
    /// A square with round corners around the place.
    case square
  }

  /// The outline.
  public var form = Form.teardrop
  /// The inside, or nothing for the place's own colour or the theme's.
  public var color: Color?
  /// What it bears, or nothing for a dot.
  public var number: String?
  /// How large it is, 1 for the usual; held to 0.25…4.
  public var scale = 1.0

  /// The usual look of an entry: a drop with its number.
  public init(of entry: BoardEntry) {
    number = entry.number
  }

  /// What a place looks like that the query left out.
  static func other(_ entry: BoardEntry, color: Color) -> PinStyle {
    var style = PinStyle(of: entry)
    style.form = .disc
    style.color = color
    style.number = nil
    style.scale = 0.42
    return style
  }

  /// The scale at which a pin can be drawn.
  var usableScale: Double { scale.isFinite ? min(max(0.25, scale), 4) : 1 }
}
