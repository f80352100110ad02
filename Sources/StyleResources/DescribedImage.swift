import GeoCore
public import Imaging
public import JSONReading
public import MapRendering

extension StyleImage {
  /// Makes an image as an entry of a sprite's index describes it; what is wrong in it is as if it were not there.
  public init(_ bitmap: Bitmap, described node: JSONNode) {
    self = Self.reading(bitmap, node).image
  }

  /// The image, and what is wrong in its description.
  static func reading(_ bitmap: Bitmap, _ node: JSONNode) -> (image: StyleImage, issues: [String]) {
    var image = StyleImage(bitmap)
    var issues: [String] = []
    if let ratio = node["pixelRatio"]?.number, ratio > 0 { image.pixelRatio = ratio }
    image.isSDF = node["sdf"]?.bool ?? false
    image.content = content(node["content"], bitmap, &issues)
    let content = image.content
    image.stretchX = stretches(
      node, "stretchX", Double(bitmap.width), content.map { ($0.minX, $0.maxX) }, &issues)
    image.stretchY = stretches(
      node, "stretchY", Double(bitmap.height), content.map { ($0.minY, $0.maxY) }, &issues)
    image.textFitWidth = node["textFitWidth"]?.string.flatMap(TextFit.init) ?? image.textFitWidth
    image.textFitHeight =
      node["textFitHeight"]?.string.flatMap(TextFit.init) ?? image.textFitHeight
    return (image, issues)
  }

  private static func content(
    _ node: JSONNode?, _ bitmap: Bitmap, _ issues: inout [String]
  ) -> Rect? {
    guard let node else { return nil }
    let edges = (node.array ?? []).compactMap(\.number)
    guard edges.count == 4, edges[0] >= 0, edges[1] >= 0, edges[0] < edges[2],
      edges[1] < edges[3], edges[2] <= Double(bitmap.width), edges[3] <= Double(bitmap.height)
    else {
      issues.append(
        "has a content that is not [left, top, right, bottom] within its \(bitmap.width) × \(bitmap.height) pixels; all of it is taken"
      )
      return nil
    }
    return Rect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3])
  }

  /// What may be stretched of a side, or nothing where that makes no sense: then the image is not stretched in parts.
  private static func stretches(
    _ node: JSONNode, _ name: String, _ length: Double, _ content: (Double, Double)?,
    _ issues: inout [String]
  ) -> [ClosedRange<Double>]? {
    guard let node = node[name] else { return nil }
    var ranges: [ClosedRange<Double>] = []
    for pair in node.array ?? [] {
      let ends = (pair.array ?? []).compactMap(\.number)
      guard ends.count == 2, ends[0] <= ends[1], ends[0] >= ranges.last?.upperBound ?? 0,
        ends[1] <= length
      else {
        ranges = []
        break
      }
      ranges.append(ends[0]...ends[1])
    }
    // What grows has to be where the text is.
    let (low, high) = content ?? (0, length)
    let grown = ranges.reduce(0) { $0 + max(0, min($1.upperBound, high) - max($1.lowerBound, low)) }
    guard grown > 0 else {
      issues.append(
        "has a \(name) that is not a list of [from, to] in order within \(Self.words(low))…\(Self.words(high)); it is stretched as a whole"
      )
      return nil
    }
    return ranges
  }

  private static func words(_ pixels: Double) -> String {
    Int(exactly: pixels).map { "\($0)" } ?? "\(pixels)"
  }
}
