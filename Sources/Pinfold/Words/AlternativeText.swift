import GeoCore
import PanelLayout
import Places

/// A picture in words, for those who cannot see it.
public struct AlternativeText: Hashable, Sendable {
  /// The most characters of the short text: what assistive programs read at a stretch.
  public static let longestShort = 125

  /// One sentence of at most `longestShort` characters.
  public var short: String
  /// All of it: the sentence, a line for each place in order, how the map lies, and whose data it is made of.
  public var long: String
}

extension Snapshot {
  /// The picture in English words.
  public var alternativeText: AlternativeText { alternativeText(in: EnglishWords()) }

  /// The picture in words of a language.
  public func alternativeText(in words: any PictureWords) -> AlternativeText {
    let summary = summary
    return AlternativeText(
      short: Self.short(summary, words), long: long(summary, words).joined(separator: "\n"))
  }

  /// A line for each place of the picture in order.
  func lines() -> [PlaceLine] {
    let sizes = clusterSizes
    var fates: [Int: PlaceMark.Fate] = [:]
    for mark in maps.flatMap(\.marks) {
      // On several maps a place is off only where it is off all of them.
      if let known = fates[mark.place], known.isSeen || mark.fate == .outside { continue }
      fates[mark.place] = mark.fate
    }
    return SnapshotContents(self).entries.map { entry in
      var line = PlaceLine(entry)
      line.fate = fates[entry.place.index]
      line.others = max(0, (sizes[entry.place.index] ?? 1) - 1)
      return line
    }
  }

  private var clusterSizes: [Int: Int] {
    var sizes: [Int: Int] = [:]
    for region in regions where region.role == .cluster {
      for place in region.places { sizes[place] = region.places.count }
    }
    return sizes
  }

  private var summary: PictureSummary {
    var summary = PictureSummary()
    summary.title = board.title?.oneLine
    summary.hasMap = !maps.isEmpty
    summary.hasList = regions.contains { $0.role == .list }
    summary.count = board.entries.count
    summary.total = board.query == nil ? board.matchCount : board.inputCount
    summary.query = board.query?.text.oneLine
    summary.extent = maps.first.map(Self.extent)
    summary.page = (page?.count ?? 1) > 1 ? page : nil
    return summary
  }

  /// Wider than this, a length means little: Mercator stretches it by half from one edge to the other.
  private static let widestArea = 2_000_000.0

  private static func extent(_ map: MapReport) -> PictureSummary.Extent {
    let viewport = map.viewport
    if viewport.isAround { return .world }
    let width = viewport.size.width * viewport.metersPerPoint
    let height = viewport.size.height * viewport.metersPerPoint
    let center = viewport.camera.center
    return max(width, height) > widestArea
      ? .region(center) : .area(width: width, height: height, center: center)
  }
}

// MARK: - Short

extension Snapshot {
  /// The sentence with as much of it as fits: first without the extent, then with less of query and title.
  private static func short(_ summary: PictureSummary, _ words: any PictureWords) -> String {
    var summary = summary
    func text() -> String? {
      let text = words.summary(summary)
      return text.count <= AlternativeText.longestShort ? text : nil
    }
    if let whole = text() { return whole }
    summary.extent = nil
    if let plain = text() { return plain }
    for length in [60, 40, 20, 10] {
      summary.query = summary.query?.shortened(to: length)
      summary.title = summary.title?.shortened(to: length)
      if let cut = text() { return cut }
    }
    return words.summary(summary).shortened(to: AlternativeText.longestShort)
  }
}

extension String {
  /// At most `length` characters, the last of which then is an ellipsis.
  func shortened(to length: Int) -> String {
    count <= length ? self : String(prefix(max(0, length - 1))) + "…"
  }
}

// MARK: - Long

extension Snapshot {
  private func long(_ summary: PictureSummary, _ words: any PictureWords) -> [String] {
    let sentence = words.summary(summary)
    var text = [sentence + (sentence.hasSuffix(".") ? "" : ".")]
    var titles = groupTitles
    for line in lines() {
      if let title = titles.removeValue(forKey: line.entry.place.index) { text.append("\(title):") }
      text.append(words.line(line))
    }
    let rest = board.matchCount - board.entries.count
    if rest > 0 { text.append(words.more(rest)) }
    if let names = unwrittenNames { text.append(words.unnamed(names.missing, of: names.count)) }
    if let bearing = maps.first?.viewport.camera.bearing, bearing.rounded() != 0 {
      text.append(words.bearing(bearing))
    }
    var credits: [String] = []
    for credit in maps.flatMap(\.credits) where !credits.contains(credit) { credits.append(credit) }
    if !credits.isEmpty { text.append(words.credits(credits)) }
    return text
  }

  /// How many places of the map have names, and how many of these no map shows; nothing where none are missing.
  private var unwrittenNames: (missing: Int, count: Int)? {
    var isWritten: [Int: Bool] = [:]
    for mark in maps.flatMap(\.marks) {
      guard let fate = mark.name else { continue }
      isWritten[mark.place, default: false] = isWritten[mark.place] == true || fate != .omitted
    }
    let missing = isWritten.values.count { !$0 }
    return missing > 0 ? (missing, isWritten.count) : nil
  }

  /// The titles of groups by the first of their places that is in the picture.
  private var groupTitles: [Int: String] {
    var titles: [Int: String] = [:]
    let shown = Set(SnapshotContents(self).entries.map(\.place.index))
    for group in board.groups where !group.title.isEmpty {
      let first = board.entries[group.range].first { shown.contains($0.place.index) }
      if let first { titles[first.place.index] = group.title.oneLine }
    }
    return titles
  }
}
