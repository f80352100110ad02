extension VectorTileError: CustomStringConvertible {
  /// What is wrong and where, without a full stop.
  public var description: String {
    let layer = layer.map { " of layer '\($0)'" } ?? ""
    let feature = feature.map { "feature \($0)" } ?? ""
    let place = (feature + layer).drop { $0 == " " }
    return "\(reason.text) at byte \(byteOffset)\(place.isEmpty ? "" : " (\(place))")"
  }
}

extension VectorTileError.Reason {
  var text: String {
    switch self {
    case .tooLarge(let bytes): "\(bytes) bytes are more than a tile may have"
    case .truncated: "data ends early"
    case .badVarint: "a number of more than 64 bits"
    case .badWireType: "an unknown wire type"
    case .wrongWireType(let field): "wrong wire type for \(field.rawValue)"
    case .missing(let field): "no \(field.rawValue)"
    case .repeated(let field): "more than one \(field.rawValue)"
    case .tooMany(let field, let limit): "more than \(limit) \(field.rawValue)"
    case .unknownVersion(let version): "unknown version \(version)"
    case .badExtent(let extent): "impossible extent \(extent)"
    case .duplicateName: "a second layer of the same name"
    case .notUTF8: "text that is not UTF-8"
    case .badValue: "a value of none or several types"
    case .unknownGeometryType(let type): "unknown geometry type \(type)"
    case .oddTags: "a key without a value"
    case .keyOutOfRange(let key): "key \(key) is not in the table"
    case .valueOutOfRange(let value): "value \(value) is not in the table"
    case .unknownCommand(let command): "unknown geometry command \(command)"
    case .unexpectedCommand(let command): "geometry command \(command) may not stand there"
    case .badCount(let command, let count): "geometry command \(command) repeated \(count) times"
    case .missingParameters(let command, let count):
      "geometry command \(command) repeated \(count) times without its parameters"
    }
  }
}
