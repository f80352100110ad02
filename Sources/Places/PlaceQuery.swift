/// Words that a place must hold, whatever their case and accents.
///
/// The text is cut at white space; a place matches when each word stands somewhere in its name or its detail.
public struct PlaceQuery: Hashable, Sendable {
  /// The text as it was typed, without white space around it.
  public let text: String
  private let words: [[UInt32]]

  /// Makes a query, or nothing where `text` is blank.
  public init?(_ text: String) {
    words = FoldedText(text).scalars.split(separator: 0x20).map(Array.init)
    guard !words.isEmpty else { return nil }
    self.text = text.trimmed
  }

  /// Whether name or detail hold each word.
  public func matches(_ place: Place) -> Bool {
    let name = FoldedText(place.name, hasSources: false)
    let detail = place.detail.map { FoldedText($0, hasSources: false) }
    return words.allSatisfy { word in
      name.firstIndex(of: word) != nil || detail?.firstIndex(of: word) != nil
    }
  }

  /// Where the words stand in `text`: ranges of UTF-8 bytes, in order, apart from each other.
  public func ranges(in text: String) -> [Range<Int>] {
    let folded = FoldedText(text)
    var found: [Range<Int>] = []
    for word in words {
      var start = 0
      while let at = folded.firstIndex(of: word, from: start) {
        let last = folded.sources[at + word.count - 1]
        found.append(folded.sources[at].lowerBound..<last.upperBound)
        start = at + word.count
      }
    }
    return Self.joined(found)
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
