import GeoCore

/// Why a text is no SVG path.
public enum PathDataError: Error, Hashable, Sendable {
  /// Neither a command nor a number that fits stands at a byte of the text.
  case unexpected(offset: Int)
  /// The text is longer than `limit` bytes.
  case tooLong(limit: Int)
}

extension PathDataError: CustomStringConvertible {
  /// What is wrong and where, without a full stop.
  public var description: String {
    switch self {
    case .unexpected(let offset): "neither a command of a path nor a number at byte \(offset)"
    case .tooLong(let limit): "a path of more than \(limit) bytes"
    }
  }
}

/// Reads the path data of SVG 2 §9.3: `M L H V C S Q T A Z`, absolute and relative.
public struct PathData {
  /// An icon needs some hundred bytes; what is much longer is no icon.
  public static let maximumLength = 65_536

  private var scanner: NumberScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// Whether the contour was closed, so that what is drawn next begins another one where it began (§9.3.4).
  private var isClosed = false
  /// The last control point, with the command that left it: `S` and `T` mirror it.
  private var control: (point: Point, of: UInt8)?

  /// Reads a whole text.
  ///
  /// - Throws: `PathDataError` with the place in the text; also where it is longer than `limit` bytes.
  public static func read(
    _ text: String, limit: Int = maximumLength
  ) throws(PathDataError) -> Path {
    let (path, error) = readLeading(text, limit: limit)
    if let error { throw error }
    return path
  }

  /// Reads as far as the text can be understood, as SVG 2 §9.5.4 has it drawn, and tells what stopped it.
  ///
  /// - Parameter limit: The most bytes; nothing is read of a longer text.
  public static func readLeading(
    _ text: String, limit: Int = maximumLength
  ) -> (path: Path, error: PathDataError?) {
    var reader = PathData(scanner: NumberScanner(text))
    guard reader.scanner.bytes.count <= limit else { return (Path(), .tooLong(limit: limit)) }
    do {
      try reader.readAll()
      return (reader.path, nil)
    } catch {
      return (reader.path, error)
    }
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func readAll() throws(PathDataError) {
    scanner.skipSeparators()
    guard let first = scanner.next else { return }
    // §9.3.3: path data begins with a moveto.
    guard first | 0x20 == UInt8(ascii: "m") else { throw .unexpected(offset: scanner.at) }
    while let command = scanner.next {
      scanner.skip()
      try run(command)
      scanner.skipSeparators()
    }
  }

  private mutating func run(_ command: UInt8) throws(PathDataError) {
    let kind = command | 0x20
    if kind == UInt8(ascii: "z") { return close() }
    var isFirst = true
    repeat {
      let base = command == kind ? current : .zero
      // §9.3.3: further pairs of a moveto are implicit linetos.
      try step(kind == UInt8(ascii: "m") && !isFirst ? UInt8(ascii: "l") : kind, from: base)
      isFirst = false
      scanner.skipSeparators()
    } while scanner.startsNumber
  }

  private mutating func step(_ kind: UInt8, from base: Point) throws(PathDataError) {
    switch kind {
    case UInt8(ascii: "m"): move(to: try point() + base)
    case UInt8(ascii: "l"): line(to: try point() + base)
    case UInt8(ascii: "h"): line(to: Point(x: try number() + base.x, y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: try number() + base.y))
    case UInt8(ascii: "c"): cubic(try point() + base, try point() + base, try point() + base)
    case UInt8(ascii: "s"): cubic(mirrored(kind: "c"), try point() + base, try point() + base)
    case UInt8(ascii: "q"): quad(try point() + base, try point() + base)
    case UInt8(ascii: "t"): quad(mirrored(kind: "q"), try point() + base)
    case UInt8(ascii: "a"): try arc(from: base)
    default: throw .unexpected(offset: scanner.at - 1)
    }
  }

  private func mirrored(kind: Unicode.Scalar) -> Point {
    guard let control, control.of == UInt8(ascii: kind) else { return current }
    return current + (current - control.point)
  }
}

// MARK: - Commands

extension PathData {
  private mutating func move(to p: Point) {
    path.move(to: p)
    (current, start) = (p, p)
    (control, isClosed) = (nil, false)
  }

  private mutating func close() {
    path.close()
    current = start
    (control, isClosed) = (nil, true)
  }

  private mutating func open() {
    guard isClosed else { return }
    path.move(to: start)
    isClosed = false
  }

  private mutating func line(to p: Point) {
    open()
    path.line(to: p)
    current = p
    control = nil
  }

  private mutating func cubic(_ c1: Point, _ c2: Point, _ p: Point) {
    open()
    path.cubic(c1, c2, to: p)
    current = p
    control = (c2, UInt8(ascii: "c"))
  }

  private mutating func quad(_ c: Point, _ p: Point) {
    open()
    path.quad(c, to: p)
    current = p
    control = (c, UInt8(ascii: "q"))
  }

  private mutating func arc(from base: Point) throws(PathDataError) {
    let radii = try point()
    let rotation = try number()
    let (isLarge, isSweep) = (try flag(), try flag())
    let end = try point() + base
    open()
    let arc = EllipticalArc(
      radii: Size(width: radii.x, height: radii.y), rotation: rotation, isLarge: isLarge,
      isSweep: isSweep)
    path.addArc(arc, from: current, to: end)
    current = end
    control = nil
  }

  private mutating func point() throws(PathDataError) -> Point {
    Point(x: try number(), y: try number())
  }

  private mutating func number() throws(PathDataError) -> Double {
    guard let value = scanner.number() else { throw .unexpected(offset: scanner.at) }
    return value
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    guard let value = scanner.flag() else { throw .unexpected(offset: scanner.at) }
    return value
  }
}
