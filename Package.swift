// swift-tools-version: 6.3
import PackageDescription

/// What every target is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target that never touches C or raw memory without saying so.
func room(_ name: String, on floor: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: floor, swiftSettings: common + [.strictMemorySafety()])
}

/// A target that may import the C libraries it names; no other target sees them.
func door(_ name: String, to libraries: [String], on floor: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: libraries.map { .target(name: $0) } + floor, swiftSettings: common)
}

func program(_ name: String, on floor: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: floor, swiftSettings: common + [.strictMemorySafety()])
}

/// Tests; data beside them is found by path and not copied.
func tests(_ name: String, on floor: [Target.Dependency], data: [String] = []) -> Target {
  .testTarget(name: name, dependencies: floor, exclude: data, swiftSettings: common)
}

func library(_ name: String, pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let package = Package(
  name: "Pinfold",
  products: [
    .library(
      name: "Pinfold",
      targets: [
        "Pinfold", "GeoCore", "Colorimetry", "Imaging", "Drawing", "Places", "MapRendering",
        "PanelLayout", "MapPanels", "ListPanels", "Typesetting", "GlyphPacks",
      ]),
    .library(name: "GoldenKit", targets: ["GoldenKit", "Imaging"]),
    .executable(name: "pinfold", targets: ["PinfoldTool"]),
    .executable(name: "conformance", targets: ["Conformance"]),
  ],
  targets: [
    // Floor 0: C libraries.
    library("CCairo", pkgConfig: "cairo", apt: ["libcairo2-dev"]),
    library("CPango", pkgConfig: "pangocairo", apt: ["libpango1.0-dev"]),
    library("CFriBidi", pkgConfig: "fribidi", apt: ["libfribidi-dev"]),
    library("CPNG", pkgConfig: "libpng", apt: ["libpng-dev"]),
    library("CJPEG", pkgConfig: "libturbojpeg", apt: ["libturbojpeg0-dev"]),
    library("CWebP", pkgConfig: "libwebp", apt: ["libwebp-dev"]),
    library("CSQLite", pkgConfig: "sqlite3", apt: ["libsqlite3-dev"]),
    library("CDeflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"]),
    library("CExpat", pkgConfig: "expat", apt: ["libexpat1-dev"]),

    // Floor 1: values everything else speaks in.
    room("GeoCore"),
    room("Colorimetry"),
    room("JSONReading"),
    room("FileAccess"),
    door("XMLReading", to: ["CExpat"]),
    door("ZipReading", to: ["CDeflate"]),
    door("Imaging", to: ["CPNG", "CJPEG", "CWebP", "CDeflate"]),

    // Floor 2.
    room("Drawing", on: ["GeoCore", "Colorimetry", "Imaging"]),
    room(
      "Places",
      on: ["GeoCore", "Colorimetry", "JSONReading", "XMLReading", "ZipReading", "FileAccess"]),
    room("VectorTiles", on: ["GeoCore"]),
    room("MapStyle", on: ["GeoCore", "Colorimetry", "JSONReading"]),

    // Floor 3.
    door(
      "TileStore", to: ["CSQLite", "CDeflate"], on: ["GeoCore", "JSONReading", "FileAccess"]),
    door("Typesetting", to: ["CPango"], on: ["GeoCore", "Colorimetry", "Drawing", "FileAccess"]),
    door(
      "GlyphPacks", to: ["CFriBidi"],
      on: ["GeoCore", "Drawing", "FileAccess", "ZipReading", "VectorTiles"]),
    room("Symbols", on: ["GeoCore", "Drawing"]),
    room("SVGReading", on: ["GeoCore", "Colorimetry", "Imaging", "Drawing", "XMLReading"]),
    room("GeoJSONTiling", on: ["GeoCore", "JSONReading", "VectorTiles", "MapStyle"]),

    // Floor 4.
    room(
      "MapRendering",
      on: [
        "GeoCore", "Colorimetry", "Imaging", "Drawing", "VectorTiles", "MapStyle", "TileStore",
        "Symbols",
      ]),
    room("PanelLayout", on: ["GeoCore", "Colorimetry", "Drawing", "Places"]),
    door(
      "Painting", to: ["CCairo"],
      on: ["GeoCore", "Colorimetry", "Imaging", "Drawing"]),

    // Floor 5: siblings, none of which knows another.
    room(
      "StyleResources",
      on: [
        "GeoCore", "JSONReading", "FileAccess", "Imaging", "VectorTiles", "MapStyle",
        "GeoJSONTiling", "TileStore", "GlyphPacks", "MapRendering",
      ]),
    room(
      "MapPanels",
      on: [
        "GeoCore", "Colorimetry", "Imaging", "Drawing", "Places", "MapStyle", "Symbols",
        "MapRendering", "PanelLayout",
      ]),
    room("ListPanels", on: ["GeoCore", "Colorimetry", "Drawing", "Places", "PanelLayout"]),
    room(
      "DecorationPanels",
      on: ["GeoCore", "Colorimetry", "Imaging", "Drawing", "Places", "PanelLayout"]),

    // Floor 6: trees of panels as files.
    room(
      "LayoutFiles",
      on: [
        "GeoCore", "Colorimetry", "JSONReading", "Places", "PanelLayout", "MapPanels",
        "ListPanels", "DecorationPanels",
      ]),

    // Floor 7.
    room(
      "Pinfold",
      on: [
        "GeoCore", "Colorimetry", "JSONReading", "FileAccess", "Imaging", "Drawing", "Places",
        "VectorTiles", "MapStyle", "TileStore", "Typesetting", "GlyphPacks", "Symbols",
        "MapRendering", "PanelLayout", "Painting", "StyleResources", "MapPanels", "ListPanels",
        "DecorationPanels", "LayoutFiles", "SVGReading",
      ]),

    // Floor 8: programs.
    program(
      "PinfoldTool",
      on: [
        "Pinfold", "GeoCore", "Colorimetry", "JSONReading", "FileAccess", "Imaging", "Places",
        "VectorTiles", "MapStyle", "TileStore", "Typesetting",
        "MapRendering", "MapPanels", "PanelLayout", "LayoutFiles", "Painting",
      ]),
    program(
      "PinfoldBench",
      on: [
        "Pinfold", "GeoCore", "Colorimetry", "FileAccess", "Imaging", "Drawing", "VectorTiles",
        "MapStyle", "TileStore", "Typesetting", "MapRendering", "Painting", "Places", "MapPanels",
        "Symbols", "GeoJSONTiling", "JSONReading",
      ]),

    program(
      "Conformance",
      on: [
        "GeoCore", "Colorimetry", "JSONReading", "FileAccess", "Imaging", "Drawing", "MapStyle",
        "Typesetting", "GlyphPacks",
        "MapRendering", "Painting", "StyleResources", "GoldenKit",
      ]),

    // The golden-image kit.
    room("GoldenKit", on: ["Imaging", "FileAccess"]),

    tests("GeoCoreTests", on: ["GeoCore"]),
    tests("ColorimetryTests", on: ["Colorimetry"]),
    tests("JSONReadingTests", on: ["JSONReading"]),
    tests("FileAccessTests", on: ["FileAccess"]),
    tests("XMLReadingTests", on: ["XMLReading"]),
    tests("ZipReadingTests", on: ["ZipReading"], data: ["Fixtures"]),
    tests("ImagingTests", on: ["Imaging"], data: ["Fixtures"]),
    tests("DrawingTests", on: ["Drawing", "GeoCore", "Colorimetry"]),
    tests("PlacesTests", on: ["Places", "GeoCore", "Colorimetry", "ZipReading"]),
    // What several rooms' tests write their tiles with.
    .target(name: "TileFixtures", path: "Tests/TileFixtures", swiftSettings: common),

    tests("VectorTilesTests", on: ["VectorTiles", "GeoCore", "TileFixtures"]),
    tests("MapStyleTests", on: ["MapStyle", "GeoCore", "Colorimetry", "JSONReading"]),
    tests(
      "TileStoreTests",
      on: [
        "TileStore", "GeoCore", "FileAccess", "VectorTiles", "CSQLite", "TileFixtures",
      ],
      data: ["Fixtures"]),
    tests("TypesettingTests", on: ["Typesetting", "Drawing", "GeoCore", "Colorimetry"]),
    tests(
      "GlyphPacksTests", on: ["GlyphPacks", "Drawing", "GeoCore", "TileFixtures"]),
    tests(
      "SVGReadingTests",
      on: ["SVGReading", "Drawing", "GeoCore", "Colorimetry", "Imaging", "XMLReading"]),
    tests("GeoJSONTilingTests", on: ["GeoJSONTiling", "GeoCore", "JSONReading", "VectorTiles"]),
    tests(
      "StyleResourcesTests",
      on: [
        "StyleResources", "FileAccess", "GeoCore", "Imaging", "MapStyle", "MapRendering",
        "VectorTiles", "GeoJSONTiling", "TileFixtures",
      ]),
    tests("SymbolsTests", on: ["Symbols", "Drawing", "GeoCore"]),
    tests(
      "MapRenderingTests",
      on: [
        "MapRendering", "GeoCore", "Drawing", "VectorTiles", "MapStyle", "Symbols", "JSONReading",
        "Colorimetry", "TileFixtures", "TileStore", "Imaging",
      ]),
    tests("PanelLayoutTests", on: ["PanelLayout", "Drawing", "GeoCore", "Colorimetry", "Places"]),
    tests(
      "PaintingTests",
      on: ["Painting", "Drawing", "GeoCore", "Colorimetry", "Imaging", "GoldenKit", "CCairo"]),
    tests(
      "ListPanelsTests",
      on: [
        "ListPanels", "PanelLayout", "Places", "Drawing", "GeoCore", "Colorimetry", "Typesetting",
      ]),
    tests(
      "MapPanelsTests",
      on: [
        "MapPanels", "MapRendering", "MapStyle", "PanelLayout", "Places", "Drawing", "GeoCore",
        "Colorimetry", "Typesetting", "TileStore", "FileAccess",
      ]),
    tests(
      "DecorationPanelsTests",
      on: [
        "DecorationPanels", "PanelLayout", "Places", "Drawing", "GeoCore", "Colorimetry",
        "Imaging", "Typesetting", "Painting",
      ]),
    tests(
      "LayoutFilesTests",
      on: [
        "LayoutFiles", "PanelLayout", "MapPanels", "ListPanels", "DecorationPanels", "JSONReading",
        "GeoCore", "Colorimetry",
      ]),
    tests(
      "PinfoldTests",
      on: [
        "Pinfold", "GeoCore", "Colorimetry", "Places", "FileAccess", "Imaging", "MapPanels",
        "PanelLayout", "GoldenKit", "JSONReading", "LayoutFiles", "TileFixtures",
      ],
      data: ["Goldens"]),
    tests(
      "PinfoldToolTests",
      on: [
        "PinfoldTool", "Pinfold", "GeoCore", "FileAccess", "Places", "MapPanels", "TileStore",
        "MapStyle", "Imaging", "Painting", "PanelLayout", "Drawing", "JSONReading", "LayoutFiles",
        "SVGReading", "Typesetting", "GlyphPacks", "XMLReading", "ZipReading",
      ]),
    tests(
      "ConformanceTests",
      on: [
        "Conformance", "GeoCore", "JSONReading", "Imaging", "MapRendering", "FileAccess",
        "Typesetting", "TileFixtures", "MapStyle",
      ],
      data: ["render-passing.txt", "render-failing.md"]),
    tests("GoldenKitTests", on: ["GoldenKit", "Imaging", "FileAccess"]),
    tests("FloorTests", on: []),
  ],
  swiftLanguageModes: [.v6]
)
