/// The names of properties that are wanted, looked up once in a layer's keys.
public struct KeyBinding: Sendable {
  /// How many values `DecodedLayer.resolve(_:_:into:)` fills: one for each name asked for, in that order.
  public let slotCount: Int
  /// For each key of the layer the slot it fills, or −1.
  let slotOfKey: [Int32]
  /// Slots that ask for a name an earlier slot asked for already.
  let copies: [Copy]
  /// Whether the layer has none of the names.
  let isEmpty: Bool

  struct Copy: Sendable {
    let from: Int
    let to: Int
  }

  init(_ names: [String], keys: [String]) {
    var slots: [String: Int32] = [:]
    var copies: [Copy] = []
    for (slot, name) in names.enumerated() {
      if let first = slots[name] {
        copies.append(Copy(from: Int(first), to: slot))
      } else {
        slots[name] = Int32(slot)
      }
    }
    slotCount = names.count
    slotOfKey = keys.map { slots[$0] ?? -1 }
    self.copies = copies
    isEmpty = slotOfKey.allSatisfy { $0 < 0 }
  }
}
