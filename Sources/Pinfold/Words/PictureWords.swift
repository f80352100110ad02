public import GeoCore
public import PanelLayout
public import Places

/// The words in which a picture is told to those who cannot see it.
///
/// What is not said otherwise is said in English, so that another language replaces what it needs:
///
///     struct Finnish: PictureWords {
///       var language: String { "fi" }
///       func places(_ count: Int) -> String { count == 1 ? "1 paikka" : "\(count) paikkaa" }
///     }
public protocol PictureWords: Sendable {
  /// The language, as BCP 47 names it.
  var language: String { get }
  /// A picture in one sentence without a full stop.
  func summary(_ summary: PictureSummary) -> String
  /// A number of places.
  func places(_ count: Int) -> String
  /// Which part of the world a map shows, such as an extent and what it is around.
  func extent(_ extent: PictureSummary.Extent) -> String
  /// A place on the earth with a number of decimals.
  func coordinate(_ coordinate: Coordinate, decimals: Int) -> String
  /// A place in a line: its number, name, detail and distance, and what became of it.
  func line(_ line: PlaceLine) -> String
  /// What became of a place on the map, or nothing where it is simply shown; `others` counts those in one badge
  /// with it.
  func fate(_ fate: PlaceMark.Fate, others: Int) -> String?
  /// What a badge says that stands for several places, of which the first are given by name.
  func cluster(_ names: [String], count: Int) -> String
  /// How many more places there are than are told.
  func more(_ count: Int) -> String
  /// How many of the names of a number of places are not written on the map, in a sentence.
  func unnamed(_ count: Int, of total: Int) -> String
  /// In which direction the map is turned, in a sentence.
  func bearing(_ degrees: Double) -> String
  /// Whose data the map is made of, in a sentence.
  func credits(_ credits: [String]) -> String
}

/// What a sentence about a picture can say.
public struct PictureSummary: Hashable, Sendable {
  /// The heading, or nothing.
  public var title: String?
  /// Whether there is a map.
  public var hasMap = false
  /// Whether there is a list.
  public var hasList = false
  /// How many places there are.
  public var count = 0
  /// Of how many they are the first, or those that were found.
  public var total = 0
  /// What was searched for, or nothing.
  public var query: String?
  /// What the map shows, or nothing.
  public var extent: Extent?
  /// Which page it is, or nothing.
  public var page: PicturePage?

  /// Which part of the world a map shows.
  public enum Extent: Hashable, Sendable {
    /// All around the earth.
    case world
    /// A part so large that a length in it means little, around a place.
    case region(Coordinate)
    /// A width and a height in metres, around a place.
    case area(width: Double, height: Double, center: Coordinate)
  }

  /// Says nothing yet.
  public init() {}
}

/// What a line about a place can say.
public struct PlaceLine: Hashable, Sendable {
  /// The place, its number and its distance.
  public var entry: BoardEntry
  /// What became of it on the map, or nothing where there is no map.
  public var fate: PlaceMark.Fate?
  /// How many places are in one badge with it.
  public var others = 0

  /// Makes a line about a place.
  public init(_ entry: BoardEntry) {
    self.entry = entry
  }
}
