import GeoCore
import JSONReading
import ListPanels
import MapPanels

// How places, cameras and fields of rows are written in layout files.

extension PinNames: LayoutWord {}

extension CameraChoice: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> CameraChoice {
    if node.string == "fit" { return .fitPlaces }
    guard node.object != nil else {
      throw position.bad(node, "'fit' or an object with center, zoom or bounds")
    }
    var keys = try LayoutKeys(node, at: position)
    let (center, zoom, bounds) = (keys.take("center"), keys.take("zoom"), keys.take("bounds"))
    try keys.finish()
    var level: Double?
    if let zoom {
      let range = Camera.zoomRange
      guard let number = zoom.number, range.contains(number) else {
        throw position.key("zoom", zoom).bad(
          zoom, "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
      }
      level = number
    }
    switch (center, bounds) {
    case (let center?, nil):
      return .center(try coordinate(center, position.key("center", center)), zoom: level)
    case (nil, let bounds?) where level == nil:
      return .bounds(try Self.bounds(bounds, position.key("bounds", bounds)))
    case (nil, nil):
      guard let level else { throw .missingKey("center", position) }
      return .zoom(level)
    default: throw position.bad(node, "bounds alone, or center and zoom")
    }
  }

  private static func coordinate(
    _ node: JSONNode, _ position: LayoutPosition
  ) throws(LayoutFileError) -> Coordinate {
    let n = node.array?.compactMap(\.number) ?? []
    guard n.count == 2, node.array?.count == 2, abs(n[0]) <= 540, abs(n[1]) <= 90 else {
      throw position.bad(node, "[longitude, latitude] in degrees")
    }
    return Coordinate(longitude: n[0], latitude: n[1])
  }

  private static func bounds(
    _ node: JSONNode, _ position: LayoutPosition
  ) throws(LayoutFileError) -> GeoBounds {
    let n = node.array?.compactMap(\.number) ?? []
    guard n.count == 4, node.array?.count == 4, abs(n[0]) <= 540, abs(n[2]) <= 540,
      abs(n[1]) <= 90, abs(n[3]) <= 90, n[1] < n[3], n[0] != n[2]
    else { throw position.bad(node, "[west, south, east, north] in degrees") }
    return GeoBounds(west: n[0], south: n[1], east: n[2], north: n[3])
  }

  var json: JSONValue {
    switch self {
    case .fitPlaces: .string("fit")
    case .zoom(let zoom): .members([("zoom", .number(zoom))])
    case .bounds(let b):
      .members([("bounds", .numbers(b.west, b.south, b.east, b.north))])
    case .center(let center, let zoom):
      .members(
        [("center", .numbers(center.longitude, center.latitude))]
          + (zoom.map { [("zoom", .number($0))] } ?? []))
    }
  }

  static var schema: JSONValue {
    func numbers(_ count: Double) -> JSONValue {
      .members([
        ("type", .string("array")), ("items", Double.schema), ("minItems", .number(count)),
        ("maxItems", .number(count)),
      ])
    }
    return .members([
      (
        "anyOf",
        .list([
          .members([("const", .string("fit"))]),
          .members([
            ("type", .string("object")),
            (
              "properties",
              .members([
                ("center", numbers(2).described("[longitude, latitude]")),
                ("zoom", Double.schema),
                ("bounds", numbers(4).described("[west, south, east, north]")),
              ])
            ), ("additionalProperties", .bool(false)),
          ]),
        ])
      )
    ])
  }
}

extension RowTemplate.Field: LayoutValue {
  private static let property = "property:"

  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> RowTemplate.Field {
    switch node.string {
    case "name": return .name
    case "detail": return .detail
    case "distance": return .distance
    case "coordinate": return .coordinate
    case let text? where text.hasPrefix(property) && text.count > property.count:
      return .property(String(text.dropFirst(property.count)))
    default:
      throw position.bad(node, "one of name, detail, distance, coordinate, property:NAME")
    }
  }

  var json: JSONValue {
    switch self {
    case .name: .string("name")
    case .detail: .string("detail")
    case .distance: .string("distance")
    case .coordinate: .string("coordinate")
    case .property(let name): .string(Self.property + name)
    }
  }

  static var schema: JSONValue {
    .members([
      ("type", .string("string")),
      ("pattern", .string("^(name|detail|distance|coordinate|property:.+)$")),
    ])
  }
}

extension RowTemplate: LayoutObject {
  static var fields: [LayoutField<RowTemplate>] {
    [
      LayoutField("title", \.title, "The first line; default name."),
      LayoutField("details", \.details, "The lines below it; default [detail]."),
      LayoutField(
        "trailing", \.trailing, "At the far end of the first line, or null; default distance."),
      LayoutField("badge", \.showsBadge, "Whether the number is shown; default true."),
      LayoutField("titleLines", \.titleLines, "The most lines of the title; default 2."),
      LayoutField("detailLines", \.detailLines, "The most lines of each detail; default 2."),
    ]
  }
}
