import Drawing
import GeoCore
import MapStyle
import Symbols
import VectorTiles

/// The symbols of one layer: what is offered to placement and how it is painted afterwards.
struct SymbolBucket {
  let layer: StyleLayer
  /// Rank of the layer in placement: 0 is the topmost.
  let rank: Int
  private(set) var candidates: [SymbolCandidate] = []
  private(set) var paints: [TextPaint] = []
  private(set) var names: [String] = []
  private(set) var missing: [(Unicode.Scalar, label: String)] = []

  init(layer: StyleLayer, rank: Int) {
    self.layer = layer
    self.rank = rank
  }

  private var nextPriority: UInt64 { UInt64(candidates.count) }

  mutating func append(
    _ text: SymbolText, _ parts: [SymbolPart], sortKey: Double, rules: SymbolRules,
    repeats: RepeatKey?
  ) {
    var candidate = SymbolCandidate(
      priority: SymbolPriority(layer: rank, sortKey: sortKey, identity: nextPriority), texts: parts)
    candidate.textRules = rules.text
    candidate.avoidsEdge = true
    candidate.repeatKey = repeats
    candidates.append(candidate)
    paints.append(text.paint)
    names.append(text.plain)
  }

  mutating func noteMissing(_ text: SymbolText) {
    for scalar in text.text.missing { missing.append((scalar, text.plain)) }
  }
}

/// What a layer's symbols do to each other.
struct SymbolRules {
  var text = CollisionRules()

  init(_ layer: SymbolLayer, _ context: EvaluationContext) {
    let overlap: CollisionRules.Overlap =
      switch layer.textOverlap.value(context) {
      case .always: .always
      case .cooperative: .cooperative
      case .never: .never
      case nil: layer.textAllowOverlap.value(context) ? .always : .never
      }
    text = CollisionRules(
      overlap: overlap, ignoresPlacement: layer.textIgnorePlacement.value(context),
      isOptional: layer.textOptional.value(context))
  }
}
