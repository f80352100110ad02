import JSONReading

/// The sources of a style.
enum SourceRules {
  static let source = ValueRule.checked { $0.checkSource($1, at: $2) }

  static let types = ["vector", "raster", "raster-dem", "geojson", "video", "image"]

  /// The members of sources of `type`, or nothing where there is no such type.
  static func rule(_ type: String) -> ObjectRule? {
    switch type {
    case "vector": vector
    case "raster": raster
    case "raster-dem": rasterDEM
    case "geojson": geoJSON
    case "video": video
    case "image": image
    default: nil
    }
  }

  private static func type(_ name: String) -> ObjectRule.Member {
    .init("type", .word([name]), required: true)
  }

  private static let tiled: [ObjectRule.Member] = [
    .init("url", .string), .init("tiles", .array(.string, count: nil)),
    .init("bounds", .array(.number, count: 4)), .init("minzoom", .number),
    .init("maxzoom", .number), .init("attribution", .string), .init("volatile", .boolean),
  ]
  private static let scheme = ObjectRule.Member("scheme", .word(["xyz", "tms"]))
  private static let promoteId = ObjectRule.Member(
    "promoteId", .checked { $0.checkPromotedIdentifier($1, at: $2) })
  private static let corners = ObjectRule.Member(
    "coordinates", .array(.array(.number, count: 2), count: 4), required: true)

  private static let vector = ObjectRule(
    [type("vector")] + tiled + [scheme, promoteId, .init("encoding", .word(["mvt", "mlt"]))],
    others: .any)

  private static let raster = ObjectRule(
    [type("raster")] + tiled + [scheme, .init("tileSize", .number)], others: .any)

  static let customFactors = ["redFactor", "greenFactor", "blueFactor", "baseShift"]

  private static let rasterDEM = ObjectRule(
    [type("raster-dem")] + tiled
      + [
        .init("tileSize", .number), .init("encoding", .word(["terrarium", "mapbox", "custom"])),
      ] + customFactors.map { .init($0, .number) })

  private static let geoJSON = ObjectRule([
    type("geojson"), .init("data", .any, required: true), .init("maxzoom", .number),
    .init("attribution", .string), .init("buffer", .number(0...512)),
    .init("filter", .checked { $0.checkFilter($1, at: $2) }), .init("tolerance", .number),
    .init("cluster", .boolean), .init("clusterRadius", .number(0...(.infinity))),
    .init("clusterMaxZoom", .number), .init("clusterMinPoints", .number),
    .init("clusterProperties", .any), .init("lineMetrics", .boolean),
    .init("generateId", .boolean), promoteId,
  ])

  private static let video = ObjectRule([
    type("video"), .init("urls", .array(.string, count: nil), required: true), corners,
  ])

  private static let image = ObjectRule([
    type("image"), .init("url", .string, required: true), corners,
  ])
}

extension StyleValidation {
  fileprivate mutating func checkSource(_ node: JSONNode, at path: String) {
    guard let type = node["type"], type.isPresent else {
      return note("\"type\" is required", node, at: path)
    }
    switch type.string ?? "" {
    case "canvas":
      note(
        StyleIssue(
          path: path,
          reason: "Please use runtime APIs to add canvas sources, rather than including them in "
            + "stylesheets.", line: nil, identifier: "source.canvas"))
    case "raster-dem": checkElevation(node, at: path)
    case let name:
      guard let rule = SourceRules.rule(name) else {
        return checkWord(type, SourceRules.types, at: "\(path).type")
      }
      checkObject(node, rule, at: path)
      if name == "geojson", node["cluster"]?.isPresent ?? false { checkClusters(node, at: path) }
    }
  }

  /// The members of an elevation source go by their own names alone.
  private mutating func checkElevation(_ node: JSONNode, at path: String) {
    guard let rule = SourceRules.rule("raster-dem") else { return }
    let encoding = node["encoding"]
    let found = encoding.map { $0.isPresent ? "\"\($0.shownText)\"" : "Default" } ?? "Default"
    for member in node.walkedMembers {
      if encoding?.string != "custom", SourceRules.customFactors.contains(member.name) {
        note(
          "In \"\(path)\": \"\(member.name)\" is only valid when \"encoding\" is set to "
            + "\"custom\". \(found) encoding found", member.node, at: member.name)
      } else if let known = rule.members.first(where: { $0.name == member.name }) {
        check(member.node, known.rule, at: member.name)
      } else if member.name != "*" {
        note("unknown property \"\(member.name)\"", member.node, at: member.name)
      }
    }
  }

  fileprivate mutating func checkPromotedIdentifier(_ node: JSONNode, at path: String) {
    if node.string != nil { return }
    for member in node.walkedMembers { check(member.node, .string, at: "\(path).\(member.name)") }
    for (index, item) in (node.array ?? []).enumerated() {
      check(item, .string, at: "\(path).\(index)")
    }
  }

  /// What clusters carry: for each property an operator or expression that adds up, and one that yields what is
  /// added.
  private mutating func checkClusters(_ node: JSONNode, at path: String) {
    for member in node["clusterProperties"]?.walkedMembers ?? [] {
      let pair = member.node.array ?? []
      let place = "\(path).\(member.name)"
      checkExpression(pair.count > 1 ? pair[1] : nil, .cluster, at: place + ".map")
      checkExpression(pair.first.map { sum($0, member.name) }, .cluster, at: place + ".reduce")
    }
  }

  private func sum(_ node: JSONNode, _ property: String) -> JSONNode {
    guard let name = node.string else { return node }
    return .call(name, [.call("accumulated", []), .call("get", [JSONNode(.string(property))])])
  }
}
