import FileAccess
import GeoCore
import Glibc

/// A report that is written as lines for people or as an object for programs.
struct InfoForm {
  private var lines: [String]
  private var members: [PropertyMember]

  /// How many notes are listed for people; programs get all.
  private static let listedNotes = 40

  init(kind: String, path: String, title: String) {
    lines = ["\(path): \(title)"]
    members = [
      PropertyMember(name: "kind", value: .string(kind)),
      PropertyMember(name: "path", value: .string(path)),
      PropertyMember(name: "type", value: .string(title)),
    ]
  }

  /// Adds a value; `words` say it for people, and nothing where they are empty.
  mutating func add(
    _ member: String, _ value: PropertyValue, name: String? = nil, words: String? = nil
  ) {
    members.append(PropertyMember(name: member, value: value))
    let words = words ?? Self.words(value)
    guard !words.isEmpty else { return }
    let name = name ?? member
    lines.append("  " + name + String(repeating: " ", count: max(1, 13 - name.count)) + words)
  }

  /// Adds a line for people.
  mutating func line(_ text: String) {
    lines.append("  " + text)
  }

  /// Adds what is odd.
  mutating func notes(_ notes: [String]) {
    members.append(PropertyMember(name: "notes", value: .array(notes.map { .string($0) })))
    lines += notes.prefix(Self.listedNotes).map { "  note: \($0)" }
    if notes.count > Self.listedNotes {
      lines.append("  note: \(notes.count - Self.listedNotes) more; --json has all")
    }
  }

  func text(_ asJSON: Bool) -> String {
    asJSON ? JSONText.write(.object(members)) : lines.joined(separator: "\n")
  }

  private static func words(_ value: PropertyValue) -> String {
    switch value {
    case .null: ""
    case .bool(let flag): flag ? "yes" : "no"
    case .number(let number): number.rounded() == number ? "\(Int(number))" : "\(number)"
    case .string(let text): text
    case .array(let values): values.map(words).joined(separator: ", ")
    case .object: ""
    }
  }
}

extension PropertyValue {
  /// A list of numbers.
  static func numbers(_ numbers: [Double]) -> PropertyValue {
    .array(numbers.map { .number($0) })
  }
}

/// What a path names.
enum FileKindOnDisk {
  case file, folder, other

  /// Nothing where nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
