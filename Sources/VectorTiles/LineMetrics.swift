/// The properties that say which share of a line lies in a tile, as MapLibre names them.
public enum LineMetrics {
  /// The share of the line before the piece, 0…1.
  public static let start = "mapbox_clip_start"
  /// The share of the line up to the end of the piece, 0…1.
  public static let end = "mapbox_clip_end"
}
