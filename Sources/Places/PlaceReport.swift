/// What was recognised in a file of places.
public struct PlaceReport: Hashable, Sendable {
  /// A column or a property.
  public struct Column: Hashable, Sendable {
    /// Its name; for files without a header `column 1` and so on.
    public var name: String
    /// What it is taken for: `latitude`, `longitude`, `coordinates`, `name`, `detail`, `color`, `label`, `id`, or
    /// nothing.
    public var role: String?
  }

  /// How many rows were passed over for one reason.
  public struct Reason: Hashable, Sendable {
    /// The reason.
    public var words: String
    /// How many rows.
    public var count: Int
    /// Their lines, from 1, the first of them.
    public var lines: [Int]
  }

  /// The format, such as `CSV`.
  public var format = ""
  /// The encoding of the text.
  public var encoding = ""
  /// How the encoding was seen.
  public var encodingEvidence = ""
  /// The separator of columns, or nothing where there are none.
  public var delimiter: String?
  /// The line of the header, or nothing where there is none.
  public var headerLine: Int?
  /// The columns, or the properties in the order in which they first stand in the file.
  public var columns: [Column] = []
  /// How coordinates are written and in which order, or nothing where the format leaves no choice.
  public var coordinates: String?
  /// How many rows, features, placemarks or waypoints there are.
  public var rowCount = 0
  /// How many of them gave a place or a shape; those and the ones that were passed over are all.
  public var usedRowCount = 0
  /// How many places they gave.
  public var placeCount = 0
  /// How many lines and areas they gave.
  public var shapeCount = 0
  /// How many lines are comments.
  public var commentCount = 0
  /// How many rows were passed over.
  public var skippedCount = 0
  /// Why, the first reason first.
  public var skipped: [Reason] = []
  /// The least and the greatest longitude and latitude of the places as west, south, east, north, or nothing.
  public var bounds: [Double]?
  /// What was assumed, put right or found odd.
  public var notes: [String] = []

  /// Makes an empty report.
  public init() {}
}
