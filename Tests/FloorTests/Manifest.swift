/// The targets of a `Package.swift` that is written with this package's `room`, `door` and `program`.
struct Manifest {
  /// What each target may import.
  let imports: [String: Set<String>]

  init(_ text: String) {
    var imports: [String: Set<String>] = [:]
    let target = /\b(?:room|door|program)\(\s*"(?<name>\w+)"(?<rest>[^()]*)\)/
    for match in text.matches(of: target) {
      imports[String(match.output.name)] = Set(
        match.output.rest.matches(of: /"(\w+)"/).map { String($0.output.1) })
    }
    self.imports = imports
  }
}
