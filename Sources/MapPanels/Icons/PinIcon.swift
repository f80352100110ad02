import Drawing

/// A drawing that a pin bears or that stands for it.
public enum PinIcon: Hashable, Sendable {
  /// One of Pinfold's own by its name in Maki's vocabulary, in the head of the pin; see `names`.
  case named(String)
  /// A picture instead of head and tip.
  case picture(PinPicture)

  /// The names of Pinfold's own icons, sorted.
  public static var names: [String] { PinIconSet.names }

  /// Whether an icon has this name, or one of the other names that icons have.
  public static func isKnown(_ name: String) -> Bool { PinIconSet.outline(named: name) != nil }
}
