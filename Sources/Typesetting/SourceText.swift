import Drawing

/// The text of all spans as characters, cut at line feeds.
struct SourceText {
  private(set) var paragraphs: [Paragraph] = []
  /// Whether there was more text than is set.
  private(set) var isCut = false
  /// Whether the first strong character runs from right to left.
  private(set) var isRightToLeft = false

  /// Labels and rows have some dozens of characters; whole books must not hold up a picture.
  static let maximumLength = 1 << 14

  /// What stands for a picture.
  static let objectReplacement: UInt32 = 0xFFFC

  /// More marks in a row than UAX #15 § 13 lets pass are no writing, and shaping them takes time by the square.
  static let maximumMarks = 30

  init(_ spans: [TextSpan]) {
    var paragraph = Paragraph()
    paragraph.reserve(min(Self.maximumLength, spans.first?.text.utf8.count ?? 0))
    var byte = 0
    var count = 0
    var marks = 0
    var followsReturn = false
    outer: for (span, content) in spans.enumerated() {
      if content.image != nil {
        if content.picture != nil {
          guard count < Self.maximumLength else {
            isCut = true
            break outer
          }
          count += 1
          paragraph.append(Self.objectReplacement, byte: byte, span: span)
        }
        byte += content.text.utf8.count
        (marks, followsReturn) = (0, false)
        continue
      }
      for scalar in content.text.unicodeScalars {
        let isFeed = scalar == "\n" && followsReturn
        followsReturn = scalar == "\r"
        let start = byte
        byte += UTF8.width(scalar)
        if isFeed { continue }
        guard count < Self.maximumLength else {
          isCut = true
          break outer
        }
        count += 1
        if isLineFeed(scalar.value) {
          paragraph.end(at: start, span: span)
          paragraphs.append(paragraph)
          paragraph = Paragraph()
        } else {
          marks = isMark(scalar) ? marks + 1 : 0
          let isSeen = marks <= Self.maximumMarks
          paragraph.append(isSeen ? visible(scalar.value) : 0x2060, byte: start, span: span)
        }
      }
    }
    paragraph.end(at: byte, span: max(0, spans.count - 1))
    paragraphs.append(paragraph)
    decideDirection()
  }

  private mutating func decideDirection() {
    for index in paragraphs.indices {
      guard let strong = paragraphs[index].firstStrongDirection() else { continue }
      isRightToLeft = strong == .rightToLeft
      break
    }
    // A paragraph of digits and signs alone follows the text it is part of.
    for index in paragraphs.indices {
      let strong = paragraphs[index].firstStrongDirection()
      paragraphs[index].isRightToLeft = strong.map { $0 == .rightToLeft } ?? isRightToLeft
    }
  }

  // UAX #14: BK, CR, LF and NL.
  private func isLineFeed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  // Other control characters are kept in the count but never seen.
  private func visible(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x09: 0x20
    case 0..<0x20, 0x7F..<0xA0: 0x2060
    default: scalar
    }
  }
}
