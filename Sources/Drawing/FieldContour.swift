import GeoCore

extension GlyphField {
  /// The line on which the field has the value of outlines, as closed polygons in ems, what is inside on their right.
  ///
  /// Between the middles of pixels values are linear (marching squares; Lorensen and Cline 1987 in two dimensions);
  /// where two corners of a cell lie inside across from each other, the mean of all four decides.
  public func contour() -> Path {
    var tracer = FieldTracer(self)
    return tracer.trace(placing)
  }
}

/// Follows the outline through cells between the middles of four pixels.
private struct FieldTracer {
  private let field: GlyphField
  // A ring of pixels outside all fields closes every contour.
  private let columns: Int
  private let rows: Int
  private var next: [Int32]

  // The sides of a cell, in the order of the bits of the corners: top left 1, top right 2, bottom right 4, bottom left 8.
  private enum Side { case top, right, bottom, left }

  init(_ field: GlyphField) {
    self.field = field
    columns = field.width + 2
    rows = field.height + 2
    next = Array(repeating: -1, count: columns * rows * 2)
  }

  mutating func trace(_ transform: AffineTransform) -> Path {
    for y in 0..<rows - 1 {
      for x in 0..<columns - 1 { link(x, y) }
    }
    var path = Path()
    for first in next.indices where next[first] >= 0 {
      var contour: [Point] = []
      var edge = first
      while next[edge] >= 0 {
        contour.append(transform(point(on: edge)))
        (edge, next[edge]) = (Int(next[edge]), -1)
      }
      path.append(contour: contour, closed: true)
    }
    return path
  }

  private func value(_ x: Int, _ y: Int) -> Double { Double(field.value(x - 1, y - 1)) }

  private mutating func link(_ x: Int, _ y: Int) {
    let corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
    var inside = 0
    for (bit, corner) in corners.enumerated() where corner >= GlyphField.edge { inside |= 1 << bit }
    let isBridge = corners.reduce(0, +) / 4 >= GlyphField.edge
    for (from, to) in Self.segments(inside, isBridge) {
      next[edge(from, x, y)] = Int32(edge(to, x, y))
    }
  }

  private static func segments(_ inside: Int, _ isBridge: Bool) -> [(Side, Side)] {
    switch inside {
    case 1: [(.top, .left)]
    case 2: [(.right, .top)]
    case 3: [(.right, .left)]
    case 4: [(.bottom, .right)]
    case 5: isBridge ? [(.top, .right), (.bottom, .left)] : [(.top, .left), (.bottom, .right)]
    case 6: [(.bottom, .top)]
    case 7: [(.bottom, .left)]
    case 8: [(.left, .bottom)]
    case 9: [(.top, .bottom)]
    case 10: isBridge ? [(.left, .top), (.right, .bottom)] : [(.right, .top), (.left, .bottom)]
    case 11: [(.right, .bottom)]
    case 12: [(.left, .right)]
    case 13: [(.top, .right)]
    case 14: [(.left, .top)]
    default: []
    }
  }

  // Each pixel owns the edge to its right and the one downwards.
  private func edge(_ side: Side, _ x: Int, _ y: Int) -> Int {
    switch side {
    case .top: (y * columns + x) * 2
    case .bottom: ((y + 1) * columns + x) * 2
    case .left: (y * columns + x) * 2 + 1
    case .right: (y * columns + x + 1) * 2 + 1
    }
  }

  private func point(on edge: Int) -> Point {
    let (pixel, isDown) = (edge / 2, edge % 2 == 1)
    let (x, y) = (pixel % columns, pixel / columns)
    let (a, b) = (value(x, y), isDown ? value(x, y + 1) : value(x + 1, y))
    let share = (GlyphField.edge - a) / (b - a)
    // The ring outside shifts pixels by one, and values are those of their middles.
    return Point(
      x: Double(x) - 0.5 + (isDown ? 0 : share), y: Double(y) - 0.5 + (isDown ? share : 0))
  }
}
