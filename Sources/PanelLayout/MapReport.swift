public import GeoCore

/// What a map says of the picture that it drew, for sidecars and alternative text.
public struct MapReport: Hashable, Sendable {
  /// The map's frame in points.
  public var frame: Rect
  /// The camera over that frame.
  public var viewport: Viewport
  /// Whose data the map is made of, an entry for each, in plain text.
  public var credits: [String]
  /// What became of each place of the board, in its order.
  public var marks: [PlaceMark]

  /// Describes a map whose corner lies at the origin; credits and marks may be set after.
  public init(viewport: Viewport, credits: [String] = [], marks: [PlaceMark] = []) {
    frame = Rect(viewport.size)
    self.viewport = viewport
    self.credits = credits
    self.marks = marks
  }

  /// The same in the coordinates of a parent in which the map's corner lies at `origin`.
  public func offset(by origin: Point) -> MapReport {
    var report = self
    report.frame = frame.offset(by: origin)
    for index in marks.indices { report.marks[index].position = marks[index].position + origin }
    return report
  }
}

/// What became of a place on a map.
public struct PlaceMark: Hashable, Sendable {
  /// How its pin was drawn.
  public enum Fate: String, CaseIterable, Hashable, Sendable {
    /// Whole, at the place.
    case shown
    /// At the place, in part cut off by the map's edge.
    case clipped
    /// Whole, beside the place, with a line that leads there.
    case moved
    /// In one badge with others.
    case clustered
    /// At the place, but nothing of it is seen: it lies wholly under another pin.
    case hidden
    /// Not at all: the place lies outside the map.
    case outside
  }

  /// How its name was drawn.
  public enum NameFate: String, CaseIterable, Hashable, Sendable {
    /// Beside the pin.
    case shown
    /// Apart from the pin, with a line that leads there.
    case moved
    /// In the pin itself.
    case onPin
    /// Not at all: there was no room, or the pin is in a badge, under others, or a dot among many.
    case omitted
  }

  /// The `Place.index` of the place.
  public var place: Int
  /// Where the place lies in points, on the copy of the world nearest to the map's middle; beyond the frame for
  /// one outside.
  public var position: Point
  /// What became of its pin.
  public var fate: Fate
  /// Why the pin is not simply shown, in a sentence without a full stop, or nothing.
  public var reason: String?
  /// What became of its name, or nothing where the map bears no names.
  public var name: NameFate?

  /// Makes a mark; all else may be set after.
  public init(place: Int, position: Point, fate: Fate) {
    self.place = place
    self.position = position
    self.fate = fate
  }
}
