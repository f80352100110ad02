public import Drawing
public import GeoCore
import Glibc

/// A line of text that follows a line of the map.
public struct LineLabel: Sendable {
  /// The text; its first line alone is used.
  public var text: ShapedText
  /// The text for lines that run rather up and down than across, in columns; nothing where it has none.
  public var columns: ShapedText?
  /// How far the baseline lies below the line, in ems; default 0.31.
  ///
  /// That is half the mean of the x-height (0.54) and the cap height (0.71) of common sans serifs: the letters
  /// sit evenly on the line. Columns have their middle on the line instead.
  public var baselineShift: Double = 0.31
  /// A move of the text along the line and below it, in points; default none.
  public var offset: Point = .zero
  /// Whether text that would stand on its head is turned round; default true.
  public var keepUpright = true
  /// Whether letters turn with the line; default true.
  public var turnsGlyphs = true
  /// Room kept free around the letters, in points; default 2.
  public var padding: Double = 2

  // Narrower letters are turned as though they were half an em wide: a line that wavers does not shake them.
  private static let leastChord = 0.5

  /// Makes a label of a text.
  public init(_ text: ShapedText) {
    self.text = text
  }

  /// The length of the label along the line, in points.
  public var length: Double { text.lines.first?.width ?? 0 }

  /// The label with its middle at `anchor`, or nothing where the line is too short for it there.
  ///
  /// Clusters are turned as a whole: each stands in the middle of the chord that its advance spans.
  public func placed(along line: [Point], at anchor: LineAnchor) -> SymbolPart? {
    placed(along: line, at: CollectionOfOne(anchor))[0]
  }

  /// The same for each of several anchors on a line, which is measured but once.
  public func placed(along line: [Point], at anchors: some Collection<LineAnchor>) -> [SymbolPart?]
  {
    guard !anchors.isEmpty, let polyline = Polyline(line) else { return anchors.map { _ in nil } }
    return anchors.map { placed(along: polyline, at: $0) }
  }

  private func placed(along polyline: Polyline, at anchor: LineAnchor) -> SymbolPart? {
    guard let content = text.lines.first, length.isFinite else { return nil }
    let start = anchor.distance + offset.x - length / 2
    // Half the length of a line differs in its last bits from the sum of half its parts.
    guard start >= -1e-6, start + length <= polyline.length + 1e-6 else { return nil }
    var track = Track(polyline, start: start, length: length, keepUpright: keepUpright)
    if keepUpright, track.isSteep, let column = column(on: polyline, anchor) { return column }
    track.turn()
    return part(content, on: track) { baselineShift * $0.size }
  }

  // Columns are read downwards.
  private func column(on polyline: Polyline, _ anchor: LineAnchor) -> SymbolPart? {
    guard let columns, let content = columns.lines.first else { return nil }
    let start = anchor.distance + offset.x - content.width / 2
    guard start >= -1e-6, start + content.width <= polyline.length + 1e-6 else { return nil }
    var track = Track(polyline, start: start, length: content.width, keepUpright: keepUpright)
    track.turn(isColumn: true)
    let middle = columns.size.height / Double(columns.lines.count) / 2
    return part(content, on: track) { _ in content.baseline - middle }
  }

  /// - Parameter shift: how far below the line a glyph's baseline lies.
  private func part(
    _ line: ShapedLine, on track: Track, _ shift: (ShapedGlyph) -> Double
  ) -> SymbolPart {
    var part = SymbolPart(circles: circles(line, on: track))
    var pen = 0.0
    var first = 0
    while first < line.glyphs.count {
      let cluster = line.glyphs[first].cluster
      let rest = line.glyphs[first...]
      let glyphs = rest[..<(rest.firstIndex { $0.cluster != cluster } ?? rest.endIndex)]
      let advance = glyphs.reduce(0) { $0 + $1.advance }
      let size = glyphs.reduce(0) { max($0, $1.size) }
      let chord = max(advance, size * Self.leastChord)
      let (middle, direction) = track.chord(around: pen + advance / 2, length: chord)
      let angle = turnsGlyphs ? direction : 0
      for glyph in glyphs {
        let local = Point(
          x: glyph.position.x - pen - advance / 2,
          y: glyph.position.y + shift(glyph) + offset.y)
        part.add(glyph, at: middle + local.turned(angle), angle: angle)
      }
      pen += advance
      first = glyphs.endIndex
    }
    return part
  }

  // Circles as high as the text, no further apart than their radius.
  private func circles(_ line: ShapedLine, on track: Track) -> [Circle] {
    let half = (line.glyphs.lazy.map(\.size).max() ?? 0) / 2
    let length = line.width
    guard half > 0 else { return [] }
    let inset = min(half, length / 2)
    let span = length - 2 * inset
    let steps = max(1, (span / half).rounded(.up))
    return (0...Int(steps)).map { i in
      let (middle, angle) = track.chord(around: inset + span * Double(i) / steps, length: half)
      return Circle(
        center: middle + Point(x: 0, y: offset.y).turned(angle), radius: half + max(0, padding))
    }
  }
}

/// The stretch of a line under a label, in the direction in which it is read.
private struct Track {
  private let polyline: Polyline
  private var origin: Double
  private var direction = 1.0
  private let length: Double
  private let whole: Point
  private let keepUpright: Bool

  init(_ polyline: Polyline, start: Double, length: Double, keepUpright: Bool) {
    self.polyline = polyline
    self.length = length
    self.keepUpright = keepUpright
    origin = start
    whole = polyline.point(at: start + length) - polyline.point(at: start)
  }

  /// Whether it runs rather up and down than across.
  var isSteep: Bool { abs(whole.y) > abs(whole.x) }

  /// Lets text run the other way where it would stand on its head, or a column be read upwards.
  mutating func turn(isColumn: Bool = false) {
    guard keepUpright, (isColumn ? whole.y : whole.x) < 0 else { return }
    origin += length
    direction = -1
  }

  /// The middle and the direction of the straight line between two points of the track.
  func chord(around distance: Double, length: Double) -> (middle: Point, angle: Double) {
    let a = polyline.point(at: origin + direction * (distance - length / 2))
    let b = polyline.point(at: origin + direction * (distance + length / 2))
    let step = b - a
    let middle = (a + b) * 0.5
    // A line that comes straight back has no chord: its own direction is as good as any.
    guard step.length > 1e-9 else {
      return (middle, polyline.angle(at: origin + direction * distance))
    }
    return (middle, atan2(step.y, step.x))
  }
}

extension Point {
  /// The vector turned clockwise by an angle in radians.
  func turned(_ angle: Double) -> Point {
    let (s, c) = (sin(angle), cos(angle))
    return Point(x: x * c - y * s, y: x * s + y * c)
  }
}
