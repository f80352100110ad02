import LayoutFiles

extension ErrorWords {
  static func message(_ error: LayoutFileError) -> String {
    switch error {
    case .notJSON(let error): "\(error)"
    case .unknownKey(let name, let at, let nearest):
      "\(at): nothing is known by '\(name)'" + hint(nearest)
    case .repeatedKey(let name, let at): "\(at): '\(name)' stands twice"
    case .missingKey(let name, let at): "\(at): '\(name)' is missing"
    case .unknownType(let name, let at, nil):
      "\(at): no panel is a '\(name)'; there are \(LayoutFile.typeNames.joined(separator: ", "))"
    case .unknownType(let name, let at, let nearest):
      "\(at): no panel is a '\(name)'" + hint(nearest)
    case .badValue(let at, let found, let expected): "\(at): \(found) is not \(expected)"
    case .tooDeep(let at, let limit): "\(at): panels are nested deeper than \(limit)"
    case .tooMany(let at, let limit): "\(at): more than \(limit) panels"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
