import GeoCore
import MapPanels
import Pinfold
import Places

extension SnapshotRequestParser {
  mutating func readCamera(_ parsed: OptionTable.Parsed) throws(UsageError) {
    if let text = parsed["--padding"] {
      request.padding = try ValueParser(option: "--padding").insets(text)
    }
    if let text = parsed["--bearing"] {
      request.bearing = try ValueParser(option: "--bearing").number(text, in: -3600...3600)
    }
    var zoom: Double?
    if let text = parsed["--zoom"] {
      zoom = try ValueParser(option: "--zoom").number(text, in: Camera.zoomRange)
    }
    if let text = parsed["--bbox"] {
      for other in ["--center", "--lat", "--lon", "--zoom", "--fit"] where parsed[other] != nil {
        throw .contradiction("--bbox", other)
      }
      request.camera = .bounds(try ValueParser(option: "--bbox").bounds(text))
    } else if let center = try center(parsed) {
      request.camera = .center(center, zoom: zoom)
    } else if let zoom {
      request.camera = .zoom(zoom)
    }
  }

  private func center(_ parsed: OptionTable.Parsed) throws(UsageError) -> Coordinate? {
    if let text = parsed["--center"] {
      for other in ["--fit", "--lat", "--lon"] where parsed[other] != nil {
        throw .contradiction("--center", other)
      }
      return try ValueParser(option: "--center").coordinate(text)
    }
    if parsed.has("--fit"), parsed["--lat"] ?? parsed["--lon"] != nil {
      throw .contradiction("--fit", "--lat and --lon")
    }
    switch (parsed["--lat"], parsed["--lon"]) {
    case (nil, nil): return nil
    case (_?, nil): throw .missingOption("--lon")
    case (nil, _?): throw .missingOption("--lat")
    case (let lat?, let lon?):
      return Coordinate(
        longitude: try ValueParser(option: "--lon").number(lon, in: -540...540),
        latitude: try ValueParser(option: "--lat").number(lat, in: -90...90))
    }
  }

  mutating func readBoard(_ parsed: OptionTable.Parsed) throws(UsageError) {
    var board = BoardOptions()
    board.title = parsed["--title"]
    board.query = parsed["--query"] ?? ""
    if let text = parsed["--near"] {
      board.near = try ValueParser(option: "--near").coordinate(text)
    }
    if let text = parsed["--limit"] {
      board.limit = try ValueParser(option: "--limit").count(text)
    }
    if let text = parsed["--sort"] { board.sort = Self.sort(text) }
    if board.sort == .distance, board.near == nil {
      throw .missingOption("--near, which --sort distance needs,")
    }
    if let text = parsed["--select"] { board.selection = Self.selection(text) }
    if let text = parsed["--group"] {
      board.grouping = text == "folder" ? .folder : .property(text)
    }
    board.colorProperty = parsed["--color-by"]
    if let text = parsed["--numbering"] { board.numbering = Self.numbering(text) }
    if let text = parsed["--number-by"] { board.numberOrder = Self.sort(text) }
    request.board = board
  }

  private static func numbering(_ text: String) -> BoardNumbering {
    switch text {
    case "numbers": .positions
    case "letters": .letters
    case "labels": .labels
    case "none": .none
    default: .property(text)
    }
  }

  private static func sort(_ text: String) -> BoardSort {
    switch text {
    case "input": .input
    case "name": .name
    case "distance": .distance
    case _ where text.hasPrefix("-"): .property(String(text.dropFirst()), descending: true)
    default: .property(text)
    }
  }

  private static func selection(_ text: String) -> PlaceSelection {
    text.allSatisfy(\.isNumber) ? .number(text) : .name(text)
  }
}
