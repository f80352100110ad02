import GeoCore
import Pinfold

/// A map that is timed.
struct BenchView {
  var style: String
  var archive: String
  var camera: Camera
}

/// What is timed, and how often.
struct BenchArguments {
  private(set) var runs = 15
  private(set) var views: [BenchView] = []
  private(set) var subject = Subject.pictures

  /// What is timed.
  enum Subject { case pictures, expressions, pins, labels }

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--runs", let count = rest.popFirst().flatMap(Int.init) {
        runs = max(1, count)
      } else if word == "--expressions" {
        subject = .expressions
      } else if word == "--pins" {
        subject = .pins
      } else if word == "--labels" {
        subject = .labels
      } else if rest.count >= 2, let camera = Self.camera(rest[rest.startIndex + 1]) {
        views.append(BenchView(style: word, archive: rest[rest.startIndex], camera: camera))
        rest = rest.dropFirst(2)
      }
    }
    if views.isEmpty { views = Self.sample }
  }

  private static var sample: [BenchView] {
    [
      BenchView(
        style: "streets", archive: "Samples/helsinki.pmtiles",
        camera: Camera(center: Coordinate(longitude: 24.941, latitude: 60.169), zoom: 14.3))
    ]
  }

  private static func camera(_ text: String) -> Camera? {
    let n = text.split(separator: ",").compactMap { Double($0) }
    guard n.count == 3 else { return nil }
    return Camera(center: Coordinate(longitude: n[0], latitude: n[1]), zoom: n[2])
  }
}
