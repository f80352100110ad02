import GeoCore
import GeoJSONTiling
import JSONReading
import MapRendering
import MapStyle

extension StyleOpening {
  /// Features that stand in the style, or in a file that it names.
  func features(
    _ data: JSONNode, of source: StyleSource, named name: String, _ notes: inout [Diagnostic]
  ) throws(OpeningError) -> MapSource {
    var node = data
    if let address = data.string { node = try json(at: address) }
    let read = GeoJSONFeatures(node)
    notes += read.faults.map { Diagnostic(.input, "source '\(name)': \($0)") }
    var features = read.features
    if let filter = source.node["filter"] {
      let expression = try Self.expression { () throws(FeatureExpressionError) in
        try FeatureExpression(filter: filter)
      }
      features = features.filter {
        expression.value($0.properties, $0.kind, id: $0.id) == .bool(true)
      }
    }
    let tiles = GeoJSONTiles(features, try options(source))
    return MapSource(.features(CutTiles(tiles, name: "source '\(name)'")))
  }

  private static func expression(
    _ parse: () throws(FeatureExpressionError) -> FeatureExpression
  ) throws(OpeningError) -> FeatureExpression {
    do throws(FeatureExpressionError) {
      return try parse()
    } catch {
      throw .expression(error)
    }
  }

  private func options(_ source: StyleSource) throws(OpeningError) -> GeoJSONOptions {
    let node = source.node
    var options = GeoJSONOptions()
    options.maxZoom = Self.zoom(source.maxZoom)
    options.buffer = node["buffer"]?.number ?? options.buffer
    options.tolerance = node["tolerance"]?.number ?? options.tolerance
    options.hasLineMetrics = node["lineMetrics"]?.bool ?? false
    options.generatesIDs = node["generateId"]?.bool ?? false
    options.promotedID = node["promoteId"]?.string
    guard node["cluster"]?.bool == true else { return options }
    var clustering = ClusterOptions()
    clustering.radius = node["clusterRadius"]?.number ?? clustering.radius
    clustering.maxZoom = options.maxZoom - 1
    if let zoom = node["clusterMaxZoom"]?.number { clustering.maxZoom = Self.zoom(zoom) }
    if let count = node["clusterMinPoints"]?.number, count >= 1, count < 1e9 {
      clustering.minPoints = Int(count)
    }
    if let stated = node["clusterProperties"]?.object {
      clustering.properties = try StyleClusterProperties(stated)
    }
    options.clustering = clustering
    return options
  }

  private static func zoom(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), 0), Double(TileID.maximumZoom)))
  }
}

/// What a style lets clusters say of their points.
struct StyleClusterProperties: ClusterProperties {
  private struct Property {
    let name: String
    let map: FeatureExpression
    let reduce: FeatureExpression
  }

  private var properties: [Property] = []

  /// Each member is a list of an operator, or a whole expression of `accumulated`, and of what a point contributes.
  ///
  /// - Throws: where an expression is broken.
  init(_ members: [JSONMember]) throws(OpeningError) {
    for member in members {
      guard let pair = member.node.array, pair.count == 2 else { continue }
      do throws(FeatureExpressionError) {
        properties.append(
          Property(
            name: member.name, map: try FeatureExpression(pair[1]),
            reduce: try FeatureExpression(Self.reduction(pair[0], member.name))))
      } catch {
        throw .expression(error)
      }
    }
  }

  private static func reduction(_ node: JSONNode, _ name: String) -> JSONNode {
    guard node.string != nil else { return node }
    func call(_ words: String...) -> JSONNode {
      JSONNode(.array(words.map { JSONNode(.string($0), line: node.line) }), line: node.line)
    }
    return JSONNode(.array([node, call("accumulated"), call("get", name)]), line: node.line)
  }

  func mapped(_ members: [PropertyMember], id: PropertyValue?) -> [PropertyMember] {
    properties.map { property in
      PropertyMember(
        name: property.name, value: property.map.value(members, .point, id: id) ?? .null)
    }
  }

  func reduced(_ sum: [PropertyMember], _ next: [PropertyMember]) -> [PropertyMember] {
    properties.map { property in
      let before = sum.last { $0.name == property.name }?.value
      let value = property.reduce.value(next, .point, accumulated: before)
      return PropertyMember(name: property.name, value: value ?? .null)
    }
  }
}
