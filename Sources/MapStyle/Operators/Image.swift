/// `image`: an image of the sprite by name.
final class ImageNode: ExpressionNode, @unchecked Sendable {
  private let name: ExpressionNode

  private init(_ name: ExpressionNode, key: String) {
    self.name = name
    super.init(.resolvedImage, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else { return context.error("Expected two arguments.") }
    guard let name = context.parse(call.items[1], 1, .string) else {
      return context.error("No image name provided.")
    }
    return ImageNode(name, key: context.key)
  }

  override var children: [ExpressionNode] { [name] }
  // Which images are there is known when a picture is drawn.
  override var ownDependence: Dependence { .renderer }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .image(named: try name.string(c), c)
  }
}

extension StyleValue {
  /// The image called `name`; an empty name is no image.
  static func image(named name: String, _ c: EvaluationContext) -> StyleValue {
    if name.isEmpty { return .null }
    return .image(ResolvedImage(name, isAvailable: c.availableImages?.contains(name) ?? false))
  }
}
