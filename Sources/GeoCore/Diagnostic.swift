/// Something that a person should know about a picture that was drawn all the same.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is about; stable, for programs to switch on.
  public enum Kind: String, Hashable, Sendable {
    /// A tile that could not be read or decoded, by z/x/y.
    case brokenTile
    /// Tiles the archive does not have.
    case missingTile
    /// A part of a style that is unknown or invalid and was passed over, by its path in the file.
    case style
    /// A character no font has a glyph for, by code point.
    case missingGlyph
    /// A picture a style asks for that its sprite does not have.
    case missingImage
    /// A row or feature of a place file that was passed over, by line.
    case skippedPlace
    /// A label or pin that found no room.
    case unplaced
    /// A limit that was reached.
    case limit
    /// Anything else about an input.
    case input
  }

  /// What kind of thing it is about.
  public let kind: Kind
  /// One sentence without a full stop, with the values that show the cause.
  public let message: String

  /// Makes a diagnostic.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }

  /// That no font has a glyph for a character of a text.
  public static func missingGlyph(_ scalar: Unicode.Scalar, in text: String? = nil) -> Diagnostic {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let place = text.map { " in '\($0.prefix(60))'" } ?? ""
    return Diagnostic(.missingGlyph, "no font has a glyph for U+\(padded)\(place)")
  }
}
