import JSONReading

extension JSONNode {
  /// The object with the member `name` replaced where it stands, appended where it is new, or left out for nothing;
  /// anything but an object counts as an empty one.
  func setting(_ name: String, to node: JSONNode?) -> JSONNode {
    var members = object ?? []
    let place = members.lastIndex { $0.name == name }
    switch (place, node) {
    case (let place?, let node?): members[place] = JSONMember(name: name, node: node)
    case (nil, let node?): members.append(JSONMember(name: name, node: node))
    default: members.removeAll { $0.name == name }
    }
    return JSONNode(.object(members), line: line)
  }

  /// The same a level or more deeper.
  func setting(_ path: [String], to node: JSONNode?) -> JSONNode {
    guard let first = path.first else { return node ?? JSONNode(.null) }
    guard path.count > 1 else { return setting(first, to: node) }
    let inner = self[first] ?? JSONNode(.object([]))
    return setting(first, to: inner.setting(Array(path.dropFirst()), to: node))
  }

  /// Whether it is `null`.
  var isNull: Bool { value == .null }

  /// Text as it is, and numbers as JavaScript would write whole ones.
  var key: String? {
    if let string { return string }
    guard let number else { return nil }
    return Int(exactly: number).map(String.init) ?? String(number)
  }
}
