public import GeoCore

/// Finds room for all symbols of a picture, once for the whole of it.
public struct SymbolPlacement: Sendable {
  /// The picture's extent in points.
  public let frame: Rect
  private var index: CollisionIndex
  private var repeats = RepeatIndex()

  /// Makes a placement for a picture in which nothing stands yet.
  public init(frame: Rect) {
    self.frame = frame
    index = CollisionIndex(bounds: frame)
  }

  /// Keeps rectangles free of symbols, such as pins and their labels.
  public mutating func reserve(_ rects: some Sequence<Rect>) {
    for rect in rects { index.insert(rect) }
  }

  /// Offers room to candidates in order of priority, whatever order they come in.
  ///
  /// What is placed by one call is an obstacle to the next.
  public mutating func place(_ candidates: [SymbolCandidate]) -> PlacementResult {
    let order = candidates.indices.sorted {
      let (a, b) = (candidates[$0].priority, candidates[$1].priority)
      return a == b ? $0 < $1 : a < b
    }
    var result = PlacementResult(placed: [], unplaced: [])
    for i in order {
      switch place(candidates[i]) {
      case .failure(let reason):
        result.unplaced.append(UnplacedSymbol(candidate: i, reason: reason))
      case .success(let parts):
        result.placed.append(PlacedSymbol(candidate: i, hasIcon: parts.hasIcon, text: parts.text))
      }
    }
    return result
  }

  private typealias Parts = (hasIcon: Bool, text: Int?)

  private mutating func place(
    _ candidate: SymbolCandidate
  ) -> Result<Parts, UnplacedSymbol.Reason> {
    if let key = candidate.repeatKey, repeats.repeats(key) { return .failure(.repetition) }
    let text = findText(candidate)
    let iconPart = candidate.icon(with: text?.index)
    let icon = iconPart.map { fit($0, candidate.iconRules.overlap, candidate) }
    let parts = decide(icon, text, candidate)
    guard parts.hasIcon || parts.text != nil else {
      let reasons = [icon?.reason, text?.reason].compactMap { $0 }
      return .failure(reasons.contains(.collision) ? .collision : reasons.first ?? .collision)
    }
    if parts.hasIcon, let part = iconPart { insert(part, candidate.iconRules) }
    if let text = parts.text { insert(candidate.texts[text], candidate.textRules) }
    if let key = candidate.repeatKey { repeats.insert(key) }
    return .success(parts)
  }

  private func decide(_ icon: Fit?, _ text: TextFit?, _ candidate: SymbolCandidate) -> Parts {
    let iconFits = icon?.reason == nil && icon != nil
    let index = text?.index
    guard icon != nil, text != nil else { return (iconFits, index) }
    let hasIcon = iconFits && (index != nil || candidate.textRules.isOptional)
    let hasText = index != nil && (iconFits || candidate.iconRules.isOptional)
    return (hasIcon, hasText ? index : nil)
  }

  private struct Fit {
    var reason: UnplacedSymbol.Reason?
  }

  private struct TextFit {
    var index: Int?
    var reason: UnplacedSymbol.Reason?
  }

  // A text that may overlap still takes a place where it need not, if one of its places is free.
  private func findText(_ candidate: SymbolCandidate) -> TextFit? {
    guard !candidate.texts.isEmpty else { return nil }
    let overlap = candidate.textRules.overlap
    let attempts: [CollisionRules.Overlap] =
      overlap == .never || !candidate.triesFreePlaces ? [overlap] : [.never, overlap]
    var reason: UnplacedSymbol.Reason?
    for attempt in attempts {
      for (index, text) in candidate.texts.enumerated() {
        var fit = fit(text, attempt, candidate)
        if fit.reason == nil, candidate.triesFreePlaces, candidate.iconRules.overlap == .never,
          let icon = candidate.fittedIcon(of: index)
        {
          fit = self.fit(icon, attempt, candidate)
        }
        if fit.reason == nil { return TextFit(index: index, reason: nil) }
        reason = reason == .collision ? reason : fit.reason
      }
    }
    return TextFit(index: nil, reason: reason)
  }

  private func fit(
    _ part: SymbolPart, _ overlap: CollisionRules.Overlap, _ candidate: SymbolCandidate
  ) -> Fit {
    if let bounds = part.bounds {
      let isInside = candidate.avoidsEdge ? frame.contains(bounds) : frame.intersects(bounds)
      guard isInside else { return Fit(reason: .edge) }
    }
    guard overlap != .always else { return Fit() }
    let kind: CollisionIndex.Kind = overlap == .never ? .solid : .cooperative
    let isFree =
      part.boxes.allSatisfy { index.isFree($0, for: kind) }
      && part.circles.allSatisfy { index.isFree($0, for: kind) }
    return Fit(reason: isFree ? nil : .collision)
  }

  private mutating func insert(_ part: SymbolPart, _ rules: CollisionRules) {
    guard !rules.ignoresPlacement else { return }
    let kind: CollisionIndex.Kind = rules.overlap == .never ? .solid : .cooperative
    for box in part.boxes { index.insert(box, kind: kind) }
    for circle in part.circles { index.insert(circle, kind: kind) }
  }
}
