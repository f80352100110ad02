import Colorimetry
import Drawing
import GeoCore
import Glibc
import PanelLayout

/// The badge of several pins: a light disc with their count behind a ×, in a ring of their colours.
///
/// Pins are dark with light numbers and have no ring, so that no count is taken for a number.
struct ClusterBadge {
  let text: ShapedText
  /// The radius of the ring's outer edge in points.
  let radius: Double
  private let shares: [(color: Color, count: Int)]

  /// The width of the ring in radii.
  private static let ring = 0.24

  init(_ looks: [PinLook], in setter: PinSetter) {
    let size = setter.context.theme.sizes.badge * 1.06
    text = setter.head("×\(looks.count)", size: size)
    radius = Self.radius(of: looks.count, size: size, textWidth: text.size.width)
    var shares: [(color: Color, count: Int)] = []
    for look in looks {
      if let known = shares.firstIndex(where: { $0.color == look.color }) {
        shares[known].count += 1
      } else {
        shares.append((look.color, 1))
      }
    }
    self.shares = shares
  }

  /// The radius of a badge: it grows with the logarithm of the count and has room for its text.
  static func radius(of count: Int, size: Double, textWidth: Double) -> Double {
    let wanted = size * (1.05 + 0.22 * log10(Double(max(1, count))))
    return max(wanted, (textWidth / 2 + 2) / (1 - ring))
  }

  /// The radius before its text is set: what a digit takes is known well enough.
  static func estimatedRadius(of count: Int, size: Double) -> Double {
    radius(of: count, size: size, textWidth: 0.6 * size * Double(String(count).count + 1)) + 1.4
  }

  /// Everything but the shadow, about its middle.
  var box: Rect {
    Rect(
      x: -radius - PinLook.rim, y: -radius - PinLook.rim, width: 2 * (radius + PinLook.rim),
      height: 2 * (radius + PinLook.rim))
  }

  func draw(at center: Point, _ theme: PanelTheme, into list: inout DisplayList) {
    list.fill(Path(center: center, radius: radius + PinLook.rim), .white)
    let total = Double(shares.reduce(0) { $0 + $1.count })
    if shares.count == 1 {
      list.fill(Path(center: center, radius: radius), shares[0].color)
    } else {
      var start = -Double.pi / 2
      for (color, count) in shares {
        let end = start + 2 * .pi * Double(count) / total
        list.fill(sector(center, start, end), color)
        start = end
      }
    }
    let inner = radius * (1 - Self.ring)
    list.fill(Path(center: center, radius: inner), theme.colors.background)
    let glyphs = list.add(text.placed(at: text.centered(on: center)))
    list.append(.glyphs(glyphs, .fill(theme.colors.text)))
  }

  private func sector(_ center: Point, _ start: Double, _ end: Double) -> Path {
    var path = Path()
    path.move(to: center)
    path.line(to: center + Point(x: cos(start), y: sin(start)) * radius)
    // Four parts to a turn: a cubic follows a quarter of a circle within 0.03 %.
    let steps = max(1, Int(((end - start) / (.pi / 2)).rounded(.up)))
    for step in 0..<steps {
      let a = start + (end - start) * Double(step) / Double(steps)
      let b = start + (end - start) * Double(step + 1) / Double(steps)
      path.addArc(center: center, radius: radius, from: a, to: b)
    }
    path.close()
    return path
  }
}

extension Path {
  /// Appends an arc of at most a quarter of a circle to a contour that has reached its beginning.
  ///
  /// A cubic follows an arc of angle a with control points 4/3·tan(a/4) radii along the tangents.
  mutating func addArc(center: Point, radius: Double, from a: Double, to b: Double) {
    let k = 4 / 3 * tan((b - a) / 4) * radius
    let p = center + Point(x: cos(a), y: sin(a)) * radius
    let q = center + Point(x: cos(b), y: sin(b)) * radius
    cubic(
      p + Point(x: -k * sin(a), y: k * cos(a)), q - Point(x: -k * sin(b), y: k * cos(b)), to: q)
  }
}
