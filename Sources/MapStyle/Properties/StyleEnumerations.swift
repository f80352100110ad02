/// Whether a layer is drawn.
public enum Visibility: String, CaseIterable, StyleEnumeration {
  /// It is drawn.
  case visible
  /// It is not.
  case none
}

/// What an offset or a light turns with.
public enum AnchorFrame: String, CaseIterable, StyleEnumeration {
  /// The map.
  case map
  /// The picture.
  case viewport
}

/// The shape of a line's ends.
public enum LineCap: String, CaseIterable, StyleEnumeration {
  /// Cut at the end.
  case butt
  /// A half disc beyond the end.
  case round
  /// A half square beyond the end.
  case square
}

/// The shape of a line's corners.
public enum LineJoin: String, CaseIterable, StyleEnumeration {
  /// Cut off.
  case bevel
  /// A disc.
  case round
  /// Sharp.
  case miter
}

/// How pixels of a picture are read between their centres.
public enum Resampling: String, CaseIterable, StyleEnumeration {
  /// Mixed from the neighbours.
  case linear
  /// The nearest alone.
  case nearest
}

/// The formula of shaded relief.
public enum HillshadeMethod: String, CaseIterable, StyleEnumeration {
  /// MapLibre's own.
  case standard
  /// The cosine of the angle to the light.
  case basic
  /// The product of slope and light.
  case combined
  /// Minimal effect on the colours beneath.
  case igor
  /// Several lights.
  case multidirectional
}
