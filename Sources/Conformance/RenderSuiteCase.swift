import Imaging
import JSONReading

/// One case: a style, what is done to it, and the pictures of which one must come out.
struct RenderSuiteCase {
  let name: String
  let style: JSONNode
  let settings: RenderSuiteSettings
  /// The expected pictures in the order of their names.
  let expected: [Bitmap]

  /// Reads the case called `name` below `folder`.
  ///
  /// - Throws: where a file cannot be read or there is no expected picture.
  init(_ name: String, in folder: RenderSuiteFolder) throws(RenderSuiteError) {
    self.name = name
    let path = "\(folder.path)/\(name)"
    style = try RenderSuiteFile.json("\(path)/style.json")
    settings = RenderSuiteSettings(style["metadata"]?["test"])
    var pictures: [Bitmap] = []
    let files = try RenderSuiteFolder.names(in: path).filter {
      $0.hasPrefix("expected") && $0.hasSuffix(".png")
    }
    for file in files.sorted() {
      pictures.append(try Self.picture("\(path)/\(file)"))
    }
    guard !pictures.isEmpty else { throw .noExpectation }
    expected = pictures
  }

  static func picture(_ path: String) throws(RenderSuiteError) -> Bitmap {
    let bytes = try RenderSuiteFile.bytes(path)
    do throws(ImagingError) {
      return try ImageCodec.decode(bytes)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }
}

/// What a style's `metadata.test` says, with the suite's defaults.
struct RenderSuiteSettings {
  /// The frame in logical points.
  var width = 512.0
  var height = 512.0
  var pixelRatio = 1.0
  /// The share of pixels that may differ.
  var allowed = 0.00025
  /// The distance from which on a pixel differs.
  var threshold = 0.1285
  /// The size of the picture where it is not that of the frame.
  var reportWidth: Double?
  var reportHeight: Double?
  /// Whether symbols of different sources keep away from each other.
  var sourcesCollide = true
  var operations: [JSONNode] = []

  init(_ node: JSONNode?) {
    width = node?["width"]?.number ?? width
    height = node?["height"]?.number ?? height
    pixelRatio = node?["pixelRatio"]?.number ?? pixelRatio
    sourcesCollide = node?["crossSourceCollisions"]?.bool ?? sourcesCollide
    allowed = node?["allowed"]?.number ?? allowed
    threshold = node?["threshold"]?.number ?? threshold
    reportWidth = node?["reportWidth"]?.number
    reportHeight = node?["reportHeight"]?.number
    operations = node?["operations"]?.array ?? []
  }
}
