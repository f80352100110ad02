import GeoCore
import JSONReading
import MapRendering
import MapStyle

extension StyleOpening {
  /// One picture between four corners.
  func picture(
    _ source: StyleSource, _ corners: [Coordinate]
  ) throws(OpeningError) -> MapSource {
    guard let url = source.url else { throw .statement("it has no url of a picture") }
    if let fault = Self.fault(of: corners, source.node) { throw .statement(fault) }
    return MapSource(.picture(try image(at: url), corners: corners))
  }

  /// What is wrong with the corners of a picture.
  private static func fault(of corners: [Coordinate], _ node: JSONNode) -> String? {
    let stated = node["coordinates"]
    let count = stated?.array?.count ?? 0
    guard corners.count == 4, count == 4 else {
      let found =
        switch (stated, count) {
        case (nil, _): "there are none"
        case (_, 4):
          "\(4 - corners.count) of them \(corners.count == 3 ? "is" : "are") no such pair"
        default: "there are \(count)"
        }
      return "its coordinates are not four pairs [longitude, latitude]: \(found)"
    }
    if let corner = corners.first(where: { abs($0.latitude) > 90 }) {
      return
        "its corner [\(corner.longitude), \(corner.latitude)] has a latitude beyond 90; longitude comes first"
    }
    return area(corners) == 0 ? "its corners lie on one line and enclose no area" : nil
  }

  /// Twice the area of the two triangles that the corners make, in squares of the world's width.
  private static func area(_ corners: [Coordinate]) -> Double {
    let p = corners.map { MercatorPoint($0) }
    func triangle(_ a: Int, _ b: Int, _ c: Int) -> Double {
      abs((p[b].x - p[a].x) * (p[c].y - p[a].y) - (p[c].x - p[a].x) * (p[b].y - p[a].y))
    }
    return triangle(0, 1, 2) + triangle(0, 2, 3)
  }
}
