public import Colorimetry
public import GeoCore
public import LayoutFiles
public import MapPanels
public import Places

/// Everything that decides a picture, as plain values.
public struct SnapshotRequest: Sendable {
  /// The places, file after file.
  public var places: [PlaceInput] = []
  /// Lines and areas beside those of the files.
  public var shapes: [PlaceShape] = []
  /// What is known better than what the bytes of files say.
  public var reading = PlaceReadingOptions()
  /// Is told how far the reading of a file has come.
  public var progress: (@Sendable (PlaceProgress) -> Void)?
  /// Archives or folders of tiles; the first that has a tile wins, the world basemap lies under all of them.
  public var tiles: [TileInput] = []
  /// The style; nothing for `world` where no tiles are given, the pictures themselves where all archives hold
  /// pictures, and `streets` otherwise.
  public var style: StyleChoice?
  /// The whole picture in logical points, 96 to the inch; default 800 × 600.
  public var size = Size(width: 800, height: 600)
  /// Pixels per logical point; default 1.
  public var scale = 1.0
  /// Where the map is looked at from; default: all places whole.
  public var camera = CameraChoice.fitPlaces
  /// What is kept free of pins at the edges of the map, in points.
  public var padding = Insets(28)
  /// The compass direction that points up, degrees clockwise from north.
  public var bearing = 0.0
  /// Which panels there are and how they lie.
  public var layout = LayoutChoice.listMap
  /// The name of the child that segmented and tabbed containers show; nothing, or a name they do not know, for the
  /// layout's own choice.
  public var shown: String?
  /// The page that paged containers show, from 0; nothing for the layout's own choice.
  public var page: Int?
  /// Which places, in what order, under what title.
  public var board = BoardOptions()
  /// The credit in the map's corner.
  public var attribution = Attribution.auto
  /// How pins look and what becomes of those that crowd.
  public var pins = PinOptions()
  /// A picture that stands for every pin; nothing for `pins.icon` and `pins.form`.
  public var pinPicture: PictureInput?
  /// A folder or a ZIP archive of glyph packs, `{fontstack}/{range}.pbf`, by which the map's own labels are set; nothing
  /// for fonts.
  ///
  /// What packs have not is set by fonts, and so is all that does not belong to the map.
  public var glyphs: String?
  /// Whether places' names stand beside their pins; nothing for: where the layout has no list.
  public var pinNames: PinNames?
  /// The colour under everything; nothing for the theme's own.
  public var background: Color?
  /// What happens where no archive has a tile.
  public var missingTiles = MissingTiles.parent
  /// Whether the picture as a whole runs from right to left, so that rows and what comes next begin on the right.
  public var isRightToLeft = false
  /// Whether glyphs that no font has are an error.
  public var isStrict = false

  /// Asks for a picture with all defaults.
  public init() {}
}

/// Where places come from.
public enum PlaceInput: Hashable, Sendable {
  /// A file; `-` is standard input.
  case file(String)
  /// Places that are there already.
  case places([Place])
}

/// A picture that stands for pins.
public struct PictureInput: Hashable, Sendable {
  /// A PNG, JPEG, WebP or SVG file.
  public var path: String
  /// Which point of it lies at the place, as shares of its width and height from the top left corner.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// How far that point is moved from the place, in points to the right and down.
  public var offset = Point.zero
  /// Its height in points; nothing for its own: a pixel or a user unit to the point.
  public var height: Double?

  /// Names a file.
  public init(path: String) {
    self.path = path
  }
}

/// An archive or folder of tiles.
public struct TileInput: Hashable, Sendable {
  /// The style's source it stands for; nothing for all sources that hold the same as it does: vector tiles, pictures, or,
  /// where a style has no plain pictures, its only elevations.
  public var source: String?
  /// Where it is.
  public var path: String

  /// Names an archive.
  public init(source: String? = nil, path: String) {
    self.source = source
    self.path = path
  }
}

/// A style by name or by file.
public enum StyleChoice: Hashable, Sendable {
  /// One that comes with Pinfold, of `names`.
  case named(String)
  /// A MapLibre style.
  case file(String)

  /// The styles that come with Pinfold.
  public static let names = [
    "streets", "streets-dark", "print", "world", "world-dark", "world-print",
  ]
}

/// A tree of panels by name, by file, or as values.
public enum LayoutChoice: Hashable, Sendable {
  /// One that comes with Pinfold: one of `LayoutFile.names`.
  case named(String)
  /// A layout file.
  case file(String)
  /// A layout that is there already; pictures in it are found from the working folder.
  case description(LayoutFile)

  /// The list on the side where reading begins, the map beside it; in tall pictures the list below the map.
  public static let listMap = LayoutChoice.named("list-map")
  /// The map on the side where reading begins, the list beside it.
  public static let mapList = LayoutChoice.named("map-list")
  /// Only the map; pins bear the places' names beside them.
  public static let map = LayoutChoice.named("map")
  /// Only the list.
  public static let list = LayoutChoice.named("list")
}

/// The credit in the map's corner.
public enum Attribution: Hashable, Sendable {
  /// What the archives drawn from, the style and the data say.
  case auto
  /// A text.
  case text(String)
  /// Nothing.
  case none
}

/// What becomes of a tile that no archive has.
public enum MissingTiles: String, CaseIterable, Hashable, Sendable {
  /// The nearest tile above it is drawn larger; where there is none, the ground shows.
  case parent
  /// The ground shows.
  case blank
  /// It is an error.
  case fail
}
