import JSONReading

/// One option of a command: its names, whether it takes a value, and what help says of it.
struct Option: Sendable {
  /// Names with their dashes, the long one first.
  let names: [String]
  /// What the value is called in help; nothing for a flag.
  let value: String?
  /// One line of help.
  let help: String

  init(_ names: String..., value: String? = nil, help: String) {
    self.names = names
    self.value = value
    self.help = help
  }

  var name: String { names[0] }
}

/// The options of a command, and the words of its command line sorted by them.
struct OptionTable: Sendable {
  let options: [Option]

  /// What a command line said: options in order with their values, and the remaining words.
  struct Parsed: Sendable {
    fileprivate(set) var given: [(name: String, value: String)] = []
    fileprivate(set) var operands: [String] = []

    /// Whether a flag was given.
    func has(_ name: String) -> Bool { given.contains { $0.name == name } }
    /// The last value given for an option.
    subscript(name: String) -> String? { given.last { $0.name == name }?.value }
    /// All values given for an option, in order.
    func all(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }
  }

  /// Sorts words into options and operands: `--name value`, `--name=value`, `-n value`, `-nvalue`; `--` ends
  /// the options; a lone `-` is an operand, and so is a negative number where a value is awaited.
  func parse(_ words: [String]) throws(UsageError) -> Parsed {
    var parsed = Parsed()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      parsed.given.append(try take(word, from: &rest))
    }
    return parsed
  }

  private func take(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> (String, String) {
    let (name, attached) = split(word)
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      throw .unknownOption(name, nearest: nearest(to: name))
    }
    guard option.value != nil else {
      guard attached == nil else { throw .valueForFlag(name) }
      return (option.name, "")
    }
    if let attached { return (option.name, attached) }
    guard let value = rest.popFirst() else { throw .missingValue(name) }
    return (option.name, value)
  }

  private func split(_ word: String) -> (name: String, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    let name = String(word.prefix(2))
    return (name, word.count > 2 ? String(word.dropFirst(2)) : nil)
  }

  private func nearest(to name: String) -> String? {
    NearestName.of(name, among: options.flatMap(\.names).filter { $0.hasPrefix("--") })
  }
}
