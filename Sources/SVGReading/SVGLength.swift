import Drawing
import GeoCore

/// A number with its unit (SVG 2 §4.2, CSS Values 3 §5.2).
struct SVGLength: Hashable {
  /// What percentages are of.
  enum Axis {
    case horizontal
    case vertical
    /// The diagonal over √2 (SVG 2 §8.9).
    case other
  }

  let value: Double
  let unit: String

  /// Nothing where the text is none.
  init?(_ text: String) {
    var scanner = NumberScanner(text)
    guard let value = scanner.number() else { return nil }
    self.init(value, &scanner)
    scanner.skipSeparators()
    guard scanner.isAtEnd else { return nil }
  }

  /// Takes up behind its number.
  init(_ value: Double, _ scanner: inout NumberScanner) {
    self.value = min(max(value, -SVGLimits.coordinate), SVGLimits.coordinate)
    if scanner.next == UInt8(ascii: "%") {
      scanner.skip()
      unit = "%"
    } else {
      unit = scanner.word()
    }
  }

  /// Its length in user units, 96 to the inch; nothing for a unit that is unknown.
  func resolved(_ axis: Axis, in scope: LengthScope) -> Double? {
    switch unit {
    case "", "px": value
    case "pt": value * 96 / 72
    case "pc": value * 16
    case "in": value * 96
    case "cm": value * 96 / 2.54
    case "mm": value * 96 / 25.4
    case "q": value * 96 / 101.6
    case "em", "rem": value * scope.fontSize
    // CSS Values 3 §5.1.1: half an em where the x-height is not known.
    case "ex", "ch": value * scope.fontSize / 2
    case "%": value / 100 * scope.whole(axis)
    default: nil
    }
  }
}

/// What lengths are relative to.
struct LengthScope: Hashable {
  var viewport: Size
  var fontSize: Double = 16

  func whole(_ axis: SVGLength.Axis) -> Double {
    switch axis {
    case .horizontal: viewport.width
    case .vertical: viewport.height
    case .other:
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }

  /// The length a text means, or nothing where it is none.
  func length(_ text: String?, _ axis: SVGLength.Axis) -> Double? {
    guard let text, let length = SVGLength(text) else { return nil }
    return length.resolved(axis, in: self)
  }
}
