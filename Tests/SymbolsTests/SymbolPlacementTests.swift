import GeoCore
import Symbols
import Testing

private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

private func part(_ x: Double, _ y: Double = 10) -> SymbolPart {
  SymbolPart(boxes: [Rect(x: x, y: y, width: 10, height: 10)])
}

private func candidate(
  _ identity: UInt64, layer: Int = 0, key: Double = 0, icon: SymbolPart? = nil,
  _ texts: [SymbolPart]
) -> SymbolCandidate {
  SymbolCandidate(
    priority: SymbolPriority(layer: layer, sortKey: key, identity: identity), icon: icon,
    texts: texts)
}

private func place(_ candidates: [SymbolCandidate]) -> PlacementResult {
  var placement = SymbolPlacement(frame: frame)
  return placement.place(candidates)
}

@Test func priorityDecidesAndNotTheOrderOfCandidates() {
  let all = [
    candidate(2, [part(10)]), candidate(1, [part(15)]), candidate(0, layer: 1, [part(6)]),
    candidate(9, key: -1, [part(40)]), candidate(3, layer: -1, [part(45)]),
  ]
  #expect(place(all).placed.map { all[$0.candidate].priority.identity } == [3, 1])
  let turned = Array(all.reversed())
  #expect(place(turned).placed.map { turned[$0.candidate].priority.identity } == [3, 1])
  #expect(place(all).unplaced.map(\.reason) == [.collision, .collision, .collision])
}

@Test func textsTryTheirPlacesInOrder() {
  let result = place([
    candidate(0, [part(10)]), candidate(1, [part(15), part(5), part(30), part(50)]),
  ])
  #expect(result.placed.map(\.text) == [0, 2])
}

@Test func reservedRoomComesFirst() {
  var placement = SymbolPlacement(frame: frame)
  placement.reserve([Rect(x: 0, y: 0, width: 50, height: 50)])
  let result = placement.place([candidate(0, [part(10)]), candidate(1, [part(60)])])
  #expect(result.placed.map(\.candidate) == [1])
  #expect(placement.place([candidate(2, [part(65)])]).placed.isEmpty)
}

@Test func theEdgeCutsNoLabelUnlessItMay() {
  var cut = candidate(0, [part(-5)])
  #expect(place([cut]).unplaced == [UnplacedSymbol(candidate: 0, reason: .edge)])
  cut.avoidsEdge = false
  #expect(place([cut]).placed.count == 1)
  var outside = candidate(0, [part(-50)])
  outside.avoidsEdge = false
  #expect(place([outside]).unplaced == [UnplacedSymbol(candidate: 0, reason: .edge)])
  #expect(place([candidate(0, [part(-5), part(0)])]).placed.map(\.text) == [1])
}

@Test(
  arguments: [
    (false, false, nil, nil), (true, false, nil, nil), (false, true, true, nil),
    (true, true, true, nil),
  ] as [(Bool, Bool, Bool?, Int?)])
func whereTheTextFindsNoRoom(iconOptional: Bool, textOptional: Bool, icon: Bool?, text: Int?) {
  var symbol = candidate(1, icon: part(40), [part(10)])
  symbol.iconRules.isOptional = iconOptional
  symbol.textRules.isOptional = textOptional
  let placed = place([candidate(0, [part(10)]), symbol]).placed.first { $0.candidate == 1 }
  #expect(placed?.hasIcon == icon)
  #expect(placed?.text == text)
}

@Test(
  arguments: [
    (false, false, nil, nil), (true, false, false, 0), (false, true, nil, nil),
    (true, true, false, 0),
  ] as [(Bool, Bool, Bool?, Int?)])
func whereTheIconFindsNoRoom(iconOptional: Bool, textOptional: Bool, icon: Bool?, text: Int?) {
  var symbol = candidate(1, icon: part(10), [part(40)])
  symbol.iconRules.isOptional = iconOptional
  symbol.textRules.isOptional = textOptional
  let placed = place([candidate(0, [part(10)]), symbol]).placed.first { $0.candidate == 1 }
  #expect(placed?.hasIcon == icon)
  #expect(placed?.text == text)
}

@Test func aSymbolsOwnPartsMayTouch() {
  #expect(place([candidate(0, icon: part(10), [part(12)])]).placed.count == 1)
}

@Test func overlapAndIgnoredPlacement() {
  var free = candidate(1, [part(10)])
  free.textRules.overlap = .always
  #expect(place([candidate(0, [part(10)]), free]).placed.count == 2)
  var ignored = candidate(0, [part(10)])
  ignored.textRules.ignoresPlacement = true
  #expect(place([ignored, candidate(1, [part(10)])]).placed.count == 2)
  var cooperative = candidate(2, [part(10)])
  cooperative.textRules.overlap = .cooperative
  #expect(place([free, cooperative]).placed.count == 2)
  #expect(place([candidate(0, [part(10)]), cooperative]).placed.count == 1)
  // What may overlap takes its first place, or, where places are as good as each other, one where it need not.
  free.texts = [part(10), part(40)]
  #expect(place([candidate(0, [part(10)]), free]).placed.map(\.text) == [0, 0])
  free.triesFreePlaces = true
  #expect(place([candidate(0, [part(10)]), free]).placed.map(\.text) == [0, 1])
}

@Test func theSameIsNotRepeatedNearby() {
  func street(_ identity: UInt64, _ x: Double, _ name: String = "Rue") -> SymbolCandidate {
    var symbol = candidate(identity, [part(x)])
    symbol.repeatKey = RepeatKey(key: name, point: Point(x: x, y: 0), distance: 30)
    return symbol
  }
  let result = place([
    street(0, 0), street(1, 29), street(2, 30), street(3, 15, "Via"), street(4, 60),
  ])
  #expect(result.placed.map(\.candidate) == [0, 2, 3, 4])
  #expect(result.unplaced == [UnplacedSymbol(candidate: 1, reason: .repetition)])
}

@Test func ofTwoDistancesTheLargerCounts() {
  func town(_ identity: UInt64, _ x: Double, _ distance: Double) -> SymbolCandidate {
    var symbol = candidate(identity, [part(x)])
    symbol.repeatKey = RepeatKey(key: "Town", point: Point(x: x, y: 0), distance: distance)
    return symbol
  }
  #expect(place([town(0, 0, 200), town(1, 60, 4)]).placed.count == 1)
  #expect(place([town(0, 0, 4), town(1, 60, 200)]).placed.count == 1)
  #expect(place([town(0, 0, 4), town(1, 60, 4)]).placed.count == 2)
}

@Test func nonsenseIsLeftOut() {
  let result = place([
    candidate(0, [SymbolPart(boxes: [Rect(x: .nan, y: 0, width: 1, height: 1)])]),
    candidate(1, []), candidate(2, key: .nan, [part(1)]),
  ])
  #expect(result.placed.map(\.candidate) == [2])
}

@Test func anIconFittedToItsTextStandsWithItAndNeedsRoomToo() {
  var fitted = candidate(1, [part(20), part(40)])
  fitted.fittedIcons = [part(12), part(40)]
  fitted.triesFreePlaces = true
  // The first text would find room, but its icon lies on what stands at 10 to 20.
  let all = [candidate(0, [part(9)]), fitted]
  #expect(place(all).placed.last == PlacedSymbol(candidate: 1, hasIcon: true, text: 1))
  fitted.iconRules = CollisionRules(overlap: .always)
  #expect(
    place([all[0], fitted]).placed.last == PlacedSymbol(candidate: 1, hasIcon: true, text: 0))
}
