import GeoCore

/// Reads the commands of one feature's geometry (clause 4.3).
struct GeometryDecoder {
  // Clause 4.3.1, the identifiers of commands.
  private static let moveTo: UInt8 = 1
  private static let lineTo: UInt8 = 2
  private static let closePath: UInt8 = 7

  private struct Command {
    let id: UInt8
    let count: Int
    let offset: Int
  }

  private var reader: WireReader
  // Clause 4.3.2: the cursor starts at the tile's top left corner. Its additions wrap: the specification
  // sets no bound for sums, and real coordinates stay far below 31 bits.
  private var x: Int32 = 0
  private var y: Int32 = 0

  init(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    reader = WireReader(range, of: bytes)
  }

  mutating func append(
    _ kind: GeometryKind, _ bytes: Span<UInt8>, to geometry: inout TileGeometry
  ) throws(WireFault) {
    switch kind {
    // Clause 4.3.4.1: a decoder may pass over geometry of unknown type.
    case .unknown: return
    case .point: try points(bytes, &geometry)
    case .line: while !reader.isAtEnd { try line(bytes, &geometry) }
    case .polygon: try polygon(bytes, &geometry)
    }
  }

  // Clause 4.3.4.2: a single MoveTo with a count greater than 0. Version 1 allowed several, which are read
  // as one: they can mean nothing else.
  private mutating func points(
    _ bytes: Span<UInt8>, _ geometry: inout TileGeometry
  ) throws(WireFault) {
    let start = geometry.points.count
    while !reader.isAtEnd {
      try run(try command(Self.moveTo, bytes), bytes, &geometry)
    }
    guard geometry.points.count > start else { return }
    geometry.parts.append(TilePart(range: start..<geometry.points.count, role: .points))
  }

  // Clause 4.3.4.3: MoveTo with a count of 1, LineTo with a count greater than 0. Repeated points, which
  // clause 4.3.3.2 forbids, stay: they do not change the line.
  private mutating func line(
    _ bytes: Span<UInt8>, _ geometry: inout TileGeometry
  ) throws(WireFault) {
    let start = geometry.points.count
    try run(try command(Self.moveTo, count: 1, bytes), bytes, &geometry)
    try run(try command(Self.lineTo, bytes), bytes, &geometry)
    geometry.parts.append(TilePart(range: start..<geometry.points.count, role: .line))
  }

  // Clause 4.3.4.4: an exterior ring and its interior rings, again and again; orientation tells them apart.
  // The first ring must be an exterior one, which also holds for encoders that turn all rings the wrong
  // way and for version 1, so that it is the first ring's sense that marks exterior rings.
  private mutating func polygon(
    _ bytes: Span<UInt8>, _ geometry: inout TileGeometry
  ) throws(WireFault) {
    var exteriorIsPositive: Bool?
    while !reader.isAtEnd {
      let start = geometry.points.count
      try ring(bytes, &geometry)
      let area = Self.doubledArea(geometry.points, start)
      guard area != 0 else {
        geometry.points.removeSubrange(start...)
        continue
      }
      let positive = exteriorIsPositive ?? (area > 0)
      exteriorIsPositive = positive
      geometry.parts.append(
        TilePart(
          range: start..<geometry.points.count,
          role: (area > 0) == positive ? .exterior : .interior))
    }
  }

  // Clause 4.3.4.4: MoveTo with a count of 1, LineTo with a count greater than 1, ClosePath. A ring of two
  // points encloses nothing and is dropped with all rings of no area. ClosePath leaves the cursor
  // (clause 4.3.3.3).
  private mutating func ring(
    _ bytes: Span<UInt8>, _ geometry: inout TileGeometry
  ) throws(WireFault) {
    try run(try command(Self.moveTo, count: 1, bytes), bytes, &geometry)
    try run(try command(Self.lineTo, bytes), bytes, &geometry)
    _ = try command(Self.closePath, count: 1, bytes)
  }

  // Clause 4.3.3.3: the surveyor's formula; positive is clockwise as seen, y being down. Doubles hold the
  // sums of real tiles exactly and cannot overflow on others.
  private static func doubledArea(_ points: [TilePoint], _ start: Int) -> Double {
    guard points.count - start >= 3 else { return 0 }
    var area = 0.0
    var previous = points[points.count - 1]
    for i in start..<points.count {
      let point = points[i]
      area += Double(previous.x) * Double(point.y) - Double(point.x) * Double(previous.y)
      previous = point
    }
    return area
  }
}

// MARK: - Commands and parameters

extension GeometryDecoder {
  // Clause 4.3.1: the identifier in the low three bits, the count above them.
  private mutating func command(
    _ expected: UInt8, count only: Int? = nil, _ bytes: Span<UInt8>
  ) throws(WireFault) -> Command {
    let offset = reader.at
    let integer = UInt32(truncatingIfNeeded: try reader.varint(bytes))
    let id = UInt8(integer & 7)
    let count = Int(integer >> 3)
    guard id == Self.moveTo || id == Self.lineTo || id == Self.closePath else {
      throw WireFault(reason: .unknownCommand(id), offset: offset)
    }
    guard id == expected else { throw WireFault(reason: .unexpectedCommand(id), offset: offset) }
    guard count == only ?? max(1, count) else {
      throw WireFault(reason: .badCount(command: id, count: count), offset: offset)
    }
    return Command(id: id, count: count, offset: offset)
  }

  // Clause 4.3.2: two zigzag parameters for each point, from the cursor.
  private mutating func run(
    _ command: Command, _ bytes: Span<UInt8>, _ geometry: inout TileGeometry
  ) throws(WireFault) {
    // A parameter takes a byte at least, so that a count beyond the bytes is refused before it costs memory.
    guard command.count <= (reader.end - reader.at) / 2 else {
      throw WireFault(
        reason: .missingParameters(command: command.id, count: command.count),
        offset: command.offset)
    }
    // One point needs no loop; longer runs are written without looking at the array for each point.
    if command.count == 1 { return geometry.points.append(try next(bytes)) }
    var fault: WireFault?
    geometry.points.append(addingCapacity: command.count) { output in
      do throws(WireFault) {
        for _ in 0..<command.count { output.append(try next(bytes)) }
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
  }

  @inline(__always)
  private mutating func next(_ bytes: Span<UInt8>) throws(WireFault) -> TilePoint {
    x &+= Self.zigzag(try reader.varint(bytes))
    y &+= Self.zigzag(try reader.varint(bytes))
    return TilePoint(x: x, y: y)
  }

  @inline(__always)
  private static func zigzag(_ raw: UInt64) -> Int32 {
    let value = UInt32(truncatingIfNeeded: raw)
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }
}
