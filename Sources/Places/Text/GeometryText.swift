import GeoCore
import JSONReading

/// A geometry that stands in a field of a table: well-known text (OGC Simple Features §7), well-known binary in
/// hexadecimal (§8, with PostGIS' reference system), or GeoJSON.
enum GeometryText {
  /// Reads a text without white space around it; nothing where it is no geometry at all.
  ///
  /// - Throws: where it is one that cannot be used.
  static func parts(_ text: String) throws(SkipReason) -> GeometryParts? {
    guard let first = text.utf8.first, text.utf8.count >= 5 else { return nil }
    switch first {
    case UInt8(ascii: "{"): return try geoJSON(text)
    case UInt8(ascii: "0"): return try WellKnownBinary.parts(text)
    case 0x41...0x5A, 0x61...0x7A: return try WellKnownText.parts(text)
    default: return nil
    }
  }

  /// Whether a text is one of these, usable or not.
  static func matches(_ text: String) -> Bool {
    do throws(SkipReason) { return try parts(text) != nil } catch { return true }
  }

  private static func geoJSON(_ text: String) throws(SkipReason) -> GeometryParts? {
    guard let node = try? JSONReader.read(text), let type = node["type"]?.string else { return nil }
    if type == "Feature" { return try node["geometry"].map(GeoJSONGeometry.parts) }
    return GeoJSONGeometry.types.contains(type) ? try GeoJSONGeometry.parts(node) : nil
  }

  /// - Throws: where coordinates of this reference system are not degrees.
  static func check(system: Int) throws(SkipReason) {
    guard CoordinateSystem(epsg: system) == .degrees else {
      throw .badGeometry("its coordinates are those of EPSG:\(system), not degrees")
    }
  }
}

/// The reader of well-known text.
private struct WellKnownText {
  private static let types = [
    "POINT", "MULTIPOINT", "LINESTRING", "MULTILINESTRING", "POLYGON", "MULTIPOLYGON",
    "GEOMETRYCOLLECTION",
  ]

  private let bytes: [UInt8]
  private var at = 0

  static func parts(_ text: String) throws(SkipReason) -> GeometryParts? {
    var reader = WellKnownText(bytes: Array(text.utf8))
    if text.uppercased().hasPrefix("SRID=") {
      guard let end = reader.bytes.firstIndex(of: UInt8(ascii: ";")),
        let system = Int(String(decoding: reader.bytes[5..<end], as: UTF8.self).trimmed)
      else { return nil }
      try GeometryText.check(system: system)
      reader.at = end + 1
    }
    var parts = GeometryParts()
    guard try reader.geometry(&parts) else { return nil }
    guard !parts.isEmpty else { throw .badGeometry("an empty geometry") }
    return parts
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> UInt8? {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func word() -> String {
    _ = next()
    let start = at
    while at < bytes.count, (0x41...0x5A).contains(bytes[at] & ~0x20) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self).uppercased()
  }

  /// Reads one geometry; says whether there is one.
  private mutating func geometry(_ parts: inout GeometryParts) throws(SkipReason) -> Bool {
    var type = word()
    // "POINTZ", "POINT Z" and "POINT ZM" say that more numbers follow, which a map does not show.
    while !Self.types.contains(type), let last = type.last, "ZM".contains(last) {
      type.removeLast()
    }
    guard Self.types.contains(type) else { return false }
    var dimension = word()
    if ["Z", "M", "ZM"].contains(dimension) { dimension = word() }
    if dimension == "EMPTY" { return true }
    guard dimension.isEmpty, next() == UInt8(ascii: "(") else { return false }
    if type == "GEOMETRYCOLLECTION" {
      repeat {
        at += 1
        guard try geometry(&parts) else { throw broken }
      } while next() == UInt8(ascii: ",")
      guard next() == UInt8(ascii: ")") else { throw broken }
      at += 1
      return true
    }
    try add(type, to: &parts)
    return true
  }

  private var broken: SkipReason { .badGeometry("well-known text that breaks off") }

  private mutating func add(_ type: String, to parts: inout GeometryParts) throws(SkipReason) {
    switch type {
    case "POINT", "MULTIPOINT": parts.points += try points()
    case "LINESTRING": parts.lines.append(try points())
    case "MULTILINESTRING":
      parts.lines += try list { reader throws(SkipReason) in try reader.points() }
    case "POLYGON": parts.areas.append(try rings())
    default: parts.areas += try list { reader throws(SkipReason) in try reader.rings() }
    }
  }

  private mutating func list<Item>(
    _ item: (inout WellKnownText) throws(SkipReason) -> Item
  ) throws(SkipReason) -> [Item] {
    var items: [Item] = []
    guard next() == UInt8(ascii: "(") else { throw broken }
    repeat {
      at += 1
      items.append(try item(&self))
    } while next() == UInt8(ascii: ",")
    guard next() == UInt8(ascii: ")") else { throw broken }
    at += 1
    return items
  }

  private mutating func rings() throws(SkipReason) -> [[Coordinate]] {
    try list { reader throws(SkipReason) in GeometryParts.closed(try reader.points()) }
  }

  private mutating func points() throws(SkipReason) -> [Coordinate] {
    try list { reader throws(SkipReason) in try reader.point() }
  }

  /// `x y`, or `(x y)` as some write the points of a MULTIPOINT.
  private mutating func point() throws(SkipReason) -> Coordinate {
    let isWrapped = next() == UInt8(ascii: "(")
    if isWrapped { at += 1 }
    var numbers: [Double] = []
    while let byte = next(), byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
      let start = at
      while at < bytes.count, bytes[at] > 0x20, !",()".utf8.contains(bytes[at]) { at += 1 }
      guard at > start, let number = PlainNumber(bytes[start..<at]) else { throw broken }
      numbers.append(number.value)
    }
    if isWrapped {
      guard next() == UInt8(ascii: ")") else { throw broken }
      at += 1
    }
    guard numbers.count >= 2 else { throw broken }
    return Coordinate(longitude: numbers[0], latitude: numbers[1])
  }
}
