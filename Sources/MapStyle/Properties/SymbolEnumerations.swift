/// Where a label stands with respect to its geometry.
public enum SymbolPlacement: String, CaseIterable, StyleEnumeration {
  /// At points, corners of lines, or inside areas.
  case point
  /// Along lines, again and again.
  case line
  /// In the middle of a line.
  case lineCenter = "line-center"
}

/// What decides which symbol is drawn above another.
public enum SymbolOrder: String, CaseIterable, StyleEnumeration {
  /// The sort key where there is one, otherwise as `viewportY`.
  case auto
  /// The lower on the picture, the higher in order, where symbols may overlap.
  case viewportY = "viewport-y"
  /// The order of the source.
  case source
}

/// What happens to a symbol that collides.
public enum SymbolOverlap: String, CaseIterable, StyleEnumeration {
  /// It is left out.
  case never
  /// It is drawn.
  case always
  /// It is drawn where the others agree as well.
  case cooperative
}

/// What a symbol turns with or lies flat on.
public enum SymbolAlignment: String, CaseIterable, StyleEnumeration {
  /// The map.
  case map
  /// The picture.
  case viewport
  /// Each letter with the picture, their places with the map.
  case viewportGlyph = "viewport-glyph"
  /// What suits the placement.
  case auto
}

/// Directions in which an icon is stretched around its text.
public enum IconTextFit: String, CaseIterable, StyleEnumeration {
  /// In none.
  case none
  /// In width.
  case width
  /// In height.
  case height
  /// In both.
  case both
}

/// The part of a symbol that stands at its anchor.
public enum SymbolAnchor: String, CaseIterable, StyleEnumeration {
  /// The middle.
  case center
  /// The middle of the left edge.
  case left
  /// The middle of the right edge.
  case right
  /// The middle of the top edge.
  case top
  /// The middle of the bottom edge.
  case bottom
  /// The corner at the top left.
  case topLeft = "top-left"
  /// The corner at the top right.
  case topRight = "top-right"
  /// The corner at the bottom left.
  case bottomLeft = "bottom-left"
  /// The corner at the bottom right.
  case bottomRight = "bottom-right"
}

/// The alignment of the lines of a text.
public enum TextJustification: String, CaseIterable, StyleEnumeration {
  /// Towards the anchor.
  case auto
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}

/// The direction of writing.
public enum WritingMode: String, CaseIterable, StyleEnumeration {
  /// In rows.
  case horizontal
  /// In columns, where the script allows it.
  case vertical
}

/// The change of letter case of a text.
public enum TextTransform: String, CaseIterable, StyleEnumeration {
  /// None.
  case none
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase
}
