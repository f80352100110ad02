import GeoCore
import MapPanels
import Pinfold
import Places

/// What ten thousand pins cost, and how that grows: warm pictures with pins less the same picture without.
struct PinReport {
  private static let counts = [1000, 10_000, 100_000]
  private var rows: [(name: String, costs: [Double])] = []

  init(runs: Int) throws {
    let renderer = try SnapshotRenderer()
    var style = PinOptions()
    style.crowding = .overlap
    style.text = PinText.none
    time("discs", style, { $0.form = .circle }, renderer, runs)
    time("drops with icons", style, { $0.icon = .named("cafe") }, renderer, runs)
    time("drops with numbers", style, { $0.text = .number }, renderer, runs)
    time("dots", style, { $0.crowding = .dots }, renderer, runs)
    time("badges", style, { $0.crowding = .cluster }, renderer, runs)
  }

  private mutating func time(
    _ name: String, _ pins: PinOptions, _ change: (inout PinOptions) -> Void,
    _ renderer: SnapshotRenderer, _ runs: Int
  ) {
    var request = Self.request
    request.pins = pins
    change(&request.pins)
    let costs = Self.counts.map { count in
      let bare = Self.cost(request, 0, renderer, runs)
      return Self.cost(request, count, renderer, runs) - bare
    }
    rows.append((name, costs))
  }

  private static func cost(
    _ request: SnapshotRequest, _ count: Int, _ renderer: SnapshotRenderer, _ runs: Int
  ) -> Double {
    var request = request
    request.places = [.places(places(count))]
    return CPUClock.median(runs) {
      _ = try? renderer.render(request).bitmap()
    }
  }

  private static var request: SnapshotRequest {
    var request = SnapshotRequest()
    request.layout = .map
    request.camera = .bounds(GeoBounds(west: -170, south: -60, east: 170, north: 75))
    request.pinNames = PinNames.none
    return request
  }

  /// Evenly spread without a pattern: multiples of the golden ratio and of the square root of 2.
  private static func places(_ count: Int) -> [Place] {
    (0..<count).map { index in
      let x = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let y = (Double(index) * 0.414_213_562_373_095).truncatingRemainder(dividingBy: 1)
      return Place(
        index: index, name: "",
        coordinate: Coordinate(longitude: 340 * x - 170, latitude: 130 * y - 58))
    }
  }

  /// A row a look, milliseconds of CPU for each count.
  var text: String {
    let head = "pins, CPU ms: " + Self.counts.map(String.init).joined(separator: ", ")
    let lines = rows.map { name, costs in
      "  \(name): " + costs.map { String(($0 * 10).rounded() / 10) }.joined(separator: ", ")
    }
    return ([head] + lines).joined(separator: "\n")
  }
}
