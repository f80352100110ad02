import GeoCore
import LayoutFiles
import MapPanels
import Places

/// Whether what a request asks of pins and maps can do anything.
enum PinChecks {
  static func remarks(
    on request: SnapshotRequest, _ board: Board, in root: PanelDescription
  ) -> [Diagnostic] {
    guard root.all.contains(where: { if case .map = $0.kind { true } else { false } }) else {
      return withoutMap(request)
    }
    return properties(request.pins, board.entries.map(\.place)) + numbers(request.pins)
  }

  private static func withoutMap(_ request: SnapshotRequest) -> [Diagnostic] {
    var asked: [String] = []
    if request.camera != .fitPlaces || request.bearing != 0 { asked.append("the camera") }
    if request.pins != PinOptions() || request.pinPicture != nil { asked.append("pins") }
    guard !asked.isEmpty else { return [] }
    let what = asked.joined(separator: " and ")
    return [
      Diagnostic(.input, "the layout has no map, so what is asked of \(what) changes nothing")
    ]
  }

  private static func properties(_ pins: PinOptions, _ places: [Place]) -> [Diagnostic] {
    var remarks: [Diagnostic?] = []
    if case .property(let name)? = pins.text {
      remarks.append(
        PropertyRemark.of(name, in: places, effect: "pins bear nothing") {
          $0.text(of: $1) != nil
        })
    }
    if case .property(let name) = pins.order {
      remarks.append(
        PropertyRemark.of(name, in: places, effect: "those further south lie in front") {
          $0.number(of: $1) != nil
        })
    }
    return remarks.compactMap { $0 }
  }

  private static func numbers(_ pins: PinOptions) -> [Diagnostic] {
    let usual = PinOptions()
    var remarks: [String] = []
    if pins.clusterRadius != usual.clusterRadius, !gathers(pins.crowding) {
      remarks.append(
        "a cluster radius of \(words(pins.clusterRadius)) points changes nothing with crowding '\(pins.crowding.rawValue)'; nothing is gathered"
      )
    }
    if pins.dotsBeyond != usual.dotsBeyond, pins.crowding != .automatic {
      remarks.append(
        "dots beyond \(pins.dotsBeyond) places change nothing with crowding '\(pins.crowding.rawValue)'; they are for auto"
      )
    }
    if pins.form == .dot, pins.text != nil, pins.text != PinText.none {
      remarks.append("dots have no room for a text, so what pins are to bear is not shown")
    }
    return remarks.map { Diagnostic(.input, $0) }
  }

  private static func gathers(_ crowding: PinCrowding) -> Bool {
    switch crowding {
    // Where there is no room to spread, pins are gathered too.
    case .cluster, .spider, .automatic, .spread: true
    case .overlap, .dots: false
    }
  }

  private static func words(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
