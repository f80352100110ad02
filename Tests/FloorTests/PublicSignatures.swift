/// The parts of a file that other modules can see.
struct PublicSignatures {
  struct Finding: Hashable {
    let line: Int
    let type: String
  }

  /// Pointers in them, each line once.
  let withPointers: [Finding]

  init(_ source: SwiftSource) {
    var findings: [Finding] = []
    for (index, line) in source.lines.enumerated() where Self.begins(line) {
      let signature = Self.signature(source.lines, from: index)
      for (offset, part) in signature.enumerated() {
        if let type = Self.pointer(in: part) {
          findings.append(Finding(line: index + offset + 1, type: type))
        }
      }
      guard line.contains(/\b(enum|protocol)\b/) else { continue }
      findings += Self.members(source.lines, from: index)
    }
    var seen: Set<Int> = []
    withPointers = findings.filter { seen.insert($0.line).inserted }
  }

  private static func begins(_ line: String) -> Bool {
    line.mentions("@usableFromInline") || line.mentions("@inlinable")
      || (line.mentions("public") || line.mentions("open"))
        && line.contains(/^\s*(@\w+(\([^)]*\))?\s+)*(public|open)\b/)
  }

  private static func pointer(in text: some StringProtocol) -> String? {
    guard ["Pointer", "Unmanaged"].contains(where: String(text).mentions) else { return nil }
    return String(text).firstMatch(
      of: /\b(OpaquePointer|CVaListPointer|Unmanaged|Unsafe(Mutable)?(Raw)?(Buffer)?Pointer)\b/
    ).map { String($0.output.0) }
  }

  /// The lines of a declaration up to its body, each without what follows an opening brace.
  private static func signature(_ lines: [String], from start: Int) -> [Substring] {
    var (parts, depth) = ([Substring](), 0)
    for index in start..<lines.count {
      let line = lines[index]
      let brace = line.firstIndex(of: "{") ?? line.endIndex
      parts.append(line[..<brace])
      if brace < line.endIndex { return parts }
      depth += line.count { $0 == "(" } - line.count { $0 == ")" }
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let goesOn = next.contains(/^\s*(->|where\b|throws\b|async\b|[:,&={])/)
      let isAttribute = line.contains(/^\s*@\w+(\([^)]*\))?\s*$/)
      if depth <= 0 && !goesOn && !isAttribute { return parts }
    }
    return parts
  }

  /// Cases and requirements are as public as the type that they stand in.
  private static func members(_ lines: [String], from start: Int) -> [Finding] {
    var (findings, depth) = ([Finding](), 0)
    for index in start..<lines.count {
      if depth == 1, let type = pointer(in: lines[index]),
        !lines[index].contains(/\b(private|fileprivate|internal)\b/),
        lines[index].contains(/^\s*(indirect\s+)?case\b/)
          || lines[start].contains(/\bprotocol\b/)
      {
        findings.append(Finding(line: index + 1, type: type))
      }
      let opened = lines[index].count { $0 == "{" }
      depth += opened - lines[index].count { $0 == "}" }
      if depth <= 0, index > start || opened > 0 { return findings }
    }
    return findings
  }
}
