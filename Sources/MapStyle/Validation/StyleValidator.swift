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
  /// The whole style, for what refers to other parts of it.
  let style: JSONNode
  private(set) var issues: [StyleIssue] = []

  init(style: JSONNode) {
    self.style = style
  }

  /// Notes what is wrong with `node`, or with what should stand there.
  mutating func note(
    _ reason: String, _ node: JSONNode?, at path: String, severity: StyleIssue.Severity = .error
  ) {
    issues.append(
      StyleIssue(path: path, reason: reason, line: node?.markedLine, severity: severity))
  }

  mutating func note(_ issue: StyleIssue) {
    issues.append(issue)
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
