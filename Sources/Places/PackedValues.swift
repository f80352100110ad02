import GeoCore

/// Values as bytes: a tag for the kind, then what it needs; texts and lists bear their length before them.
struct PackedValues {
  var bytes: [UInt8] = []

  enum Tag: UInt8 {
    case null, no, yes, number, string, array, object
  }

  mutating func append(_ value: PropertyValue) {
    switch value {
    case .null: bytes.append(Tag.null.rawValue)
    case .bool(let flag): bytes.append((flag ? Tag.yes : Tag.no).rawValue)
    case .number(let number):
      bytes.append(Tag.number.rawValue)
      for shift in 0..<UInt64(8) {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (shift * 8)))
      }
    case .string(let text): append(text)
    case .array(let values):
      bytes.append(Tag.array.rawValue)
      append(count: values.count)
      for value in values { append(value) }
    case .object(let members):
      bytes.append(Tag.object.rawValue)
      append(count: members.count)
      for member in members {
        append(member.name)
        append(member.value)
      }
    }
  }

  /// Adds a field of a table, with what `TableRow` makes of it.
  mutating func append(field: ArraySlice<UInt8>) {
    if field.count == 2, field.elementsEqual("\\N".utf8) { return bytes.append(Tag.null.rawValue) }
    if field.contains(0) || field.first == UInt8(ascii: "=") {
      return append(TableRow.decoded(field))
    }
    bytes.append(Tag.string.rawValue)
    append(count: field.count)
    bytes += field
  }

  private mutating func append(_ text: String) {
    bytes.append(Tag.string.rawValue)
    append(count: text.utf8.count)
    bytes += text.utf8
  }

  // Seven bits a byte, the lowest first; the eighth says that more follow.
  private mutating func append(count: Int) {
    var rest = UInt(count)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads what `PackedValues` wrote.
struct PackedReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> PropertyValue {
    switch tag() {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .number:
      let bits = bytes[at..<at + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      at += 8
      return .number(Double(bitPattern: bits))
    case .string: return .string(text())
    case .array: return .array((0..<count()).map { _ in next() })
    case .object:
      return .object(
        (0..<count()).map { _ in
          _ = tag()
          return PropertyMember(name: text(), value: next())
        })
    }
  }

  /// Steps over a value.
  mutating func skip() {
    switch tag() {
    case .null, .no, .yes: break
    case .number: at += 8
    case .string:
      let count = count()
      at += count
    case .array: for _ in 0..<count() { skip() }
    case .object: for _ in 0..<count() * 2 { skip() }
    }
  }

  private mutating func tag() -> PackedValues.Tag {
    defer { at += 1 }
    return PackedValues.Tag(rawValue: bytes[at]) ?? .null
  }

  private mutating func text() -> String {
    let count = count()
    defer { at += count }
    return String(decoding: bytes[at..<at + count], as: UTF8.self)
  }

  private mutating func count() -> Int {
    var (value, shift) = (0, 0)
    while bytes[at] >= 0x80 {
      value |= Int(bytes[at] & 0x7F) << shift
      shift += 7
      at += 1
    }
    value |= Int(bytes[at]) << shift
    at += 1
    return value
  }
}
