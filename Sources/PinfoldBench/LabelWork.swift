import Colorimetry
import Drawing
import GeoCore
import Painting
import Symbols
import Typesetting

/// Made-up names at points and along lines of one picture.
struct LabelWork {
  static let stages = [
    "shape, nothing known", "shape, all known", "candidates", "place", "join lines",
    "paint upright",
    "paint turned",
  ]

  private let frame: Rect
  private let texts: [[TextSpan]]
  private let spots: [Point]
  private let lines: [[Point]]
  private let shaped: [ShapedText]
  private let candidates: [SymbolCandidate]

  init(count: Int, frame: Rect) throws {
    self.frame = frame
    var dice = LabelDice()
    texts = (0..<count).map { _ in LabelNames.spans(&dice) }
    spots = (0..<count).map { _ in
      Point(x: dice.roll() * frame.width, y: dice.roll() * frame.height)
    }
    lines = spots.map { Self.line(from: $0, &dice) }
    let fonts = try FontLibrary()
    shaped = texts.map { fonts.shape($0, Self.layout) }
    candidates = Self.candidates(shaped, spots, lines)
  }

  /// How many candidates find room.
  var placedCount: Int {
    var placement = Symbols.SymbolPlacement(frame: frame)
    return placement.place(candidates).placed.count
  }

  /// The median for each of `stages`.
  func costs(runs: Int) throws -> [Double] {
    let known = try FontLibrary()
    for text in texts { _ = known.shape(text, Self.layout) }
    let (upright, turned) = (list(isTurned: false), list(isTurned: true))
    let painter = Painter()
    return [
      try CPUClock.median(runs) {
        let fonts = try FontLibrary()
        for text in texts { _ = fonts.shape(text, Self.layout) }
      },
      CPUClock.median(runs) { for text in texts { _ = known.shape(text, Self.layout) } },
      CPUClock.median(runs) { _ = Self.candidates(shaped, spots, lines) },
      CPUClock.median(runs) {
        var placement = Symbols.SymbolPlacement(frame: frame)
        _ = placement.place(candidates)
      },
      CPUClock.median(runs) { _ = LineJoining.joined(Self.pieces(of: lines)) },
      try CPUClock.median(runs) { _ = try painter.bitmap(upright) },
      try CPUClock.median(runs) { _ = try painter.bitmap(turned) },
    ]
  }

  private static var layout: TextLayout {
    var layout = TextLayout()
    layout.maxWidth = 120
    return layout
  }

  private static func line(from start: Point, _ dice: inout LabelDice) -> [Point] {
    var (line, angle) = ([start], dice.roll() * 2 * .pi)
    for _ in 0..<12 {
      angle += (dice.roll() - 0.5) * 0.4
      line.append(line[line.count - 1] + LabelDice.direction(angle) * 20)
    }
    return line
  }

  /// Every line cut into three, as at the edges of tiles.
  private static func pieces(of lines: [[Point]]) -> [[Point]] {
    lines.flatMap { [Array($0[0...4]), Array($0[4...8]), Array($0[8...])] }
  }

  /// Every other text at one of four places about a point, the others along lines.
  private static func candidates(
    _ shaped: [ShapedText], _ spots: [Point], _ lines: [[Point]]
  ) -> [SymbolCandidate] {
    var candidates: [SymbolCandidate] = []
    for (index, text) in shaped.enumerated() {
      let priority = SymbolPriority(layer: 0, identity: UInt64(index))
      var candidate = SymbolCandidate(priority: priority)
      if index % 2 == 0 {
        let label = PointLabel(text)
        candidate.texts = [.left, .right, .top, .bottom].map {
          label.placed(at: spots[index], anchor: $0)
        }
      } else {
        let label = LineLabel(text)
        let anchors = LineAnchors(labelLength: label.length)
        guard let anchor = anchors.center(of: lines[index]),
          let part = label.placed(along: lines[index], at: anchor)
        else { continue }
        candidate.texts = [part]
        // As few names as a city has streets of that name in sight.
        candidate.repeatKey = RepeatKey(key: "\(index % 97)", point: anchor.point, distance: 100)
      }
      candidates.append(candidate)
    }
    return candidates
  }

  /// All labels at points, or all along lines, whether they found room or not: painting has no say in that.
  private func list(isTurned: Bool) -> DisplayList {
    var list = DisplayList(size: frame.size)
    let labels = candidates.filter { ($0.repeatKey != nil) == isTurned }
    let glyphs = list.add(labels.flatMap { $0.texts.first?.glyphs ?? [] })
    list.append(.glyphs(glyphs, .halo(.white, width: 1.5, blur: 0.5)))
    list.append(.glyphs(glyphs, .fill(.black)))
    return list
  }
}
