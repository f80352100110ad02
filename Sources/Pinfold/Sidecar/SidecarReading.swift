import GeoCore
import PanelLayout
import Places

extension Sidecar {
  /// What a picture holds, as it is written in `format` into a file of the name `file`.
  public init(_ snapshot: Snapshot, as format: PictureFormat, file: String? = nil) {
    let contents = SnapshotContents(snapshot)
    let units = PictureUnits(scale: snapshot.scale, format: format)
    let sorting = SidecarSorting(snapshot, contents, units)
    self.file = file
    self.format = format
    self.units = units
    page = snapshot.page
    size = Extent(points: snapshot.list.size, units: units, isRounded: format == .png)
    title = snapshot.board.title
    query = snapshot.board.query?.text
    near = snapshot.board.near
    alternativeText = snapshot.alternativeText
    maps = snapshot.maps.map { Map($0, units) }
    places = sorting.entries
    clusters = sorting.clusters
    missing = Missing(snapshot.diagnostics)
    notes = snapshot.diagnostics.map { Note(kind: $0.kind, message: $0.message) }
  }
}

extension Sidecar.Map {
  init(_ report: MapReport, _ units: PictureUnits) {
    box = Sidecar.Box(points: report.frame, units: units)
    bounds = report.viewport.bounds
    corners = report.viewport.corners
    camera = report.viewport.camera
    camera.center = camera.center.normalized
    metersPerPixel = report.viewport.metersPerPoint / units.pixelsPerPoint
    credits = report.credits
  }
}

extension Sidecar.Missing {
  init(_ diagnostics: [Diagnostic]) {
    (tiles, glyphs) = ([], [])
    var known: Set<Diagnostic.Subject> = []
    for subject in diagnostics.compactMap(\.subject) where known.insert(subject).inserted {
      switch subject {
      case .tiles(let missing, let source):
        tiles += missing.map { Sidecar.Tile(tile: $0, source: source) }
      case .glyph(let scalar, let text):
        glyphs.append(Sidecar.Glyph(scalar: scalar, text: text))
      }
    }
  }
}

/// Sorts what is in a picture by places.
private struct SidecarSorting {
  private(set) var clusters: [Sidecar.Cluster] = []
  private(set) var entries: [Sidecar.Entry] = []
  private var appearances: [Int: [Sidecar.Appearance]] = [:]
  private var rows: [Int: [Sidecar.Box]] = [:]
  private let units: PictureUnits

  /// A place on a map.
  private struct Key: Hashable {
    var map: Int
    var place: Int
  }

  init(_ snapshot: Snapshot, _ contents: SnapshotContents, _ units: PictureUnits) {
    self.units = units
    var pins: [Key: Sidecar.Box] = [:]
    var labels: [Key: Sidecar.Box] = [:]
    var badges: [Key: Int] = [:]
    for part in contents.parts {
      let box = Sidecar.Box(points: part.seen, units: units)
      if part.region.role == .cluster {
        for place in part.region.places {
          if let map = part.map { badges[Key(map: map, place: place)] = clusters.count }
        }
        clusters.append(
          Sidecar.Cluster(
            map: part.map, text: part.region.text, box: box, members: part.region.places))
        continue
      }
      guard let place = part.region.place else { continue }
      if part.region.role == .row { rows[place, default: []].append(box) }
      guard let map = part.map else { continue }
      if part.region.role == .pin { pins[Key(map: map, place: place)] = box }
      if part.region.role == .label { labels[Key(map: map, place: place)] = box }
    }
    for (map, report) in snapshot.maps.enumerated() {
      for mark in report.marks {
        let key = Key(map: map, place: mark.place)
        var appearance = Sidecar.Appearance(mark, on: map, units)
        appearance.pin = pins[key]
        appearance.label = labels[key]
        appearance.cluster = badges[key]
        appearances[mark.place, default: []].append(appearance)
      }
    }
    entries = contents.entries.enumerated().map { entry(of: $1, snapshot) }
    gather(snapshot.board)
  }

  private func entry(of entry: BoardEntry, _ snapshot: Snapshot) -> Sidecar.Entry {
    let found = (appearances[entry.place.index] ?? []).sorted {
      ($0.fate.rank, $0.map) < ($1.fate.rank, $1.map)
    }
    return Sidecar.Entry(
      index: entry.place.index, id: entry.place.id, number: entry.number, name: entry.place.name,
      detail: entry.place.detail, group: nil, coordinate: entry.place.coordinate,
      distance: entry.distance, isSelected: entry.isSelected,
      isVisible: snapshot.maps.isEmpty ? nil : found.contains { $0.fate.isSeen },
      appearances: found, rows: rows[entry.place.index] ?? [])
  }

  private mutating func gather(_ board: Board) {
    guard !board.groups.isEmpty else { return }
    var titles: [Int: String] = [:]
    for group in board.groups where !group.title.isEmpty {
      for entry in board.entries[group.range] { titles[entry.place.index] = group.title }
    }
    for index in entries.indices { entries[index].group = titles[entries[index].index] }
  }
}

extension Sidecar.Appearance {
  fileprivate init(_ mark: PlaceMark, on map: Int, _ units: PictureUnits) {
    self.map = map
    position = Sidecar.Spot(points: mark.position, units: units)
    fate = mark.fate
    reason = mark.reason
    name = mark.name
  }
}

extension PlaceMark.Fate {
  /// Whether anything of the pin, or of a badge that stands for it, is seen.
  var isSeen: Bool {
    switch self {
    case .shown, .clipped, .moved, .clustered: true
    case .hidden, .outside: false
    }
  }

  /// How well a place is seen, 0 for best.
  fileprivate var rank: Int {
    switch self {
    case .shown: 0
    case .moved: 1
    case .clipped: 2
    case .clustered: 3
    case .hidden: 4
    case .outside: 5
    }
  }
}
