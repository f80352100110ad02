public import GeoCore

/// What was read from one file of places.
public struct PlaceFile: Hashable, Sendable {
  /// The name of the format, such as `GeoJSON`.
  public var format: String
  /// What the file calls itself, or nothing.
  public var title: String?
  /// Whose data it says it is, or nothing.
  public var attribution: String?
  /// The places in the order of the file.
  public var places: [Place]
  /// The lines and areas in the order of the file.
  public var shapes: [PlaceShape] = []
  /// How many rows or features were passed over.
  public var skippedCount: Int
  /// Why, row by row, the rest counted.
  public var diagnostics: [Diagnostic]
  /// What was recognised.
  public var report = PlaceReport()

  /// Makes the result of a reading.
  public init(
    format: String, title: String? = nil, places: [Place] = [], skippedCount: Int = 0,
    diagnostics: [Diagnostic] = []
  ) {
    self.format = format
    self.title = title
    self.places = places
    self.skippedCount = skippedCount
    self.diagnostics = diagnostics
  }
}
