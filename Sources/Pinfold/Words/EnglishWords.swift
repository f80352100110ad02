public import GeoCore
public import PanelLayout
import Places

/// The words that come with Pinfold.
public struct EnglishWords: PictureWords {
  /// Speaks English.
  public init() {}
}

// What any language says that has no words of its own for it.
extension PictureWords {
  /// English.
  public var language: String { "en" }

  /// `Cafés: map and list of 3 of 8 places for “kahvi”, 1.6 km × 1.2 km around 60.17° N, 24.94° E, page 1 of 2`.
  public func summary(_ summary: PictureSummary) -> String {
    var text = summary.title.map { "\($0): " } ?? ""
    let head =
      switch (summary.hasMap, summary.hasList) {
      case (true, true): "map and list"
      case (true, false): "map"
      case (false, true): "list"
      case (false, false): "picture"
      }
    text += text.isEmpty ? head.prefix(1).uppercased() + head.dropFirst() : head
    text += content(summary)
    if let extent = summary.extent { text += ", \(self.extent(extent))" }
    if let page = summary.page { text += ", page \(page.number) of \(page.count)" }
    return text
  }

  private func content(_ summary: PictureSummary) -> String {
    guard summary.total > 0 else { return "" }
    let searched = summary.query.map { " for “\($0)”" } ?? ""
    if summary.count == 0 { return " with none of \(places(summary.total))\(searched)" }
    let isPart = summary.count < summary.total
    return " of " + (isPart ? "\(summary.count.grouped) of " : "") + places(summary.total)
      + searched
  }

  /// `1 place`, `1,234 places`.
  public func places(_ count: Int) -> String {
    count == 1 ? "1 place" : "\(count.grouped) places"
  }

  /// `1.6 km × 1.2 km around 60.17° N, 24.94° E`.
  public func extent(_ extent: PictureSummary.Extent) -> String {
    switch extent {
    case .world: return "the whole world"
    case .region(let center): return "around \(coordinate(center, decimals: 0))"
    case .area(let width, let height, let center):
      let style = DistanceStyle.metric
      // A hundredth of a degree is about a kilometre.
      let decimals = min(width, height) < 100_000 ? 2 : 1
      return "\(style.text(width)) × \(style.text(height)) around "
        + coordinate(center, decimals: decimals)
    }
  }

  /// `60.17° N, 24.94° E`.
  public func coordinate(_ coordinate: Coordinate, decimals: Int) -> String {
    let place = coordinate.normalized
    func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
      var scale = 1
      for _ in 0..<max(0, min(decimals, 7)) { scale *= 10 }
      let number = Int((value.magnitude * Double(scale)).rounded())
      let digits = String(scale + number % scale).dropFirst()
      let text = digits.isEmpty ? "\(number / scale)" : "\(number / scale).\(digits)"
      return "\(text)° \(value < 0 ? negative : positive)"
    }
    guard place.isValid else { return "" }
    return degrees(place.latitude, "N", "S") + ", " + degrees(place.longitude, "E", "W")
  }

  /// `3. Kappeli, Eteläesplanadi 1, 350 m, off the map`.
  public func line(_ line: PlaceLine) -> String {
    let (entry, place) = (line.entry, line.entry.place)
    let name = place.name.oneLine
    let head = name.isEmpty ? coordinate(place.coordinate, decimals: 5) : name
    let parts = [
      head, place.detail?.oneLine ?? "", entry.distance.map(DistanceStyle.metric.text) ?? "",
      line.fate.flatMap { fate($0, others: line.others) } ?? "",
    ]
    return (entry.number.map { "\($0.oneLine). " } ?? "")
      + parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// `off the map`, `in one pin with 4 others`, `at the map's edge`.
  public func fate(_ fate: PlaceMark.Fate, others: Int) -> String? {
    switch fate {
    case .shown, .moved: return nil
    case .clipped: return "at the map’s edge"
    case .clustered where others == 1: return "in one pin with another"
    case .clustered where others > 1: return "in one pin with \(others.grouped) others"
    case .clustered: return "in one pin with others"
    case .hidden: return "under another pin"
    case .outside: return "off the map"
    }
  }

  /// `3 places: Ekberg, Fazer and 1 more`.
  public func cluster(_ names: [String], count: Int) -> String {
    let rest = count - names.count
    return "\(places(count)): \(names.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }

  /// As `… and 12 more`.
  public func more(_ count: Int) -> String { "… and \(count.grouped) more" }

  /// A sentence such as “2 of 30 names are not written on the map”.
  public func unnamed(_ count: Int, of total: Int) -> String {
    guard total > 1 else { return "The name is not written on the map." }
    return
      "\(count.grouped) of \(total.grouped) names \(count == 1 ? "is" : "are") not written on the map."
  }

  /// A sentence such as “The map’s top points 30° clockwise from north”.
  public func bearing(_ degrees: Double) -> String {
    "The map’s top points \(Int(degrees.rounded()))° clockwise from north."
  }

  /// A sentence such as “Map data: © OpenStreetMap contributors”.
  public func credits(_ credits: [String]) -> String {
    let text = credits.joined(separator: "; ")
    return "Map data: \(text)" + (text.hasSuffix(".") ? "" : ".")
  }
}

extension String {
  /// The most characters of a text that are told: those of files have no bound.
  private static let longestTold = 1000

  /// The text on one line, without more white space than between words and without control characters.
  var oneLine: String {
    var (text, isSpaced) = ("", false)
    for scalar in prefix(Self.longestTold).unicodeScalars {
      if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        isSpaced = !text.isEmpty
        continue
      }
      if isSpaced { text.append(" ") }
      isSpaced = false
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
