public import Drawing
public import GeoCore
import Glibc

/// A text that follows a line of the map.
public struct LineLabel: Sendable {
  /// The text; its lines run beside each other, each centred.
  public var text: ShapedText
  /// The text for lines that run rather up and down than across, in columns; nothing where it has none.
  public var columns: ShapedText?
  /// How far the baseline lies below the line, in ems; default 0.31.
  ///
  /// That is half the mean of the x-height (0.54) and the cap height (0.71) of common sans serifs: the letters
  /// sit evenly on the line. Columns have their middle on the line instead.
  public var baselineShift: Double = 0.31
  /// Which part of the text stands at the anchor; default `center`.
  public var anchor = LabelAnchor.center
  /// A move of the text along the line and to its right, in points, whichever way the text runs; default none.
  public var offset: Point = .zero
  /// Whether text that would stand on its head is turned round; default true.
  public var keepUpright = true
  /// Whether letters turn with the line; default true.
  public var turnsGlyphs = true
  /// Room kept free around the letters, in points; default 2.
  public var padding: Double = 2

  // Narrower letters are turned as though they were half an em wide: a line that wavers does not shake them.
  private static let leastChord = 0.5
  private static let mostCircles = 1024.0

  /// Makes a label of a text.
  public init(_ text: ShapedText) {
    self.text = text
  }

  /// The length of the label along the line, in points.
  public var length: Double { text.lines.lazy.map(\.width).max() ?? 0 }

  /// The label at `anchor`, or nothing where the line is too short for it there.
  ///
  /// Clusters are turned as a whole: each stands in the middle of the chord that its advance spans.
  public func placed(along line: [Point], at anchor: LineAnchor) -> SymbolPart? {
    placed(along: line, at: [anchor])[0]
  }

  /// The label at each of the anchors of a line, which is measured once for all of them.
  public func placed(along line: [Point], at anchors: [LineAnchor]) -> [SymbolPart?] {
    let polyline = Polyline(line)
    return anchors.map { anchor in polyline.flatMap { placed(on: $0, at: anchor) } }
  }

  private func placed(on polyline: Polyline, at anchor: LineAnchor) -> SymbolPart? {
    guard let track = track(text, on: polyline, anchor) else { return nil }
    if keepUpright, track.isSteep, let column = column(on: polyline, anchor) { return column }
    let height = text.size.height / Double(text.lines.count)
    return part(of: text, on: track.turned(isColumn: false)) { index, line in
      let size = line.glyphs.lazy.map(\.size).max() ?? 0
      return baselineShift * size + (Double(index) + 0.5) * height - text.size.height / 2
    }
  }

  // Columns are read downwards, and have their middle on the line.
  private func column(on polyline: Polyline, _ anchor: LineAnchor) -> SymbolPart? {
    guard let columns, let track = track(columns, on: polyline, anchor) else { return nil }
    return part(of: columns, on: track.turned(isColumn: true)) { _, line in
      line.baseline - columns.size.height / 2
    }
  }

  private func track(
    _ text: ShapedText, on polyline: Polyline, _ anchor: LineAnchor
  ) -> Track? {
    guard let length = text.lines.map(\.width).max(), length.isFinite else { return nil }
    let start = anchor.distance + offset.x - length * self.anchor.horizontal
    // Half the length of a line differs in its last bits from the sum of half its parts.
    guard start >= -1e-6, start + length <= polyline.length + 1e-6 else { return nil }
    return Track(polyline, start: start, length: length, keepUpright: keepUpright)
  }

  /// - Parameter shift: how far below the middle of the text a line's baseline lies.
  private func part(
    of text: ShapedText, on track: Track, _ shift: (Int, ShapedLine) -> Double
  ) -> SymbolPart {
    // The side of the line stays the same whichever way text runs; which part stands at the anchor turns with it.
    let aside = offset.y * track.direction + (0.5 - anchor.vertical) * text.size.height
    var part = SymbolPart(circles: circles(text, on: track, aside))
    for (index, line) in text.lines.enumerated() {
      let indent = (track.length - line.width) / 2
      add(line, on: track, indent, aside + shift(index, line), to: &part)
    }
    return part
  }

  private func add(
    _ line: ShapedLine, on track: Track, _ indent: Double, _ baseline: Double,
    to part: inout SymbolPart
  ) {
    var pen = 0.0
    var first = 0
    while first < line.glyphs.count {
      let cluster = line.glyphs[first].cluster
      let rest = line.glyphs[first...]
      let glyphs = rest[..<(rest.firstIndex { $0.cluster != cluster } ?? rest.endIndex)]
      let advance = glyphs.reduce(0) { $0 + $1.advance }
      let size = glyphs.reduce(0) { max($0, $1.size) }
      let chord = max(advance, size * Self.leastChord)
      let (middle, direction) = track.chord(around: indent + pen + advance / 2, length: chord)
      let angle = turnsGlyphs ? direction : 0
      for glyph in glyphs {
        let local = Point(
          x: glyph.position.x - pen - advance / 2, y: glyph.position.y + baseline)
        part.add(glyph, at: middle + local.turned(angle), angle: angle)
      }
      pen += advance
      first = glyphs.endIndex
    }
  }

  // Circles as high as the text, no further apart than their radius.
  private func circles(_ text: ShapedText, on track: Track, _ aside: Double) -> [Circle] {
    let sizes = text.lines.map { $0.glyphs.lazy.map(\.size).max() ?? 0 }
    // A line is as high as its letters, further ones as the lines are apart.
    let leading = text.size.height / Double(max(1, text.lines.count))
    let half = ((sizes.max() ?? 0) + leading * Double(text.lines.count - 1)) / 2
    guard half > 0 else { return [] }
    let inset = min(half, track.length / 2)
    let span = track.length - 2 * inset
    // Letters far smaller than what stands between them would ask for more than any label needs.
    let steps = min(max(1, (span / half).rounded(.up)), Self.mostCircles)
    return (0...Int(steps)).map { i in
      let (middle, angle) = track.chord(around: inset + span * Double(i) / steps, length: half)
      return Circle(
        center: middle + Point(x: 0, y: aside).turned(angle), radius: half + max(0, padding))
    }
  }
}

/// The stretch of a line under a label, in the direction in which it is read.
private struct Track {
  private let polyline: Polyline
  private var origin: Double
  /// 1 where text runs the way the line does, −1 where it is turned round.
  private(set) var direction = 1.0
  /// Its length, in points.
  let length: Double
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

  /// The track along which text does not stand on its head, or columns are read downwards.
  func turned(isColumn: Bool) -> Track {
    guard keepUpright, (isColumn ? whole.y : whole.x) < 0 else { return self }
    var other = self
    other.origin += length
    other.direction = -1
    return other
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
