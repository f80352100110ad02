/// Something in a source file that the house does not allow.
struct Fault: Hashable, CustomStringConvertible {
  let path: String
  let line: Int
  let reason: String

  var description: String { "\(path):\(line): \(reason)" }
}

/// What every source file is held to.
struct FloorRules {
  /// Beyond it a file holds more than one concept.
  static let maximumLines = 400

  let plan: FloorPlan

  /// Everything wrong in a file, line by line.
  func faults(target: String, path: String, text: String) -> [Fault] {
    let source = SwiftSource(text)
    var faults: [Fault] = []
    for (index, line) in source.lines.enumerated() {
      let reasons = [importFault(line, in: target), wordFault(line)].compactMap { $0 }
      faults += reasons.map { Fault(path: path, line: index + 1, reason: $0) }
    }
    faults += PublicSignatures(source).withPointers.map {
      Fault(path: path, line: $0.line, reason: "\($0.type) in a public signature")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    if lines > Self.maximumLines + 1 {
      faults.append(
        Fault(
          path: path, line: Self.maximumLines + 1,
          reason: "longer than \(Self.maximumLines) lines"))
    }
    return faults.sorted { ($0.line, $0.reason) < ($1.line, $1.reason) }
  }

  private func importFault(_ line: String, in target: String) -> String? {
    guard line.mentions("import") else { return nil }
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let module = String(match.output.1)
    if module.hasPrefix("Foundation") { return "import \(module): start-up is too slow with it" }
    if FloorPlan.toolchain.contains(module) { return nil }
    guard let room = plan.rooms[target] else { return "\(target) has no floor in FloorPlan" }
    guard let other = plan.rooms[module] else { return "import \(module): it has no floor" }
    if other.floor == 0, !room.libraries.contains(module) {
      return "import \(module): \(target) is not its door"
    }
    if other.floor >= room.floor {
      return
        "import \(module): it is on floor \(other.floor), and \(target) on floor \(room.floor)"
    }
    if !room.declared.contains(module) {
      return "import \(module): Package.swift does not declare it for \(target)"
    }
    return nil
  }

  private func wordFault(_ line: String) -> String? {
    if line.mentions("try!") { return "try!" }
    if line.mentions("as!"), line.contains(/\bas!/) { return "as!" }
    if line.mentions("fatalError"), line.contains(/\bfatalError\s*\(/) { return "fatalError" }
    return nil
  }
}
