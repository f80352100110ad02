import GeoCore

/// The reader of well-known binary (OGC Simple Features §8.2, ISO 13249-3) and PostGIS' extension of it.
struct WellKnownBinary {
  /// How deep collections may nest: real ones do not.
  private static let maximumDepth = 8

  private let bytes: [UInt8]
  private var at = 0

  /// Reads hexadecimal digits; nothing where they are no geometry.
  ///
  /// - Throws: where it is one that cannot be used.
  static func parts(_ text: String) throws(SkipReason) -> GeometryParts? {
    // A byte for the order of bytes, four for the type: "01" and "00" begin other numbers as well.
    guard text.utf8.count >= 18, text.utf8.count % 2 == 0,
      text.hasPrefix("00") || text.hasPrefix("01"),
      let bytes = bytes(text)
    else { return nil }
    var reader = WellKnownBinary(bytes: bytes)
    var parts = GeometryParts()
    guard try reader.geometry(&parts, depth: 0) else { return nil }
    guard !parts.isEmpty else { throw .badGeometry("an empty geometry") }
    return parts
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func bytes(_ text: String) -> [UInt8]? {
    var (bytes, high) = ([UInt8](), UInt8?.none)
    bytes.reserveCapacity(text.utf8.count / 2)
    for digit in text.utf8 {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    return bytes
  }

  private static let broken = SkipReason.badGeometry("well-known binary that breaks off")

  private mutating func unsigned(_ width: Int, _ isLittle: Bool) throws(SkipReason) -> UInt64 {
    guard at + width <= bytes.count else { throw Self.broken }
    defer { at += width }
    let field = bytes[at..<at + width]
    return isLittle
      ? field.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      : field.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// How the numbers of a geometry are written.
  private struct Form {
    var isLittle: Bool
    var dimensions: Int
  }

  /// Reads one geometry; says whether there is one.
  private mutating func geometry(
    _ parts: inout GeometryParts, depth: Int
  ) throws(SkipReason) -> Bool {
    guard depth < Self.maximumDepth, at < bytes.count, bytes[at] <= 1 else { return false }
    let isLittle = bytes[at] == 1
    at += 1
    let code = try unsigned(4, isLittle)
    // PostGIS sets bits for Z, M and a reference system; ISO adds thousands for Z and M.
    let (hasZ, hasM, hasSystem) = (code >> 31 & 1 == 1, code >> 30 & 1 == 1, code >> 29 & 1 == 1)
    let type = code & 0x1FFF_FFFF
    guard type % 1000 >= 1, type % 1000 <= 7, type < 4000 else { return false }
    let extra: Int = type / 1000 == 3 ? 2 : type / 1000 > 0 ? 1 : 0
    if hasSystem { try GeometryText.check(system: Int(try unsigned(4, isLittle))) }
    let form = Form(
      isLittle: isLittle, dimensions: 2 + extra + (hasZ ? 1 : 0) + (hasM ? 1 : 0))
    switch type % 1000 {
    case 1: if let point = try point(form) { parts.points.append(point) }
    case 2: parts.lines.append(try points(form))
    case 3: parts.areas.append(try rings(form))
    default:
      for _ in 0..<(try unsigned(4, isLittle)) {
        guard try geometry(&parts, depth: depth + 1) else { throw Self.broken }
      }
    }
    return true
  }

  /// Nothing for the point of not-a-numbers that stands for an empty one.
  private mutating func point(_ form: Form) throws(SkipReason) -> Coordinate? {
    var numbers: [Double] = []
    for _ in 0..<form.dimensions {
      numbers.append(Double(bitPattern: try unsigned(8, form.isLittle)))
    }
    return numbers[0].isNaN ? nil : Coordinate(longitude: numbers[0], latitude: numbers[1])
  }

  private mutating func points(_ form: Form) throws(SkipReason) -> [Coordinate] {
    var points: [Coordinate] = []
    for _ in 0..<(try unsigned(4, form.isLittle)) {
      if let point = try point(form) { points.append(point) }
    }
    return points
  }

  private mutating func rings(_ form: Form) throws(SkipReason) -> [[Coordinate]] {
    var rings: [[Coordinate]] = []
    for _ in 0..<(try unsigned(4, form.isLittle)) {
      rings.append(GeometryParts.closed(try points(form)))
    }
    return rings
  }
}
