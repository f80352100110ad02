import GeoCore
import JSONReading

/// `zoom`: the zoom of the picture.
final class ZoomNode: NumberNode, @unchecked Sendable {
  override var ownDependence: Dependence { .zoom }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double { c.zoom }
}

/// `heatmap-density`, `line-progress`, `elevation`: what is known at one point of the picture.
final class PointwiseNode: NumberNode, @unchecked Sendable {
  private let read: @Sendable (EvaluationContext) -> Double?
  private let flag: Dependence

  init(
    _ flag: Dependence, key: String, _ read: @escaping @Sendable (EvaluationContext) -> Double?
  ) {
    self.flag = flag
    self.read = read
    super.init(key: key)
  }

  override var ownDependence: Dependence { flag }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    read(c) ?? 0
  }
}

/// `accumulated`: what a property of a cluster has come to so far; clusters alone have it.
final class AccumulatedNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.value, key: key) }
  override var isFoldable: Bool { false }
  override var ownDependence: Dependence { [.feature, .individual] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    c.accumulated.map { StyleValue($0) } ?? .null
  }
}

/// `global-state`: a state of the style by name.
final class GlobalStateNode: ExpressionNode, @unchecked Sendable {
  private let name: String

  init(_ name: String, key: String) {
    self.name = name
    super.init(.value, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error("Expected 1 argument, but found \(call.count) instead.")
    }
    if call.items[1].value == .null {
      return context.error("Global state property must be defined.")
    }
    guard let name = call.items[1].string else {
      return context.error(
        "Global state property must be string, but found \(call.items[1].javaScriptType) instead.")
    }
    return GlobalStateNode(name, key: context.key)
  }

  override var isFoldable: Bool { false }
  override var ownDependence: Dependence { .globalState }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    c.globalState.last { $0.name == name }.map { StyleValue($0.value) } ?? .null
  }
}
