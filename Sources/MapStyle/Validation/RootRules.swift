import JSONReading

/// The root of a style and its smaller parts.
enum RootRules {
  static let root = ValueRule.object(
    ObjectRule(
      [
        .init("version", .version([8]), required: true), .init("name", .string),
        .init("metadata", .any), .init("center", .array(.number, count: 2)),
        .init("centerAltitude", .number), .init("zoom", .number), .init("bearing", .number),
        .init("pitch", .number), .init("roll", .number),
        .init("state", .object(ObjectRule([], others: .any))), .init("light", light),
        .init("sky", sky), .init("projection", projection), .init("terrain", terrain),
        .init("sources", .object(ObjectRule([], others: SourceRules.source)), required: true),
        .init("sprite", .checked { $0.checkSprite($1, at: $2) }),
        .init("glyphs", .checked { $0.checkGlyphs($1, at: $2) }),
        .init("font-faces", .checked { $0.checkFontFaces($1, at: $2) }),
        .init("transition", transition),
        .init("layers", .checked { $0.checkLayers($1, at: $2) }, required: true),
      ], others: .any))

  /// How a value changes over time.
  static let transition = ValueRule.object(
    ObjectRule([
      .init("duration", .number(0...(.infinity))), .init("delay", .number(0...(.infinity))),
    ]))

  private static let light = ValueRule.checked { validation, node, path in
    validation.checkPart(node, path, LightProperties.light) { name in
      LightProperties.light.contains { $0.name == name && $0.hasTransition }
    }
  }

  private static let sky = ValueRule.checked { validation, node, path in
    validation.checkPart(node, path, LightProperties.sky)
  }

  private static let projection = ValueRule.checked { validation, node, path in
    validation.checkPart(node, path, LightProperties.projection)
  }

  private static let terrain = ValueRule.checked { validation, node, path in
    validation.checkMembers(
      node, path,
      ObjectRule([
        .init("source", .string), .init("exaggeration", .number(0...(.infinity))),
      ]))
  }
}

extension StyleValidation {
  /// Checks one of the parts whose members go by their own names alone.
  fileprivate mutating func checkPart(
    _ node: JSONNode, _ path: String, _ specs: [PropertySpec],
    mayChange: (String) -> Bool = { _ in false }
  ) {
    var members = specs.map { ObjectRule.Member($0.name, .property($0)) }
    for spec in specs where mayChange(spec.name) {
      members.append(.init(spec.name + "-transition", RootRules.transition))
    }
    checkMembers(node, path, ObjectRule(members))
  }

  fileprivate mutating func checkMembers(_ node: JSONNode, _ path: String, _ rule: ObjectRule) {
    guard node.object != nil else { return mismatch("object", node, path) }
    for member in node.walkedMembers {
      if let known = rule.members.first(where: { $0.name == member.name }) {
        check(member.node, known.rule, at: member.name)
      } else {
        note("unknown property \"\(member.name)\"", member.node, at: member.name)
      }
    }
  }

  fileprivate mutating func checkGlyphs(_ node: JSONNode, at path: String) {
    guard let url = node.string else { return mismatch("string", node, path) }
    for token in ["{fontstack}", "{range}"] where !url.contains(token) {
      note("\"glyphs\" url must include a \"\(token)\" token", node, at: path)
    }
  }

  fileprivate mutating func checkSprite(_ node: JSONNode, at path: String) {
    guard let sprites = node.array else { return check(node, .string, at: path) }
    let pair = ObjectRule([
      .init("id", .string, required: true), .init("url", .string, required: true),
    ])
    var seen: [String: Set<String>] = [:]
    for (index, sprite) in sprites.enumerated() {
      for (member, plural) in [("id", "ids"), ("url", "URLs")] {
        guard let text = sprite[member]?.string else { continue }
        if !seen[member, default: []].insert(text).inserted {
          note(
            "all the sprites' \(plural) must be unique, but \(text) is duplicated", node, at: path)
        }
      }
      checkObject(sprite, pair, at: "\(path)[\(index)]")
    }
  }

  fileprivate mutating func checkFontFaces(_ node: JSONNode, at path: String) {
    guard node.object != nil else { return mismatch("object", node, path) }
    let face = ObjectRule([
      .init("url", .string, required: true), .init("unicode-range", .array(.string, count: nil)),
    ])
    for member in node.walkedMembers where member.node.string == nil {
      let place = "\(path).\(member.name)"
      if member.node.array == nil { mismatch("string or array", member.node, place) }
      for (index, item) in (member.node.array ?? []).enumerated() {
        checkObject(item, face, at: "\(place)[\(index)]")
      }
    }
  }
}
