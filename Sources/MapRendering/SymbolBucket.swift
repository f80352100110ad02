import Drawing
import GeoCore
import MapStyle
import Symbols

/// The symbols of one layer: what is offered to placement and how it is painted afterwards.
struct SymbolBucket {
  let layer: StyleLayer
  /// Rank of the layer in placement: 0 is the topmost.
  let rank: Int
  private(set) var candidates: [SymbolCandidate] = []
  /// The text of each candidate and where it belongs.
  private(set) var symbols: [(text: SymbolText, anchor: Point)] = []
  /// Whether any symbol may lie on another, so that their order shows.
  private(set) var allowsOverlap = false

  init(layer: StyleLayer, rank: Int) {
    self.layer = layer
    self.rank = rank
  }

  /// Offers a text at its possible places.
  ///
  /// - Parameter repeatsWithin: how near the same text is not shown again, in points; a text that may overlap
  ///   others is shown wherever it is asked for.
  mutating func append(
    _ text: SymbolText, at anchor: Point, _ parts: [SymbolPart], _ sortKey: Double,
    _ rules: SymbolRules, repeatsWithin: Double
  ) {
    var candidate = SymbolCandidate(
      priority: SymbolPriority(
        layer: rank, sortKey: sortKey, identity: UInt64(candidates.count)), texts: parts)
    candidate.textRules = rules.text
    if rules.text.overlap == .never {
      candidate.repeatKey = RepeatKey(key: text.plain, point: anchor, distance: repeatsWithin)
    } else {
      allowsOverlap = true
    }
    candidates.append(candidate)
    symbols.append((text, anchor))
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
