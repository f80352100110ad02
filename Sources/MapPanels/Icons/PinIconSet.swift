import Drawing

/// The icons of our own for pins: bold shapes that are still read at 11 points.
///
/// Names are those of Maki where it has one for the thing, as simplestyle 1.1 has `marker-symbol` say.
enum PinIconSet {
  /// All names, sorted, without aliases.
  static let names: [String] = drawings.keys.sorted()

  /// The outline of an icon, to be filled by the non-zero rule, in a square of side 1 whose middle is the icon's
  /// optical middle; nothing for a name that is unknown.
  ///
  /// - Parameter name: A name or an alias, in any case, with `-`, `_` or a space between its words.
  static func outline(named name: String) -> Path? {
    let key = normalized(name)
    return drawings[aliases[key] ?? key].map(PinIconOutline.make)
  }

  /// What each icon is drawn of.
  static let drawings: [String: [PinIconPart]] = {
    let groups = [
      food, trade, health, learning, sights, faith, outdoors, travel, publicServices, buildings,
      shapes,
    ]
    return groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }()

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }
}
