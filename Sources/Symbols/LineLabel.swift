public import Drawing
public import GeoCore
import Glibc

/// A line of text that follows a line of the map.
public struct LineLabel: Sendable {
  /// The text; its first line alone is used.
  public var text: ShapedText
  /// How far the baseline lies below the line, in ems; default 0.31.
  ///
  /// That is half the mean of the x-height (0.54) and the cap height (0.71) of common sans serifs: the letters
  /// sit evenly on the line. Text with letters that stand upright in columns has its middle on the line instead.
  public var baselineShift: Double = 0.31
  /// A move of the text along the line and below it, in points; default none.
  public var offset: Point = .zero
  /// Whether text that would stand on its head, or whose upright letters would follow each other upwards, is turned
  /// round; default true.
  public var keepUpright = true
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
    guard let polyline = Polyline(line), let content = text.lines.first, length.isFinite else {
      return nil
    }
    let start = anchor.distance + offset.x - length / 2
    // Half the length of a line differs in its last bits from the sum of half its parts.
    guard start >= -1e-6, start + length <= polyline.length + 1e-6 else { return nil }
    let isColumn = content.glyphs.contains(where: \.isUpright)
    let reading: Track.Reading = !keepUpright ? .any : isColumn ? .downwards : .rightwards
    let track = Track(polyline, start: start, length: length, reading)
    return SymbolPart(glyphs: glyphs(content, on: track), circles: circles(content, on: track))
  }

  private func glyphs(_ line: ShapedLine, on track: Track) -> [PlacedGlyph] {
    let isColumn = line.glyphs.contains(where: \.isUpright)
    // The middle of a line below its baseline: all lines but those with pictures are of like height.
    let middle = text.size.height / Double(text.lines.count) / 2 - line.baseline
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(line.glyphs.count)
    var pen = 0.0
    var first = 0
    while first < line.glyphs.count {
      let cluster = line.glyphs[first].cluster
      let rest = line.glyphs[first...]
      let glyphs = rest[..<(rest.firstIndex { $0.cluster != cluster } ?? rest.endIndex)]
      let advance = glyphs.reduce(0) { $0 + $1.advance }
      let size = glyphs.reduce(0) { max($0, $1.size) }
      let chord = max(advance, size * Self.leastChord)
      let (center, angle) = track.chord(around: pen + advance / 2, length: chord)
      for glyph in glyphs where glyph.isDrawn {
        let shift = isColumn ? -middle : baselineShift * glyph.size
        let local = Point(
          x: glyph.position.x - pen - advance / 2, y: glyph.position.y + shift + offset.y)
        placed.append(
          PlacedGlyph(
            outline: glyph.outline, origin: center + local.turned(angle), size: glyph.size,
            angle: glyph.isUpright ? angle - .pi / 2 : angle))
      }
      pen += advance
      first = glyphs.endIndex
    }
    return placed
  }

  // Circles as high as the text, no further apart than their radius.
  private func circles(_ line: ShapedLine, on track: Track) -> [Circle] {
    let half = (line.glyphs.lazy.map(\.size).max() ?? 0) / 2
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
  enum Reading { case any, rightwards, downwards }

  private let polyline: Polyline
  private let origin: Double
  private let direction: Double

  init(_ polyline: Polyline, start: Double, length: Double, _ reading: Reading) {
    self.polyline = polyline
    let chord = polyline.point(at: start + length) - polyline.point(at: start)
    let isTurned =
      switch reading {
      case .any: false
      case .rightwards: chord.x < 0
      case .downwards: chord.y < 0
      }
    origin = isTurned ? start + length : start
    direction = isTurned ? -1 : 1
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
