public import Colorimetry

/// A text in sections, each with a look of its own.
public struct FormattedText: Hashable, Sendable {
  /// The sections in reading order.
  public var sections: [FormattedSection]

  /// No text.
  public static let empty = FormattedText(sections: [])

  /// Makes a text from sections.
  public init(sections: [FormattedSection]) {
    self.sections = sections
  }

  /// Makes a text of one section with the look of its layer.
  public init(_ text: String) {
    sections = [FormattedSection(text: text)]
  }

  /// The letters of all sections.
  public var plainText: String {
    sections.count == 1 ? sections[0].text : sections.map(\.text).joined()
  }

  /// Whether there is neither a letter nor an image.
  public var isEmpty: Bool { sections.allSatisfy { $0.text.isEmpty && $0.image == nil } }
}

/// A run of text, or an image within text.
public struct FormattedSection: Hashable, Sendable {
  /// The letters; empty where this is an image.
  public var text: String
  /// The image that stands here in place of letters.
  public var image: ResolvedImage?
  /// Factor of the layer's text size, or the layer's own.
  public var scale: Double?
  /// Font names, the most wanted first, or the layer's own.
  public var fontStack: [String]?
  /// Colour of the letters, or the layer's own.
  public var color: Color?
  /// Where a smaller section or an image stands within the line.
  public var verticalAlignment: FormattedAlignment?

  /// Makes a section with the look of its layer.
  public init(text: String, image: ResolvedImage? = nil) {
    self.text = text
    self.image = image
  }
}

/// Where a section stands within its line.
public enum FormattedAlignment: String, CaseIterable, StyleEnumeration {
  /// On the base line.
  case bottom
  /// In the middle.
  case center
  /// At the top.
  case top
}

/// An image of the sprite, by name.
public struct ResolvedImage: Hashable, Sendable {
  /// The name in the sprite.
  public var name: String
  /// Whether the context knew that the image is there; false where it knew nothing of images.
  public var isAvailable: Bool

  /// Makes a reference to an image.
  public init(_ name: String, isAvailable: Bool = false) {
    self.name = name
    self.isAvailable = isAvailable
  }
}
