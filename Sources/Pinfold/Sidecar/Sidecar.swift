public import GeoCore
public import PanelLayout

/// What a picture holds, for programs: where each place, its pin and its row are, what became of them, and what is
/// missing.
///
/// It is about one picture in one format; a page of several is a picture of its own.
public struct Sidecar: Hashable, Sendable {
  /// Which shape the file has; it is counted up when a member changes its meaning.
  public static let version = 1

  /// The file of the picture as it was named, without folders, or nothing where it has no name.
  public var file: String?
  /// In which format it is.
  public var format: PictureFormat
  /// Which page it is, or nothing where no page was asked for.
  public var page: PicturePage?
  /// How large it is.
  public var size: Extent
  /// What a point is in the file's units.
  public var units: PictureUnits
  /// The heading, or nothing.
  public var title: String?
  /// What was searched for, or nothing.
  public var query: String?
  /// Where distances are measured from, or nothing.
  public var near: Coordinate?
  /// The picture in words.
  public var alternativeText: AlternativeText
  /// The maps in it, in the order of the layout.
  public var maps: [Map]
  /// The places of the board in its order; on a page of several, those that are on it.
  public var places: [Entry]
  /// Badges that stand for several places.
  public var clusters: [Cluster]
  /// What is missing.
  public var missing: Missing
  /// What a person should know.
  public var notes: [Note]

  /// A map of the picture.
  public struct Map: Hashable, Sendable {
    /// Its frame.
    public var box: Box
    /// The smallest upright box that holds what it shows; west is greater than east where it crosses 180°.
    public var bounds: GeoBounds
    /// What lies at its corners: top left, top right, bottom right, bottom left.
    public var corners: [Coordinate]
    /// From where it is looked at.
    public var camera: Camera
    /// Metres on the ground for each pixel of the file, in the middle of the map.
    public var metersPerPixel: Double
    /// Whose data it is made of, in plain text.
    public var credits: [String]
  }

  /// A place of the board.
  public struct Entry: Hashable, Sendable {
    /// The place's position in the input, from 0; it names the place.
    public var index: Int
    /// The identifier that its file gives it, or nothing.
    public var id: String?
    /// What pin and row bear, or nothing.
    public var number: String?
    /// What it is called; empty where its file does not say.
    public var name: String
    /// One more line about it, or nothing.
    public var detail: String?
    /// What it is gathered by, or nothing.
    public var group: String?
    /// Where it is on the earth.
    public var coordinate: Coordinate
    /// Metres from where distances are measured, or nothing.
    public var distance: Double?
    /// Whether it stands out.
    public var isSelected: Bool
    /// Whether a map shows it, if only in part or in a badge with others; nothing where there is no map.
    public var isVisible: Bool?
    /// What became of it on each map, the one that shows it best first.
    public var appearances: [Appearance]
    /// The rows of lists that are about it.
    public var rows: [Box]
  }

  /// What became of a place on a map.
  public struct Appearance: Hashable, Sendable {
    /// The map's position in `maps`.
    public var map: Int
    /// Where the place lies; beyond the map's frame for one outside.
    public var position: Spot
    /// What became of its pin.
    public var fate: PlaceMark.Fate
    /// Why the pin is not simply shown, or nothing.
    public var reason: String?
    /// What became of its name, or nothing where the map bears no names.
    public var name: PlaceMark.NameFate?
    /// What is seen of its pin without the shadow, or nothing.
    public var pin: Box?
    /// The text beside the pin, or nothing.
    public var label: Box?
    /// The position in `clusters` of the badge that stands for it, or nothing.
    public var cluster: Int?
  }

  /// A badge that stands for several places.
  public struct Cluster: Hashable, Sendable {
    /// The map's position in `maps`, or nothing for a badge on none.
    public var map: Int?
    /// What it bears, such as `×5`, or nothing.
    public var text: String?
    /// What is seen of it.
    public var box: Box
    /// The `Entry.index` of each place that it stands for.
    public var members: [Int]
  }

  /// What is missing.
  public struct Missing: Hashable, Sendable {
    /// Tiles that no archive has, each once a source.
    public var tiles: [Tile]
    /// Characters without a glyph, each once a text.
    public var glyphs: [Glyph]
  }

  /// A tile that no archive has.
  public struct Tile: Hashable, Sendable {
    /// Its address.
    public var tile: TileID
    /// The style's source.
    public var source: String
  }

  /// A character that no font has a glyph for.
  public struct Glyph: Hashable, Sendable {
    /// The character.
    public var scalar: Unicode.Scalar
    /// A text that holds it, where that is known.
    public var text: String?
  }

  /// Something that a person should know.
  public struct Note: Hashable, Sendable {
    /// What kind of thing it is about.
    public var kind: Diagnostic.Kind
    /// One sentence without a full stop.
    public var message: String
  }
}
