import GeoCore
import Synchronization
import VectorTiles

/// A layer of a tile with what pictures have found out about it so far.
final class TileLayer: Sendable {
  let decoded: DecodedLayer
  private let decodedGeometry = Mutex<LayerGeometry?>(nil)
  private let knownClasses = Mutex<[[String]: FeatureClasses]>([:])

  init(_ decoded: DecodedLayer) {
    self.decoded = decoded
  }

  /// The geometry of all features: style layers draw the same street several times, pictures again and again.
  var geometry: LayerGeometry {
    decodedGeometry.withLock { known in
      if let known { return known }
      let geometry = LayerGeometry(decoded)
      known = geometry
      return geometry
    }
  }

  /// Which features are alike in what `keys` name.
  func classes(by keys: [String]) -> FeatureClasses {
    knownClasses.withLock { known in
      if let classes = known[keys] { return classes }
      let classes = FeatureClasses(decoded, by: keys)
      known[keys] = classes
      return classes
    }
  }
}

/// The geometry of all features of a layer, in tile units.
final class LayerGeometry: Sendable {
  let points: [TilePoint]
  let parts: [TilePart]
  /// The box of each part.
  let boxes: [Rect]
  /// The parts of each feature, by its position in the layer.
  let partsOfFeature: [Range<Int>]
  /// What is broken; such features have no parts.
  let errors: [VectorTileError]

  init(_ layer: DecodedLayer) {
    var geometry = TileGeometry()
    var ranges: [Range<Int>] = []
    var errors: [VectorTileError] = []
    ranges.reserveCapacity(layer.features.count)
    for feature in layer.features {
      do throws(VectorTileError) {
        ranges.append(try layer.appendGeometry(of: feature, to: &geometry))
      } catch {
        errors.append(error)
        ranges.append(geometry.parts.count..<geometry.parts.count)
      }
    }
    points = geometry.points
    parts = geometry.parts
    boxes = geometry.parts.map { Self.box(geometry.points[$0.range]) }
    partsOfFeature = ranges
    self.errors = errors
  }

  private static func box(_ points: ArraySlice<TilePoint>) -> Rect {
    var (x0, y0, x1, y1) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for p in points {
      x0 = min(x0, p.x)
      y0 = min(y0, p.y)
      x1 = max(x1, p.x)
      y1 = max(y1, p.y)
    }
    guard x0 <= x1 else { return Rect(.zero) }
    return Rect(minX: Double(x0), minY: Double(y0), maxX: Double(x1), maxY: Double(y1))
  }
}
