import Drawing
import GeoCore
import Glibc

extension AffineTransform {
  /// Reads a list of transforms (SVG 2 §8.5, CSS Transforms 1 §8); nothing where it is in error, and for `none`
  /// the identity.
  init?(svg text: String) {
    self = .identity
    var scanner = NumberScanner(text)
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      let name = scanner.word()
      if name == "none" { return }
      guard let arguments = scanner.arguments(),
        let next = AffineTransform(function: name, arguments)
      else { return nil }
      // The rightmost is applied first.
      self = next.then(self)
      scanner.skipSeparators()
    }
    guard [a, b, c, d, tx, ty].allSatisfy({ abs($0) <= SVGLimits.coordinate }) else { return nil }
  }

  private init?(function name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): self = .translation(Point(x: n[0], y: 0))
    case ("translate", 2): self = .translation(Point(x: n[0], y: n[1]))
    case ("translatex", 1): self = .translation(Point(x: n[0], y: 0))
    case ("translatey", 1): self = .translation(Point(x: 0, y: n[0]))
    case ("scale", 1): self = .scale(n[0], n[0])
    case ("scale", 2): self = .scale(n[0], n[1])
    case ("scalex", 1): self = .scale(n[0], 1)
    case ("scaley", 1): self = .scale(1, n[0])
    case ("rotate", 1): self = .rotation(degrees: n[0])
    case ("rotate", 3):
      let middle = Point(x: n[1], y: n[2])
      self = .translation(.zero - middle).then(.rotation(degrees: n[0])).then(.translation(middle))
    case ("skewx", 1): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewy", 1): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

extension NumberScanner {
  /// Numbers in brackets, lengths in pixels and angles in degrees; nothing where there are none.
  fileprivate mutating func arguments() -> [Double]? {
    skipSeparators()
    guard next == UInt8(ascii: "(") else { return nil }
    skip()
    var numbers: [Double] = []
    while numbers.count < 6, let number = number() {
      switch word() {
      case "", "px", "deg": numbers.append(number)
      case "rad": numbers.append(number * 180 / .pi)
      case "grad": numbers.append(number * 0.9)
      case "turn": numbers.append(number * 360)
      default: return nil
      }
    }
    skipSeparators()
    guard next == UInt8(ascii: ")") else { return nil }
    skip()
    return numbers
  }
}
