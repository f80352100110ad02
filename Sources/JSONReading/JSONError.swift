/// Why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The ways in which a text can fail.
  public enum Reason: Hashable, Sendable {
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// A byte that cannot stand there.
    case unexpectedByte(UInt8)
    /// A number not in the form of RFC 8259 §6, or beyond what a double can hold.
    case badNumber
    /// An escape not in the form of RFC 8259 §7, or a lone half of a surrogate pair.
    case badEscape
    /// Bytes that are not UTF-8.
    case notUTF8
    /// Arrays and objects nested deeper than `JSONReader.maximumDepth`.
    case tooDeep
    /// Something follows the value.
    case trailingText
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, counted from 0.
  public let byteOffset: Int
  /// Where, counted from 1.
  public let line: Int

  /// Says what is wrong and where.
  public init(reason: Reason, byteOffset: Int, line: Int) {
    self.reason = reason
    self.byteOffset = byteOffset
    self.line = line
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and where, without a full stop.
  public var description: String {
    "not JSON: \(reason.words) on line \(line), byte \(byteOffset)"
  }
}

extension JSONError.Reason {
  fileprivate var words: String {
    switch self {
    case .unexpectedEnd: "it ends in the middle"
    case .unexpectedByte(let byte):
      byte > 0x20 && byte < 0x7F
        ? "unexpected '\(Character(Unicode.Scalar(byte)))'" : "unexpected byte \(byte)"
    case .badNumber: "a number that is none"
    case .badEscape: "a bad escape in a string"
    case .notUTF8: "text that is not UTF-8"
    case .tooDeep: "nested too deeply"
    case .trailingText: "text after its end"
    }
  }
}
