/// `within`: whether the feature lies inside areas.
enum WithinNode {
  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    context.error(
      "'within' expression requires valid geojson object that contains polygon geometry type.")
  }
}

/// `distance`: metres from the feature to a geometry.
enum DistanceNode {
  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    context.error(
      "'distance' expression requires valid geojson object that contains polygon geometry type.")
  }
}
