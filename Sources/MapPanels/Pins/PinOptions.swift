import Colorimetry
import GeoCore
import Places

/// How a map's pins look and what becomes of those that crowd.
public struct PinOptions: Hashable, Sendable {
  /// The outline of all pins.
  public var form = PinStyle.Form.teardrop
  /// What they bear; nothing for their numbers, and their names where they are labels.
  public var text: PinText?
  /// An icon for all, or nothing.
  public var icon: PinIcon?
  /// Whether pins bear the icons that places have of their own, their numbers on tags; nothing for the map's
  /// choice: icons where no list needs the numbers.
  public var showsIcons: Bool?
  /// How large they are, 1 for the usual; held to 0.25…4.
  public var scale = 1.0
  /// Whether they cast shadows.
  public var hasShadows = true
  /// Which of two lies in front.
  public var order = PinOrder.southInFront
  /// What becomes of pins that hide each other.
  public var crowding = PinCrowding.automatic
  /// With more places than this in the frame, `PinCrowding.automatic` draws dots; default 400, where numbers can no
  /// longer be found on an 800 × 600 picture.
  public var dotsBeyond = 400
  /// How near pins are that become one cluster, in points; default 44, half again as wide as a pin.
  public var clusterRadius = 44.0

  /// Drops with numbers.
  public init() {}

  /// The look of the entry at a position of the board.
  func style(of entry: BoardEntry, position: Int) -> PinStyle {
    var style = PinStyle(of: entry)
    style.form = form
    style.text = text(of: entry)
    style.icon = icon ?? (showsIcons ?? true ? entry.place.icon.map { .named($0) } : nil)
    style.scale = scale * Self.share(of: entry.place.property("marker-size"))
    style.hasShadow = hasShadows
    style.level = order.level(of: entry.place, position: position)
    return style
  }

  private func text(of entry: BoardEntry) -> String? {
    switch text ?? (form == .label ? .name : .number) {
    case .number: entry.number
    case .name: entry.place.name.isEmpty ? entry.number : entry.place.name
    case .none: nil
    case .property(let name): entry.place.text(of: name)
    }
  }

  // The sizes of simplestyle 1.1.
  private static func share(of size: PropertyValue?) -> Double {
    switch size {
    case .string("small"): 0.78
    case .string("large"): 1.3
    default: 1
    }
  }
}

/// What pins bear.
public enum PinText: Hashable, Sendable {
  /// The number or letter that the row has too.
  case number
  /// The place's name, its number where it has none.
  case name
  /// The value of a property.
  case property(String)
  /// Nothing.
  case none
}

/// Which of two pins lies in front.
public enum PinOrder: Hashable, Sendable {
  /// The one further south; at the same latitude the one that comes first on the board.
  case southInFront
  /// The one that comes first on the board.
  case firstInFront
  /// The one with the larger number as this property; those without one lie behind.
  case property(String)

  func level(of place: Place, position: Int) -> Double {
    switch self {
    case .southInFront: 0
    case .firstInFront: -Double(position)
    case .property(let name): place.number(of: name) ?? -.greatestFiniteMagnitude
    }
  }
}

/// What becomes of pins that hide each other.
public enum PinCrowding: String, CaseIterable, Hashable, Sendable {
  /// They are spread; past `PinOptions.dotsBeyond` in the frame all pins are dots.
  case automatic = "auto"
  /// They lie over each other.
  case overlap
  /// They stand beside their places with lines that lead there.
  case spread
  /// They become one badge with their count.
  case cluster
  /// They become one badge, opened: the pins stand around it on legs.
  case spider
  /// All pins are dots.
  case dots
}
