import JSONReading

/// JSON that is taken for places by mistake.
enum JSONKind {
  /// What an object is that says by its members that it is something else, or nothing.
  static func name(of root: JSONNode) -> String? {
    if isSprite(root) { return "the index of a sprite, the images of a map style" }
    if root["tilejson"]?.string != nil {
      return "TileJSON, which describes tiles; name it in a style"
    }
    // MapLibre style specification, "Root": all three are required.
    if root["version"]?.number != nil, root["sources"]?.object != nil, root["layers"]?.array != nil
    {
      return "a map style; give it with -s"
    }
    return nil
  }

  /// The style specification's "Sprite": an object of boxes by the names of images.
  private static func isSprite(_ root: JSONNode) -> Bool {
    guard let members = root.object, !members.isEmpty else { return false }
    return members.allSatisfy { member in
      ["x", "y", "width", "height"].allSatisfy { member.node[$0]?.number != nil }
    }
  }
}
