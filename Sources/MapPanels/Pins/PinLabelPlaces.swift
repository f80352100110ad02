import Drawing
import GeoCore
import Glibc

/// Where the name of a pin may stand, relative to the pin's place, the best first.
struct PinLabelPlaces {
  let label: PinLabel
  let look: PinLook

  /// Between pin and name, in points.
  static let gap = 3.0
  /// How far names with a line stand from their pins at most, in heights of a line: from further away nobody would
  /// follow it.
  static let reach = 4
  private static let directions = 32

  private var size: Size { label.text.size }
  private var isStanding: Bool { look.shape.isStanding && look.picture == nil }
  private var rise: Double { label.lineHeight * 0.4 }

  /// Beside the pin: above right first, as Imhof asks for (1962), below right, the same on the left, then above, below,
  /// and level with it.
  ///
  /// It is the order of Yoeli (1972) as Slocum and others give it in *Thematic Cartography and Geographic Visualization*.
  /// The sides are those of the place, not of the pin: what stands on its place has its head above it already. Level with
  /// a dot comes last since that would be taken for a letter; a number around its place is read with the name as in the
  /// row of a list, and there it comes first. Names that run from right to left begin on the left.
  var beside: [Rect] {
    let sides = label.text.isRightToLeft ? [-1.0, 1.0] : [1.0, -1.0]
    guard isStanding || look.isDot else {
      return sides.flatMap { [level($0), upper($0), lower($0)] } + [above, below]
    }
    return sides.flatMap { [upper($0), lower($0)] } + [above, below] + sides.map(level)
  }

  private func upper(_ side: Double) -> Rect {
    // Beside the head, its middle somewhat above that of a pin that lies around its place.
    rect(beside: look.box, side, middle: look.head.center.y - (isStanding ? 0 : rise))
  }

  private func lower(_ side: Double) -> Rect {
    guard isStanding else {
      return rect(beside: look.box, side, middle: look.head.center.y + rise)
    }
    // At the foot, below the head and its edge.
    let top = max(look.head.maxY + look.rim + Self.gap, -label.lineHeight / 2)
    return rect(beside: foot, side, middle: top + size.height / 2)
  }

  /// Half as wide as the pointer of any form a few points above its tip.
  private var foot: Rect {
    let half = look.shape.radius * 0.35
    return Rect(minX: -half, minY: -half, maxX: half, maxY: 0)
  }

  private var above: Rect {
    Rect(
      x: look.head.center.x - size.width / 2, y: look.box.minY - Self.gap - size.height,
      width: size.width, height: size.height)
  }

  private var below: Rect {
    let x = isStanding ? 0 : look.head.center.x
    return Rect(
      x: x - size.width / 2, y: look.box.maxY + Self.gap, width: size.width, height: size.height)
  }

  private func level(_ side: Double) -> Rect {
    rect(beside: look.box, side, middle: look.box.center.y)
  }

  private func rect(beside box: Rect, _ side: Double, middle: Double) -> Rect {
    let x = side > 0 ? box.maxX + Self.gap : box.minX - Self.gap - size.width
    return Rect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
  }

  /// Apart from the pin, in rings a line's height apart, each from above right to both sides.
  var apart: [Rect] {
    let box = look.box
    var places: [Rect] = []
    for ring in 1...Self.reach {
      let gap = Double(ring) * label.lineHeight
      let half = Point(
        x: (box.width + size.width) / 2 + gap, y: (box.height + size.height) / 2 + gap)
      for direction in Self.order(mirrored: label.text.isRightToLeft) {
        let middle = box.center + Point(x: direction.x * half.x, y: direction.y * half.y)
        places.append(
          Rect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height))
      }
    }
    return places
  }

  /// Points of a square about the origin whose sides are 2.
  private static func order(mirrored: Bool) -> [Point] {
    (0..<directions).map { step in
      // 0, 1, −1, 2, −2, … parts of a turn from above right.
      let turn = Double((step + 1) / 2) * (step % 2 == 0 ? -1 : 1)
      let angle = -.pi / 4 + turn * 2 * .pi / Double(directions)
      let (x, y) = (cos(angle), sin(angle))
      let largest = max(abs(x), abs(y))
      return Point(x: (mirrored ? -x : x) / largest, y: y / largest)
    }
  }
}
