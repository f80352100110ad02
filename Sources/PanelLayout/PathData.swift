import Drawing
import GeoCore

/// Why a text is no SVG path.
public enum PathDataError: Error, Hashable, Sendable {
  /// Neither a command nor a number that fits stands at a byte of the text.
  case unexpected(offset: Int)
  /// The text is longer than `limit` bytes.
  case tooLong(limit: Int)
}

/// Reads the path data of SVG 2 §9.3: `M L H V C S Q T Z`, absolute and relative; arcs (`A`) are not read.
struct PathData {
  /// An icon needs some hundred bytes; what is much longer is no icon.
  static let maximumLength = 65_536

  private let bytes: [UInt8]
  private var at = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, with the command that left it: `S` and `T` mirror it.
  private var control: (point: Point, of: UInt8)?

  static func read(_ text: String) throws(PathDataError) -> Path {
    var reader = PathData(bytes: Array(text.utf8))
    guard reader.bytes.count <= maximumLength else { throw .tooLong(limit: maximumLength) }
    try reader.readAll()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(PathDataError) {
    skipSeparators()
    guard at < bytes.count else { return }
    // §9.3.3: path data begins with a moveto.
    guard bytes[at] | 0x20 == UInt8(ascii: "m") else { throw .unexpected(offset: at) }
    while at < bytes.count {
      let command = bytes[at]
      at += 1
      try run(command)
      skipSeparators()
    }
  }

  private mutating func run(_ command: UInt8) throws(PathDataError) {
    let kind = command | 0x20
    let isRelative = command == kind
    if kind == UInt8(ascii: "z") { return close() }
    var isFirst = true
    repeat {
      let base = isRelative ? current : .zero
      // §9.3.3: further pairs of a moveto are implicit linetos.
      try step(kind == UInt8(ascii: "m") && !isFirst ? UInt8(ascii: "l") : kind, from: base)
      isFirst = false
      skipSeparators()
    } while startsNumber
  }

  private mutating func step(_ kind: UInt8, from base: Point) throws(PathDataError) {
    switch kind {
    case UInt8(ascii: "m"):
      current = try point() + base
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"): line(to: try point() + base)
    case UInt8(ascii: "h"): line(to: Point(x: try number() + base.x, y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: try number() + base.y))
    case UInt8(ascii: "c"): cubic(try point() + base, try point() + base, try point() + base)
    case UInt8(ascii: "s"): cubic(mirrored(kind: "c"), try point() + base, try point() + base)
    case UInt8(ascii: "q"): quad(try point() + base, try point() + base)
    case UInt8(ascii: "t"): quad(mirrored(kind: "q"), try point() + base)
    default: throw .unexpected(offset: at - 1)
    }
  }

  private mutating func close() {
    path.close()
    current = start
    control = nil
  }

  private mutating func line(to p: Point) {
    path.line(to: p)
    current = p
    control = nil
  }

  private mutating func cubic(_ c1: Point, _ c2: Point, _ p: Point) {
    path.cubic(c1, c2, to: p)
    current = p
    control = (c2, UInt8(ascii: "c"))
  }

  private mutating func quad(_ c: Point, _ p: Point) {
    path.quad(c, to: p)
    current = p
    control = (c, UInt8(ascii: "q"))
  }

  private func mirrored(kind: Unicode.Scalar) -> Point {
    guard let control, control.of == UInt8(ascii: kind) else { return current }
    return current + (current - control.point)
  }
}

// MARK: - Numbers

extension PathData {
  private var startsNumber: Bool {
    guard at < bytes.count else { return false }
    return switch bytes[at] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func skipSeparators() {
    while at < bytes.count, bytes[at] == 0x20 || (9...13).contains(bytes[at]) || bytes[at] == 0x2C {
      at += 1
    }
  }

  private mutating func point() throws(PathDataError) -> Point {
    Point(x: try number(), y: try number())
  }

  private mutating func digits() {
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
  }

  private mutating func number() throws(PathDataError) -> Double {
    skipSeparators()
    let first = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
      at += 1
    }
    digits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      digits()
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      digits()
    }
    var text = String(decoding: bytes[first..<at], as: UTF8.self)
    // Swift reads no number that begins or ends with its point; SVG does.
    if text.hasSuffix(".") { text += "0" }
    guard let value = Double(text), value.isFinite else { throw .unexpected(offset: first) }
    return value
  }
}
