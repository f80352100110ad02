import Drawing
import GeoCore

/// A part of a drawing's plane that is fitted into a viewport (SVG 2 §8.6).
struct SVGViewBox: Hashable {
  let box: Rect

  /// Nothing where the text is none, or its box has no extent.
  init?(_ text: String?) {
    guard let text else { return nil }
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while numbers.count < 4, let number = scanner.number() { numbers.append(number) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= SVGLimits.coordinate }) else {
      return nil
    }
    box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard !box.isEmpty else { return nil }
  }
}

/// How a box lies in another (SVG 2 §8.7).
struct AspectFit: Hashable {
  private enum Mode { case stretch, meet, slice }

  private var mode = Mode.meet
  /// The shares of the room that is left which go before the box.
  private var x = 0.5
  private var y = 0.5

  /// The default, `xMidYMid meet`, where the text is none.
  init(_ text: String?) {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    guard let first = words.first(where: { $0 != "defer" }) else { return }
    if first == "none" {
      mode = .stretch
      return
    }
    let shares = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard first.utf8.count == 8, first.first == "x",
      let x = shares[String(first.dropFirst().prefix(3))],
      let y = shares[String(first.suffix(3))]
    else { return }
    (self.x, self.y) = (x, y)
    if words.last == "slice" { mode = .slice }
  }

  /// From `box` to `viewport`; both have an extent.
  func map(_ box: Rect, to viewport: Rect) -> AffineTransform {
    var (sx, sy) = (viewport.width / box.width, viewport.height / box.height)
    switch mode {
    case .stretch: break
    case .meet: (sx, sy) = (min(sx, sy), min(sx, sy))
    case .slice: (sx, sy) = (max(sx, sy), max(sx, sy))
    }
    let room = Point(x: viewport.width - sx * box.width, y: viewport.height - sy * box.height)
    return AffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: viewport.minX - sx * box.minX + room.x * x,
      ty: viewport.minY - sy * box.minY + room.y * y)
  }
}
