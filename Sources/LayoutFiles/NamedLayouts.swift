import PanelLayout

extension LayoutFile {
  /// A layout that comes with Pinfold, or nothing where none has the name.
  public static func named(_ name: String) -> LayoutFile? {
    library.first { $0.name == name }.map { LayoutFile($0.root) }
  }

  /// The names of the layouts that come with Pinfold, the usual one first.
  public static var names: [String] { library.map(\.name) }

  private static let library: [(name: String, root: PanelDescription)] = [
    ("list-map", list.beside(map)),
    ("map-list", map.beside(list)),
    ("map", map),
    ("list", list),
  ]

  private static var map: PanelDescription {
    var map = PanelDescription(.map(MapOptions()))
    map.slot.name = "map"
    return map
  }

  private static var list: PanelDescription {
    var list = PanelDescription(.list(ListOptions()))
    list.slot.name = "list"
    return list
  }
}

extension PanelDescription {
  fileprivate func beside(_ other: PanelDescription) -> PanelDescription {
    PanelDescription(.row(LinearOptions(spacing: 0.5)), children: [self, other])
  }
}
