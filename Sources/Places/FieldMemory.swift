/// What names mean, remembered: each stands in every record of a file.
final class FieldMemory {
  /// Names that are keys of data fill no memory.
  private static let maximumCount = 1000

  private var known: [String: (meanings: [FieldMeaning], isPair: Bool)] = [:]

  func meanings(of name: String) -> [FieldMeaning] { entry(name).meanings }

  /// Whether a name is one of a member that holds both coordinates.
  func isPair(_ name: String) -> Bool { entry(name).isPair }

  private func entry(_ name: String) -> (meanings: [FieldMeaning], isPair: Bool) {
    if let entry = known[name] { return entry }
    let entry = (
      FieldMeaning.meanings(of: name), FieldNames.isPair(name) || name == "center"
    )
    if known.count < Self.maximumCount { known[name] = entry }
    return entry
  }
}
