public import JSONReading

/// Checks whole styles against the style specification.
public enum StyleValidator {
  /// Everything wrong with a style, by line.
  ///
  /// - Throws: `StyleError.notJSON`.
  public static func issues(in json: [UInt8]) throws(StyleError) -> [StyleIssue] {
    do throws(JSONError) {
      return issues(in: try JSONReader.read(json))
    } catch {
      throw .notJSON(error)
    }
  }

  /// Everything wrong with a style that is JSON already, by line.
  public static func issues(in style: JSONNode) -> [StyleIssue] {
    var validation = StyleValidation(style: style)
    validation.check(style, RootRules.root, at: "")
    if let constants = style["constants"], constants.isPresent {
      validation.note("constants have been deprecated as of v8", constants, at: "constants")
    }
    return StyleIssue.sorted(validation.issues)
  }
}

/// One pass over a style, or a part of one.
struct StyleValidation {
  /// How many issues are told: layers that all have one identifier are each a duplicate of every one before it,
  /// and nobody reads millions.
  static let maximumIssues = 10_000

  /// The sources by name, and the last layer of each identifier, for what refers to them.
  let sources: [String: JSONNode]
  let layers: [JSONValue: JSONNode]
  private(set) var issues: [StyleIssue] = []

  /// Makes a pass over a style, or over a part without one.
  init(style: JSONNode? = nil) {
    let named = (style?["sources"]?.object ?? []).map { ($0.name, $0.node) }
    sources = Dictionary(named) { $1 }
    let layers = (style?["layers"]?.array ?? []).compactMap { layer in
      layer["id"].map { ($0.value, layer) }
    }
    self.layers = Dictionary(layers) { $1 }
  }

  var isFull: Bool { issues.count >= Self.maximumIssues }

  /// Notes what is wrong with `node`, or with what should stand there.
  mutating func note(
    _ reason: String, _ node: JSONNode?, at path: String, severity: StyleIssue.Severity = .error
  ) {
    note(StyleIssue(path: path, reason: reason, line: node?.markedLine, severity: severity))
  }

  mutating func note(_ issue: StyleIssue) {
    if !isFull { issues.append(issue) }
  }
}

extension JSONNode {
  /// The line, where the reference knows it: `null` bears none.
  var markedLine: Int? { value == .null || line < 1 ? nil : line }

  /// Whether something stands here that counts; only `null` and `false` do not.
  var isPresent: Bool { value != .null && value != .bool(false) }

  /// The value within a sentence: a string without quotes, anything else as JSON.
  var shownText: String { string ?? StyleValue(self).json }

  /// The members as JavaScript walks them: of one name the last value in the first place, and names that are
  /// whole numbers first, by number (ECMA-262 §10.1.11).
  var walkedMembers: [JSONMember] {
    var places: [String: Int] = [:]
    var members: [JSONMember] = []
    for member in object ?? [] {
      if let place = places[member.name] {
        members[place] = member
      } else {
        places[member.name] = members.count
        members.append(member)
      }
    }
    let numbered = members.compactMap { member in
      Self.arrayIndex(member.name).map { (index: $0, member: member) }
    }
    if numbered.isEmpty { return members }
    return numbered.sorted { $0.index < $1.index }.map(\.member)
      + members.filter { Self.arrayIndex($0.name) == nil }
  }

  private static func arrayIndex(_ name: String) -> UInt32? {
    UInt32(name).flatMap { String($0) == name && $0 < .max ? $0 : nil }
  }
}
