import Drawing
import GeoCore
import MapStyle
import Symbols

/// The symbols of one layer: what is offered to placement and how it is painted afterwards.
struct SymbolBucket {
  let layer: StyleLayer
  /// Rank of the layer in placement: 0 is the topmost.
  let rank: Int
  /// What symbols do to each other; no layer has other rules for some of its features.
  let rules: SymbolRules
  /// Whether texts, and pictures in them, have other sizes at other zooms.
  let scalesTexts: Bool
  private(set) var candidates: [SymbolCandidate] = []
  /// What each candidate shows, and where it belongs.
  private(set) var symbols: [BucketSymbol] = []

  init(_ symbols: SymbolLayer, of layer: StyleLayer, rank: Int, rules: SymbolRules) {
    self.layer = layer
    self.rank = rank
    self.rules = rules
    scalesTexts = !symbols.textSize.isZoomConstant
  }

  /// Offers a symbol.
  ///
  /// - Parameters:
  ///   - texts: the text at its possible places; empty where it has none.
  ///   - repeatsWithin: how near the same text is not shown again, in points; a text that may overlap others is
  ///     shown wherever it is asked for.
  mutating func append(
    _ symbol: BucketSymbol, _ texts: [SymbolPart] = [], sortKey: Double, repeatsWithin: Double = 0
  ) {
    var candidate = SymbolCandidate(
      priority: SymbolPriority(
        layer: rank, sortKey: sortKey, identity: UInt64(candidates.count)), texts: texts)
    candidate.textRules = rules.text
    candidate.iconRules = rules.icon
    candidate.avoidsEdge = rules.avoidsEdge
    candidate.triesFreePlaces = symbol.hasChoice
    if let icon = symbol.icon {
      let parts = icon.places.map { icon.icon.part($0.shape, at: $0.point, turn: $0.turn) }
      if icon.icon.isFitted, !texts.isEmpty {
        candidate.fittedIcons = parts
      } else {
        candidate.icon = parts.first
      }
    }
    if repeatsWithin > 0, rules.text.overlap == .never, let text = symbol.text {
      // Streets are of one name whichever layer their parts are of; layers at points may mean to say a thing twice.
      let layer = symbol.tile == .all ? "" : "\(rank)"
      candidate.repeatKey = RepeatKey(
        key: "\(layer) \(text.name)", point: symbol.anchor, distance: repeatsWithin)
    }
    candidates.append(candidate)
    symbols.append(symbol)
  }

  /// Lets candidates be placed tile by tile, each in the order of its features; or from the bottom of the picture up,
  /// as layers ask for whose `symbol-z-order` is `viewport-y`: what is drawn last has room first.
  mutating func order(fromBelow: Bool) {
    let order = symbols.indices.sorted { a, b in
      let (first, second) = (symbols[a].tile, symbols[b].tile)
      guard first == second else { return first.isPlaced(before: second) }
      return fromBelow ? isAbove(b, a) : a < b
    }
    for (rank, index) in order.enumerated() {
      candidates[index].priority.identity = UInt64(rank)
    }
  }

  /// Whether one symbol is drawn before another: tile by tile, each in the order of its features.
  func isBefore(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (symbols[a].tile, symbols[b].tile)
    return first == second ? a < b : first.isDrawn(before: second)
  }

  /// Whether one symbol lies above another in the picture; of two at one height, the later one.
  func isAbove(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (symbols[a].row, symbols[b].row)
    return first == second ? a > b : first < second
  }
}

/// One symbol of a layer.
struct BucketSymbol {
  var text: SymbolText?
  var icon: LaidIcon?
  /// Where it belongs, in points.
  var anchor: Point
  /// The tile it is from.
  var tile: SymbolTilePlace
  /// Whether one place of its text is as good as another.
  var hasChoice = false

  /// Its height in the picture in whole sixteenths of a point, in which MapLibre compares heights.
  var row: Int { Int(exactly: (anchor.y * 16).rounded()) ?? 0 }
}

/// An icon at its possible places.
struct LaidIcon {
  let icon: SymbolIcon
  /// One place; or one for each of those of the text it is fitted to.
  var places: [Place]
  /// How far it is turned clockwise, in degrees.
  let angle: Double

  struct Place {
    var shape: IconShape
    var point: Point
    /// How far it is turned with its text, in degrees clockwise.
    var turn = 0.0
  }
}

/// What a layer's symbols do to each other.
struct SymbolRules {
  var text = CollisionRules()
  var icon = CollisionRules()
  var avoidsEdge = true

  init(_ layer: SymbolLayer, _ context: EvaluationContext) {
    text = CollisionRules(
      overlap: Self.overlap(layer.textOverlap, layer.textAllowOverlap, context),
      ignoresPlacement: layer.textIgnorePlacement.value(context),
      isOptional: layer.textOptional.value(context))
    icon = CollisionRules(
      overlap: Self.overlap(layer.iconOverlap, layer.iconAllowOverlap, context),
      ignoresPlacement: layer.iconIgnorePlacement.value(context),
      isOptional: layer.iconOptional.value(context))
  }

  /// Whether an icon is drawn whose text has no place on its line.
  var iconStandsAlone: Bool { text.isOptional || text.overlap == .always }

  /// Whether symbols may lie on each other, so that their order shows.
  var allowOverlap: Bool {
    text.overlap != .never || icon.overlap != .never || text.ignoresPlacement
      || icon.ignoresPlacement
  }

  private static func overlap(
    _ overlap: StyleProperty<SymbolOverlap?>, _ isAllowed: StyleProperty<Bool>,
    _ context: EvaluationContext
  ) -> CollisionRules.Overlap {
    switch overlap.value(context) {
    case .always: .always
    case .cooperative: .cooperative
    case .never: .never
    case nil: isAllowed.value(context) ? .always : .never
    }
  }
}
