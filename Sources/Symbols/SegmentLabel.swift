public import Drawing
public import GeoCore
import Glibc

/// A text that follows the segments of a line as MapLibre's labels do: each glyph lies on the segment that its middle
/// lies on.
public struct SegmentLabel: Sendable {
  /// The text; it may have several lines.
  public var text: ShapedText
  /// The text for lines that run rather up and down than across, in columns; nothing where it has none.
  public var columns: ShapedText?
  /// Which part of the text stands at the anchor; default `center`.
  public var anchor = LabelAnchor.center
  /// A move of the text along the line and to its right, in points, whichever way the text runs; default none.
  public var offset: Point = .zero
  /// Whether text that would stand on its head is turned round; default true.
  public var keepUpright = true
  /// Whether glyphs turn with the line; default true.
  public var turnsGlyphs = true
  /// Room kept free around the letters, in points; default 2.
  public var padding: Double = 2
  /// The height that is kept free along the line, in points.
  public var roomHeight: Double

  /// Radii from circle to circle: neighbours may stand a little apart.
  private static let circleDistance = 2.5
  private static let mostCircles = 1024.0

  /// Makes a label of a text.
  public init(_ text: ShapedText) {
    self.text = text
    roomHeight = text.size.height
  }

  /// The label about an anchor of a line, or nothing where the line is too short for it there.
  ///
  /// - Parameters:
  ///   - distance: how far along the line the anchor lies, in points.
  ///   - point: the anchor, which may lie beside the line where it was rounded; nothing for one on the line.
  public func placed(
    along line: [Point], at distance: Double, point: Point? = nil
  ) -> SymbolPart? {
    guard let line = Polyline(line), distance >= 0, distance <= line.length else { return nil }
    let straight = Run(text, anchor)
    let way = SegmentWay(line, distance: distance, anchorPoint: point, offset: offset)
    guard let ends = straight.ends(on: way, isFlipped: false),
      let circles = circles(between: ends)
    else { return nil }
    guard keepUpright else { return part(straight, way, isFlipped: false, circles) }
    let (first, last) =
      straight.isSingle
      ? (way.anchorPoint, way.nextPoint) : (ends.first.point, ends.last.point)
    let (run, rise) = (abs(last.x - first.x), abs(last.y - first.y))
    if let columns, rise > run {
      return upright(Run(columns, anchor), way, circles)
    }
    return part(straight, way, isFlipped: first.x > last.x, circles)
  }

  // Columns are read downwards.
  private func upright(_ run: Run, _ way: SegmentWay, _ circles: [Circle]) -> SymbolPart? {
    guard let ends = run.ends(on: way, isFlipped: false) else { return nil }
    let (first, last) =
      run.isSingle ? (way.anchorPoint, way.nextPoint) : (ends.first.point, ends.last.point)
    return part(run, way, isFlipped: first.y > last.y, circles)
  }

  private func part(
    _ run: Run, _ way: SegmentWay, isFlipped: Bool, _ circles: [Circle]
  ) -> SymbolPart? {
    var part = SymbolPart(circles: circles)
    for glyph in run.glyphs {
      guard let place = way.place(glyph.middle, isFlipped: isFlipped) else { return nil }
      let angle = turnsGlyphs ? place.angle : 0
      part.add(glyph.glyph, at: place.point + glyph.origin.turned(angle), angle: angle)
    }
    return part
  }

  // Circles along the way between the middles of the first and the last glyph.
  private func circles(between ends: (first: SegmentWay.Place, last: SegmentWay.Place)) -> [Circle]?
  {
    let radius = roomHeight / 2 + max(0, padding)
    let points = ends.first.path.reversed() + ends.last.path
    guard radius > 0, let path = Polyline(points) else {
      return points.first.map { [Circle(center: $0, radius: radius)] }
    }
    let inset = min(radius / 4, path.length / 2)
    let span = path.length - 2 * inset
    let gaps = min((span / (radius * Self.circleDistance)).rounded(.up), Self.mostCircles)
    let count = path.length <= radius / 2 ? 1 : Int(gaps) + 1
    return (0..<count).map { i in
      let share = Double(i) / Double(max(count - 1, 1))
      return Circle(center: path.point(at: inset + share * span), radius: radius)
    }
  }
}

/// The glyphs of a text by their middles.
private struct Run {
  struct Glyph {
    let glyph: ShapedGlyph
    /// How far along the line from the anchor its middle lies.
    let middle: Double
    /// Its origin seen from there.
    let origin: Point
  }

  private(set) var glyphs: [Glyph] = []

  var isSingle: Bool { glyphs.count == 1 }

  init(_ text: ShapedText, _ anchor: LabelAnchor) {
    let corner = Point(
      x: -text.size.width * anchor.horizontal, y: -text.size.height * anchor.vertical)
    for line in text.lines {
      let indent = (text.size.width - line.width) / 2
      var pen = corner.x + indent
      for glyph in line.glyphs {
        let middle = pen + glyph.advance / 2
        let origin = Point(
          x: corner.x + indent + glyph.position.x - middle,
          y: corner.y + line.baseline + glyph.position.y)
        glyphs.append(Glyph(glyph: glyph, middle: middle, origin: origin))
        pen += glyph.advance
      }
    }
  }

  func ends(
    on way: SegmentWay, isFlipped: Bool
  ) -> (first: SegmentWay.Place, last: SegmentWay.Place)? {
    guard let first = glyphs.first, let last = glyphs.last,
      let a = way.place(first.middle, isFlipped: isFlipped),
      let b = way.place(last.middle, isFlipped: isFlipped)
    else { return nil }
    return (a, b)
  }
}
