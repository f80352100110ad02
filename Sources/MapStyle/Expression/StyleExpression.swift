public import Colorimetry

/// An expression, parsed and checked: evaluating it is total but for `EvaluationError`.
public struct StyleExpression: Sendable {
  let node: ExpressionNode
  /// The same at one zoom, where somebody prepared it.
  private let prepared: PreparedNode?

  init(_ node: ExpressionNode, prepared: PreparedNode? = nil) {
    self.node = node
    self.prepared = prepared
  }

  /// The same, with all that the zoom alone decides decided once for contexts of this zoom.
  ///
  /// In a context of another zoom it has the value that it had before.
  func at(zoom: Double) -> StyleExpression {
    StyleExpression(node, prepared: PreparedNode(node, zoom))
  }

  @inline(__always)
  private func chosen(_ c: EvaluationContext) -> ExpressionNode {
    guard let prepared, prepared.zoom == c.zoom else { return node }
    return prepared.node
  }

  /// The type of every value it yields.
  public var type: ValueType { node.type }
  /// What it depends on.
  public var dependence: Dependence { node.dependence }

  /// The value, whatever its type.
  ///
  /// - Throws: where a value has not the type the expression needs.
  public func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(c).value(c)
  }

  /// The value where it is a number; allocates nothing.
  ///
  /// - Throws: where it is none.
  public func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    try chosen(c).number(c)
  }

  /// The value where it is true or false; allocates nothing.
  ///
  /// - Throws: where it is neither.
  public func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(c).bool(c)
  }

  /// The value where it is text.
  ///
  /// - Throws: where it is none.
  public func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    try chosen(c).string(c)
  }

  /// The value where it is a colour; allocates nothing.
  ///
  /// - Throws: where it is none.
  public func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    try chosen(c).color(c)
  }
}

/// An expression's node at one zoom.
final class PreparedNode: Sendable {
  let zoom: Double
  let node: ExpressionNode

  init(_ node: ExpressionNode, _ zoom: Double) {
    self.zoom = zoom
    self.node = node.atZoom(zoom)
  }
}

/// What an expression's value depends on besides its text.
public struct Dependence: OptionSet, Hashable, Sendable {
  /// The flags.
  public let rawValue: UInt16

  /// Makes a set from its flags.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The zoom.
  public static let zoom = Dependence(rawValue: 1)
  /// The feature: its properties, identifier or geometry.
  public static let feature = Dependence(rawValue: 2)
  /// State of the feature.
  public static let featureState = Dependence(rawValue: 4)
  /// Density of a heatmap.
  public static let heatmapDensity = Dependence(rawValue: 8)
  /// Progress along a line.
  public static let lineProgress = Dependence(rawValue: 16)
  /// Elevation.
  public static let elevation = Dependence(rawValue: 32)
  /// State of the style.
  public static let globalState = Dependence(rawValue: 64)
  /// What the drawing program has and can do: images, scripts.
  public static let renderer = Dependence(rawValue: 128)
  /// More of the feature than its kind and properties named in the text: its identifier, its geometry, its
  /// state, or properties by computed names; features equal in kind and named properties may differ in value.
  public static let individual = Dependence(rawValue: 256)
}
