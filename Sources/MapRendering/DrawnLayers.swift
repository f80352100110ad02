public import MapStyle

extension StyleLayer {
  /// Whether layers of its type are drawn: all that the style specification has for a flat map.
  public var isDrawn: Bool {
    if case .other = kind { false } else { true }
  }
}
