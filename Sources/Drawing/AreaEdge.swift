/// How areas of a map meet what is around them on pixels; documents draw their outlines.
///
/// Areas that share a border leave no gap there, as they would if each covered a part of the border's pixels.
public enum AreaEdge: Hashable, Sendable {
  /// Whole pixels: those whose middle lies inside.
  case crisp
  /// Whole pixels, and over them a line one pixel wide along the outline, as MapLibre smooths fills.
  case outlined
}
