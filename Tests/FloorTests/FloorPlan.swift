/// Which target stands on which floor, and which C libraries it is the door to.
struct FloorPlan {
  struct Room {
    let floor: Int
    var libraries: Set<String> = []
    /// Targets of this package that the manifest lets it import.
    var declared: Set<String> = []
  }

  /// Modules of the toolchain that any target may import; Foundation is not among them, since loading it
  /// costs more time than many a picture.
  static let toolchain: Set<String> = ["Swift", "Glibc", "Synchronization"]

  var rooms: [String: Room]

  /// The house as it is meant.
  static let house = FloorPlan(rooms: [
    "CCairo": Room(floor: 0), "CPango": Room(floor: 0), "CPNG": Room(floor: 0),
    "CJPEG": Room(floor: 0), "CWebP": Room(floor: 0), "CSQLite": Room(floor: 0),
    "CDeflate": Room(floor: 0), "CExpat": Room(floor: 0), "CFriBidi": Room(floor: 0),

    "GeoCore": Room(floor: 1),
    "Colorimetry": Room(floor: 1),
    "JSONReading": Room(floor: 1),
    "FileAccess": Room(floor: 1),
    "XMLReading": Room(floor: 1, libraries: ["CExpat"]),
    "ZipReading": Room(floor: 1, libraries: ["CDeflate"]),
    "Imaging": Room(floor: 1, libraries: ["CPNG", "CJPEG", "CWebP", "CDeflate"]),

    "Drawing": Room(floor: 2),
    "Places": Room(floor: 2),
    "VectorTiles": Room(floor: 2),
    "MapStyle": Room(floor: 2),
    "GoldenKit": Room(floor: 2),

    "TileStore": Room(floor: 3, libraries: ["CSQLite", "CDeflate"]),
    "Typesetting": Room(floor: 3, libraries: ["CPango"]),
    "GlyphPacks": Room(floor: 3, libraries: ["CFriBidi"]),
    "Symbols": Room(floor: 3),
    "SVGReading": Room(floor: 3),
    "GeoJSONTiling": Room(floor: 3),

    "MapRendering": Room(floor: 4),
    "PanelLayout": Room(floor: 4),
    "Painting": Room(floor: 4, libraries: ["CCairo"]),

    "StyleResources": Room(floor: 5),
    "MapPanels": Room(floor: 5),
    "ListPanels": Room(floor: 5),
    "DecorationPanels": Room(floor: 5),

    "LayoutFiles": Room(floor: 6),

    "Pinfold": Room(floor: 7),

    "PinfoldTool": Room(floor: 8),
    "PinfoldBench": Room(floor: 8),
    "Conformance": Room(floor: 8),
  ])

  /// The same with what a manifest declares.
  func declaring(_ manifest: Manifest) -> FloorPlan {
    var plan = self
    for (target, imports) in manifest.imports { plan.rooms[target]?.declared = imports }
    return plan
  }
}
