/// The properties that the expressions of one layer read, each with its slot.
final class PropertyKeys {
  private(set) var names: [String] = []
  private var slots: [String: Int] = [:]

  /// The slot of `name`, a new one where it was not asked for before.
  func slot(_ name: String) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
