import GeoCore
import VectorTiles

/// Which features of a layer are alike in kind and in the properties that are read.
///
/// A city's thousands of streets differ in a few classes only as far as a road layer can tell; its filter and
/// paint are evaluated once a class.
struct FeatureClasses {
  /// The class of each feature.
  let numbers: [Int32]
  /// The index of the first feature of each class.
  let representatives: [Int]

  init(_ layer: DecodedLayer, by keys: [String]) {
    var table = ClassTable(width: keys.count + 1)
    var numbers: [Int32] = []
    var representatives: [Int] = []
    numbers.reserveCapacity(layer.features.count)
    let binding = layer.bind(keys: keys)
    var slots: [Int32] = []
    for (index, feature) in layer.features.enumerated() {
      layer.resolve(feature, binding, into: &slots)
      let number = table.number(of: slots, Int32(feature.kind.rawValue))
      if number == representatives.count { representatives.append(index) }
      numbers.append(Int32(number))
    }
    self.numbers = numbers
    self.representatives = representatives
  }
}

/// Numbers rows of integers in order of appearance: a hash table of open addressing over one flat array, since a
/// dictionary of arrays would allocate for every feature.
private struct ClassTable {
  private let width: Int
  private var rows: [Int32] = []
  private var places = [Int32](repeating: -1, count: 64)
  private var count = 0

  init(width: Int) {
    self.width = width
  }

  mutating func number(of slots: [Int32], _ kind: Int32) -> Int {
    if count * 2 >= places.count { grow() }
    var place = Int(truncatingIfNeeded: Self.hash(slots, kind)) & (places.count - 1)
    while places[place] >= 0 {
      let known = Int(places[place])
      if isEqual(known, slots, kind) { return known }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(count)
    rows.append(contentsOf: slots)
    rows.append(kind)
    count += 1
    return count - 1
  }

  private func isEqual(_ row: Int, _ slots: [Int32], _ kind: Int32) -> Bool {
    let start = row * width
    guard rows[start + width - 1] == kind else { return false }
    for i in slots.indices where rows[start + i] != slots[i] { return false }
    return true
  }

  // FNV-1a over whole integers, spread by Knuth's multiplier.
  private static func hash(_ slots: [Int32], _ kind: Int32) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(UInt32(bitPattern: kind))
    for slot in slots { hash = (hash ^ UInt64(UInt32(bitPattern: slot))) &* 0x0000_0100_0000_01B3 }
    return (hash &* 0x9E37_79B9_7F4A_7C15) >> 32
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    for row in 0..<count {
      let slots = Array(rows[row * width..<row * width + width - 1])
      var place =
        Int(truncatingIfNeeded: Self.hash(slots, rows[row * width + width - 1]))
        & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(row)
    }
  }
}
