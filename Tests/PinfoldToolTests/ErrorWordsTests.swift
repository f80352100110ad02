import Drawing
import FileAccess
import Foundation
import GeoCore
import GlyphPacks
import Imaging
import JSONReading
import LayoutFiles
import MapStyle
import Painting
import PanelLayout
import Pinfold
import Places
import SVGReading
import Testing
import TileStore
import Typesetting
import XMLReading
import ZipReading

@testable import PinfoldTool

/// All cases of an enum, each with some values; that none is left out the compiler sees to, since what comes after a
/// case is a `switch` over all of them.
private func all<E>(_ next: (E?) -> E?) -> [E] {
  var all: [E] = []
  while let one = next(all.last) { all.append(one) }
  return all
}

@Suite("What errors say")
struct ErrorWordsTests {
  private static let path = "a.b"

  private static let json: [JSONError] = all { (last: JSONError.Reason?) -> JSONError.Reason? in
    switch last {
    case nil: .unexpectedEnd
    case .unexpectedEnd: .unexpectedByte(7)
    case .unexpectedByte: .badNumber
    case .badNumber: .badEscape
    case .badEscape: .notUTF8
    case .notUTF8: .tooDeep
    case .tooDeep: .trailingText
    case .trailingText: nil
    }
  }.map { JSONError(reason: $0, byteOffset: 1, line: 2) }

  private static let file: [FileError] = all { last in
    switch last {
    case nil: .cannotRead(path: path, reason: "r")
    case .cannotRead: .cannotWrite(path: path, reason: "r")
    case .cannotWrite: .tooLarge(path: path, size: 3, limit: 2)
    case .tooLarge: nil
    }
  }

  private static let resource: [ResourceError] =
    all { last in
      switch last {
      case nil: .unreachable(address: path, reason: "r")
      case .unreachable: .file(address: path, file[0])
      case .file: nil
      }
    } + file.map { .file(address: path, $0) }

  private static let imaging: [ImagingError] = all { last in
    switch last {
    case nil: .unknownFormat
    case .unknownFormat: .damaged(.png, reason: "r")
    case .damaged: .unsupported(.webp, feature: "f")
    case .unsupported: .tooManyPixels(width: 2, height: 2, limit: 3)
    case .tooManyPixels: .empty
    case .empty: .wrongPixelCount(expected: 4, found: 3)
    case .wrongPixelCount: .wrongFrame(index: 0)
    case .wrongFrame: .tooManyFrames(limit: 1)
    case .tooManyFrames: .badText(keyword: "k")
    case .badText: .outOfMemory
    case .outOfMemory: nil
    }
  }

  private static let tileStore: [TileStoreError] = all { last in
    switch last {
    case nil: .cannotRead(path: path, reason: "r")
    case .cannotRead: .notAnArchive(path: path, firstBytes: [1, 2])
    case .notAnArchive: .noTiles(path: path)
    case .noTiles: .unsupportedVersion(path: path, version: 2)
    case .unsupportedVersion: .truncated(path: path, size: 1, expected: 2)
    case .truncated: .unsupportedCompression(path: path, name: "zstd")
    case .unsupportedCompression: .badDatabase(path: path, reason: "r")
    case .badDatabase: .badArchive(path: path, byteOffset: 3, reason: "r")
    case .badArchive: nil
    }
  }

  private static let tile: [TileError] = all { last in
    switch last {
    case nil: TileID(z: 0, x: 0, y: 0).map { .unreadable(path: path, tile: $0, reason: "r") }
    case .unreadable(_, let tile, _): .badCompression(path: path, tile: tile, reason: "r")
    case .badCompression(_, let tile, _): .tooLarge(path: path, tile: tile, limit: 2)
    case .tooLarge: nil
    }
  }

  private static let style: [StyleError] =
    all { last in
      switch last {
      case nil: .notJSON(json[0])
      case .notJSON: .notAnObject
      case .notAnObject: .unsupportedVersion("7")
      case .unsupportedVersion: .noLayers
      case .noLayers: nil
      }
    } + json.map { .notJSON($0) }

  private static let xml: [XMLError] = all { last in
    switch last {
    case nil: .notWellFormed(line: 2, reason: "r")
    case .notWellFormed: .tooDeep(line: 2)
    case .tooDeep: .tooLarge(line: 2)
    case .tooLarge: nil
    }
  }

  private static let svg: [SVGError] =
    all { last in
      switch last {
      case nil: .tooLong(bytes: 2, limit: 1)
      case .tooLong: .xml(xml[0])
      case .xml: .notSVG(root: "html")
      case .notSVG: .badSize(Size(width: 0, height: 2), limit: 3)
      case .badSize: nil
      }
    } + xml.map { .xml($0) }

  private static let zip: [ZipError] = all { last in
    switch last {
    case nil: .notAnArchive
    case .notAnArchive: .broken("b")
    case .broken: .unsupported(member: "m", reason: "r")
    case .unsupported: .tooLarge(member: "m", limit: 2)
    case .tooLarge: nil
    }
  }

  private static let places: [PlacesError] =
    all { last in
      switch last {
      case nil: .file(file[0])
      case .file: .empty(path: path)
      case .empty: .unknownFormat(path: path, known: ["k"])
      case .unknownFormat: .unknownEncoding(path: path, name: "e")
      case .unknownEncoding: .json(path: path, json[0])
      case .json: .notGeoJSON(path: path, line: 2, reason: "r")
      case .notGeoJSON: .noCoordinateColumns(path: path, columns: ["c"], lookedFor: ["l"])
      case .noCoordinateColumns: .projected(path: path, columns: ["c"])
      case .projected: .noSuchColumn(path: path, wanted: ["w"], columns: ["c"])
      case .noSuchColumn: .badDelimiter("::")
      case .badDelimiter: .recordTooLong(path: path, line: 1, limit: 2)
      case .recordTooLong: .xml(path: path, xml[0])
      case .xml: .unknownXML(path: path, root: "html", line: 2)
      case .unknownXML: .zip(path: path, zip[0])
      case .zip: .noKML(path: path, kind: "k")
      case .noKML: .otherKind(path: path, kind: "k")
      case .otherKind:
        .nothingUsable(path: path, skipped: [Diagnostic(.skippedPlace, "s")], lookedFor: "l")
      case .nothingUsable: .tooMany(path: path, limit: 2)
      case .tooMany: nil
      }
    } + json.map { .json(path: path, $0) } + xml.map { .xml(path: path, $0) }
    + zip.map { .zip(path: path, $0) } + file.map { .file($0) }

  private static let typed: [TypedError] = all { last in
    switch last {
    case nil: .notUnderstood(part: "p")
    case .notUnderstood: .badValue(name: "n", value: "v", expected: "e")
    case .badValue: .outOfRange(part: "p", hint: "h")
    case .outOfRange: .tooFewPoints(count: 1, needed: 2)
    case .tooFewPoints: nil
    }
  }

  private static let place = LayoutPosition(line: 3, path: "children")

  private static let layout: [LayoutFileError] = all { last in
    switch last {
    case nil: .notJSON(json[0])
    case .notJSON: .unknownKey("n", place, nearest: "m")
    case .unknownKey: .repeatedKey("n", place)
    case .repeatedKey: .missingKey("n", place)
    case .missingKey: .unknownType("n", place, nearest: nil)
    case .unknownType: .badValue(place, found: "f", expected: "e")
    case .badValue: .tooDeep(place, limit: 2)
    case .tooDeep: .tooMany(place, limit: 2)
    case .tooMany: nil
    }
  }

  private static let painting: [PaintingError] = all { last in
    switch last {
    case nil: .invalidSize(Size(width: 0, height: 0), scale: 1)
    case .invalidSize: .tooLarge(width: 1e300, height: 2, limit: 3, side: 4)
    case .tooLarge: .malformed(command: 1)
    case .malformed: .unbalancedGroup(command: 1)
    case .unbalancedGroup: .tooDeep(command: 1, limit: 2)
    case .tooDeep: .noPages
    case .noPages: .cairo(operation: "make an image", status: "s")
    case .cairo: nil
    }
  }

  private static let panels: [LayoutError] = all { last in
    switch last {
    case nil: .tooDeep(limit: 2)
    case .tooDeep: nil
    }
  }

  private static let fonts: [TypesettingError] = all { last in
    switch last {
    case nil: .noSuchDirectory(path: path)
    case .noSuchDirectory: .noFonts(path: path)
    case .noFonts: nil
    }
  }

  private static let glyphs: [GlyphPackError] = all { last in
    switch last {
    case nil: .noPack(path: path)
    case .noPack: .broken(file: path, reason: "r")
    case .broken: nil
    }
  }

  private static let pathData: [PathDataError] = all { last in
    switch last {
    case nil: .unexpected(offset: 1)
    case .unexpected: .tooLong(limit: 2)
    case .tooLong: nil
    }
  }

  private static let snapshots: [SnapshotError] = all { last in
    switch last {
    case nil: .request("r")
    case .request: .resource(name: "n", searched: ["s"])
    case .resource: .unknownStyle(name: "n", known: ["k"])
    case .unknownStyle: .places(places[0])
    case .places: .tiles(tileStore[0])
    case .tiles: .file(file[0])
    case .file: .style(path: path, style[0])
    case .style: .layout(path: path, layout[0])
    case .layout: .image(path: path, imaging[0])
    case .image: .drawing(path: path, svg[0])
    case .drawing: .fonts(fonts[0])
    case .fonts: .glyphs(glyphs[0])
    case .glyphs: .missingTiles([Diagnostic(.missingTile, "m")])
    case .missingTiles: .missingGlyphs([Diagnostic(.missingGlyph, "m")])
    case .missingGlyphs: .panel(PanelError(panels[0], at: .root))
    case .panel: .painting(painting[0])
    case .painting: .encoding(imaging[0])
    case .encoding: .output(file[0])
    case .output: .internalFault("f")
    case .internalFault: nil
    }
  }

  /// The errors that end a command, with each error of other modules in them.
  private static var ends: [SnapshotError] {
    var ends = snapshots
    ends += places.map { .places($0) }
    ends += tileStore.map { .tiles($0) }
    ends += file.flatMap { [.file($0), .output($0)] }
    ends += style.map { .style(path: path, $0) }
    ends += layout.map { .layout(path: path, $0) }
    ends += json.map { .layout(path: path, .notJSON($0)) }
    ends += imaging.flatMap { [.image(path: path, $0), .encoding($0)] }
    ends += svg.map { .drawing(path: path, $0) }
    ends += fonts.map { .fonts($0) }
    ends += glyphs.map { .glyphs($0) }
    ends += painting.map { .painting($0) }
    ends += panels.map { .panel(PanelError($0, at: .root)) }
    return ends
  }

  /// What a message has in it that is no word of a person but one of the program.
  private func code(in message: String) -> String? {
    let patterns: [Regex<Substring>] = [
      // unexpectedEnd
      #/\b[a-z]+[A-Z]\w*/#,
      // truncated(path: …), damaged(.png)
      #/\w\(/#, #/\(\w+: /#, #/[ (]\.[a-z]/#,
      // Imaging.ImageFormat.png
      #/\b[A-Z]\w*\.[A-Za-z]/#,
      #/Optional/#,
    ]
    for pattern in patterns {
      if let found = message.firstMatch(of: pattern) { return String(message[found.range]) }
    }
    return nil
  }

  @Test("What ends a command is told in words")
  func commands() {
    for error in Self.ends {
      let words = ErrorWords.message(error)
      #expect(code(in: words) == nil, "\(words)")
      #expect(!words.isEmpty && !words.hasSuffix("."), "\(words)")
    }
  }

  @Test("Errors that stand in notes say themselves in words")
  func notes() {
    let errors: [[any Error]] = [
      Self.json, Self.file, Self.resource, Self.imaging, Self.tileStore, Self.tile, Self.style,
      Self.xml, Self.svg, Self.zip, Self.painting, Self.panels, Self.fonts, Self.pathData,
    ]
    for error in errors.joined() { #expect(code(in: "\(error)") == nil, "\(error)") }
  }

  @Test("Typed places and shapes that are none are told in words")
  func typed() {
    for error in Self.typed {
      let words = PlaceArguments.words(error)
      #expect(code(in: words) == nil, "\(words)")
    }
  }

  @Test("A camera that is nowhere is told in words")
  func cameras() throws {
    let renderer = try SnapshotRenderer()
    let nan = Double.nan
    let cameras: [CameraChoice] = [
      .zoom(nan), .center(Coordinate(longitude: nan, latitude: 0), zoom: 3),
      .center(Coordinate(longitude: 0, latitude: 0), zoom: nan),
      .bounds(GeoBounds(west: 0, south: 1, east: 0, north: -1)),
    ]
    for camera in cameras {
      var request = SnapshotRequest()
      request.camera = camera
      let error = #expect(throws: SnapshotError.self) { try renderer.render(request) }
      let words = error.map { ErrorWords.message($0) }
      #expect(words.map { code(in: $0) == nil } == true, "\(words ?? "")")
    }
    var request = SnapshotRequest()
    request.padding = Insets(-1)
    let error = #expect(throws: SnapshotError.self) { try renderer.render(request) }
    #expect(error.map { code(in: ErrorWords.message($0)) == nil } == true)
  }

  @Test("Words are told from names of the program")
  func detector() {
    for text in [
      "unexpectedEnd", "truncated(path: a)", "damaged(Imaging.ImageFormat.png, reason: r)",
      "it is .png", "Optional(3)", "line 3: badNumber",
    ] {
      #expect(code(in: text) != nil, "\(text)")
    }
    for text in [
      "GeoJSON, PMTiles (3 is read) and --lat-column", "a.b: 3 × 4 points", "command 2 (of 3)",
    ] {
      #expect(code(in: text) == nil, "\(text)")
    }
  }

  @Test("All error enums of the modules are walked through")
  func modules() throws {
    let walked: Set = [
      "FileError", "ResourceError", "ImagingError", "TileStoreError", "TileError", "StyleError",
      "XMLError", "SVGError", "ZipError", "PlacesError", "TypedError", "LayoutFileError",
      "PaintingError", "LayoutError", "TypesettingError", "PathDataError", "SnapshotError",
      "GlyphPackError",
    ]
    // A reason is no sentence but one of those that sidecars know; the other is for those who test.
    let others: Set = ["Reason", "GoldenMismatch"]
    var found: Set<String> = []
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for line in text.matches(of: #/public enum (\w+): Error/#) { found.insert(String(line.1)) }
    }
    #expect(found == walked.union(others))
  }
}
