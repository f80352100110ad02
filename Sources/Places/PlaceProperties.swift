public import GeoCore

/// What a file says of a place, under names, in the order of the file.
///
/// Of a million places each has the same names: they are shared, and values are kept as bytes until someone asks.
public struct PlaceProperties: RandomAccessCollection, Sendable {
  private let names: PropertyNames
  /// The values one after another, as `PackedValues` writes them.
  private let values: [UInt8]

  /// No properties.
  public init() {
    self.init(names: PropertyNames([]), values: [])
  }

  /// Takes members in their order.
  public init(_ members: [PropertyMember]) {
    self.init(members, names: members.isEmpty ? PropertyNames([]) : nil)
  }

  /// Takes members whose names are `names`, which are shared; nothing for names of their own.
  init(_ members: some Sequence<PropertyMember>, names: PropertyNames?) {
    var packed = PackedValues()
    var own: [String] = []
    for member in members {
      packed.append(member.value)
      if names == nil { own.append(member.name) }
    }
    self.init(names: names ?? PropertyNames(own), values: packed.bytes)
  }

  init(names: PropertyNames, values: [UInt8]) {
    self.names = names
    self.values = values
  }

  /// The fields of a row under the names of their columns, as far as these go; `\N` is no value.
  init(columns: PropertyNames, _ row: TableRow) {
    let count = Swift.min(columns.list.count, row.count)
    var packed = PackedValues()
    packed.bytes.reserveCapacity((0..<count).reduce(0) { $0 + row.bytes($1).count + 2 })
    for column in 0..<count { packed.append(field: row.bytes(column)) }
    // A short row has fewer values than there are names.
    self.init(
      names: count == columns.list.count ? columns : columns.prefix(count), values: packed.bytes)
  }

  /// The position of the first member: 0.
  public var startIndex: Int { 0 }
  /// How many members there are.
  public var endIndex: Int { names.list.count }

  /// The member at a position.
  public subscript(position: Int) -> PropertyMember {
    PropertyMember(name: names.list[position], value: value(position))
  }

  /// The value of the last member called `name`, or nothing.
  public subscript(name: String) -> PropertyValue? {
    names.list.lastIndex(of: name).map(value)
  }

  private func value(_ position: Int) -> PropertyValue {
    var reader = PackedReader(values)
    for _ in 0..<position { reader.skip() }
    return reader.next()
  }

  /// All members, read one after another.
  public func makeIterator() -> AnyIterator<PropertyMember> {
    var reader = PackedReader(values)
    var names = names.list.makeIterator()
    return AnyIterator { names.next().map { PropertyMember(name: $0, value: reader.next()) } }
  }
}

extension PlaceProperties: Hashable, ExpressibleByArrayLiteral {
  /// Takes members in their order.
  public init(arrayLiteral members: PropertyMember...) {
    self.init(members)
  }

  /// Whether both have the same members in the same order.
  public static func == (a: PlaceProperties, b: PlaceProperties) -> Bool {
    a.values == b.values && (a.names === b.names || a.names.list == b.names.list)
  }

  /// Feeds names and values into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names.list)
    hasher.combine(values)
  }
}

/// Names that many places share.
final class PropertyNames: Sendable {
  let list: [String]

  init(_ list: [String]) {
    self.list = list
  }

  func prefix(_ count: Int) -> PropertyNames {
    PropertyNames(Array(list.prefix(count)))
  }
}

/// Gives places that follow one another with the same names one list of them.
struct PropertyInterner {
  private var names = PropertyNames([])

  mutating func properties(_ members: [PropertyMember]) -> PlaceProperties {
    if names.list.count != members.count || !zip(names.list, members).allSatisfy({ $0 == $1.name })
    {
      names = PropertyNames(members.map(\.name))
    }
    return PlaceProperties(members, names: names)
  }
}
