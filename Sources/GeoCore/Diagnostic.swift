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

  /// What a diagnostic can be about that programs count and list.
  public enum Subject: Hashable, Sendable {
    /// Tiles that no archive of a style's source has, each once, in order.
    case tiles([TileID], source: String)
    /// A character without a glyph, and a text that holds it, where that is known.
    case glyph(Unicode.Scalar, text: String?)
  }

  /// What kind of thing it is about.
  public let kind: Kind
  /// One sentence without a full stop, with the values that show the cause.
  public let message: String
  /// What exactly it is about, for programs; nothing where the message says all there is.
  public let subject: Subject?

  /// Makes a diagnostic.
  public init(_ kind: Kind, _ message: String, about subject: Subject? = nil) {
    self.kind = kind
    self.message = message
    self.subject = subject
  }

  /// The message.
  public var description: String { message }

  /// That no font has a glyph for a character of a text.
  public static func missingGlyph(_ scalar: Unicode.Scalar, in text: String? = nil) -> Diagnostic {
    let place = text.map { " in '\($0.prefix(60))'" } ?? ""
    return Diagnostic(
      .missingGlyph, "no font has a glyph for \(scalar.codePoint)\(place)",
      about: .glyph(scalar, text: text.map { String($0.prefix(longestText)) }))
  }

  /// Texts of files have no bound; more characters than this name no text any better.
  private static let longestText = 200
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+` and at least four hexadecimal digits.
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
