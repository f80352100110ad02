public import GeoCore
public import PanelLayout
import Places

/// The parts of a picture that a web page lets people point at, and what it says of them.
public struct ImageMap: Hashable, Sendable {
  /// How large the picture is in CSS pixels.
  public var size: Size
  /// The parts, whatever lies on top first, as browsers look for them.
  public var areas: [Area]
  /// A line for each place of the picture in order.
  public var lines: [Line]
  /// What the page is called.
  public var title: String
  /// The picture in words.
  public var alternativeText: AlternativeText
  /// The language of these words, as BCP 47 names it.
  public var language: String

  /// A part of the picture.
  public struct Area: Hashable, Sendable {
    /// What it covers.
    public var shape: Shape
    /// What it is: a pin, a badge of several, or a row.
    public var role: PanelRegion.Role
    /// The `Place.index` of its place, or of the first of several.
    public var place: Int
    /// What it says, in one line.
    public var text: String
    /// Where its place leads, or nothing.
    public var link: String?
  }

  /// What an area covers, in CSS pixels.
  public enum Shape: Hashable, Sendable {
    /// A box.
    case rect(Rect)
    /// What lies within corners.
    case polygon([Point])
    /// What lies around a point.
    case circle(center: Point, radius: Double)
  }

  /// What is said of a place.
  public struct Line: Hashable, Sendable {
    /// The `Place.index` of the place.
    public var place: Int
    /// Its number, name, detail and distance, and what became of it.
    public var text: String
    /// Where it leads, or nothing.
    public var link: String?
  }

  /// Reads a picture.
  public init(_ snapshot: Snapshot, in words: any PictureWords = EnglishWords()) {
    size = snapshot.list.size
    alternativeText = snapshot.alternativeText(in: words)
    title = snapshot.board.title?.oneLine ?? alternativeText.short
    language = words.language
    let places = snapshot.lines()
    lines = places.map { line in
      Line(
        place: line.entry.place.index, text: words.line(line),
        link: PlaceLink(line.entry.place)?.address)
    }
    areas = ImageMapAreas(snapshot, lines, places, words).areas
  }
}

/// Makes the areas of a picture.
private struct ImageMapAreas {
  private(set) var areas: [ImageMap.Area] = []
  private let lines: [Int: ImageMap.Line]
  private let names: [Int: String]
  private let words: any PictureWords

  /// How many places of a badge are said by name.
  private static let namesOfCluster = 5

  init(
    _ snapshot: Snapshot, _ lines: [ImageMap.Line], _ places: [PlaceLine],
    _ words: any PictureWords
  ) {
    self.lines = Dictionary(lines.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    names = Dictionary(
      places.map { ($0.entry.place.index, Self.name($0.entry)) },
      uniquingKeysWith: { first, _ in first })
    self.words = words
    // Panels that are painted later lie on top, and so do later pins; rows do not overlap and keep their order.
    for panel in Self.panels(SnapshotContents(snapshot).parts).reversed() {
      let areas = panel.compactMap(area)
      self.areas += panel.first?.map == nil ? areas : areas.reversed()
    }
  }

  private static func name(_ entry: BoardEntry) -> String {
    let name = entry.place.name.oneLine
    return [entry.number?.oneLine, name.isEmpty ? nil : name].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The parts panel by panel.
  private static func panels(_ parts: [SnapshotContents.Part]) -> [[SnapshotContents.Part]] {
    var panels: [[SnapshotContents.Part]] = []
    for part in parts {
      if part.region.role == .map || part.region.role == .list || panels.isEmpty {
        panels.append([])
      }
      panels[panels.count - 1].append(part)
    }
    return panels
  }

  private func area(_ part: SnapshotContents.Part) -> ImageMap.Area? {
    switch part.region.role {
    case .pin, .row:
      guard let place = part.region.place, let line = lines[place] else { return nil }
      return ImageMap.Area(
        shape: Self.shape(part), role: part.region.role, place: place, text: line.text,
        link: line.link)
    case .cluster:
      let members = part.region.places.filter { lines[$0] != nil }
      guard let first = members.first else { return nil }
      let named = members.compactMap { names[$0] }.filter { !$0.isEmpty }
      let text = words.cluster(
        Array(named.prefix(Self.namesOfCluster)), count: part.region.places.count)
      return ImageMap.Area(
        shape: Self.shape(part), role: .cluster, place: first, text: text, link: nil)
    default: return nil
    }
  }

  // What is cut by the map's edge is the box that is left; badges are round.
  private static func shape(_ part: SnapshotContents.Part) -> ImageMap.Shape {
    if part.region.role == .cluster, part.seen == part.region.rect {
      return .circle(center: part.seen.center, radius: part.seen.width / 2)
    }
    return part.region.outline.count >= 3 && part.seen == part.region.rect
      ? .polygon(part.region.outline.map { $0 + part.seen.origin }) : .rect(part.seen)
  }
}
