import FileAccess

/// Bytes that come piece by piece, of which the first may be looked at before they are taken.
final class ByteSource {
  private var ahead: [UInt8] = []
  private var isAtEnd = false
  private let more: () throws(PlacesError) -> [UInt8]

  /// Takes pieces from `more` until it gives an empty one.
  init(_ more: @escaping () throws(PlacesError) -> [UInt8]) {
    self.more = more
  }

  /// All bytes at once.
  convenience init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init { () throws(PlacesError) -> [UInt8] in
      defer { rest = nil }
      return rest ?? []
    }
  }

  /// The first `count` bytes that were not taken yet, or as many as there are; they stay.
  func head(_ count: Int) throws(PlacesError) -> [UInt8] {
    while ahead.count < count, !isAtEnd { ahead += try pull() }
    return ahead.count > count ? Array(ahead.prefix(count)) : ahead
  }

  /// Whether `head` of this many bytes is everything.
  func endsWithin(_ count: Int) throws(PlacesError) -> Bool {
    try head(count + 1).count <= count
  }

  /// The next piece; empty at the end.
  func next() throws(PlacesError) -> [UInt8] {
    guard ahead.isEmpty else {
      defer { ahead = [] }
      return ahead
    }
    return isAtEnd ? [] : try pull()
  }

  /// Everything that is left.
  ///
  /// - Throws: `PlacesError.file` where it is more than `limit` bytes.
  func rest(path: String, limit: Int) throws(PlacesError) -> [UInt8] {
    var all = try next()
    while true {
      let piece = try next()
      if piece.isEmpty { return all }
      all += piece
      guard all.count <= limit else {
        throw .file(.tooLarge(path: path, size: all.count, limit: limit))
      }
    }
  }

  private func pull() throws(PlacesError) -> [UInt8] {
    let piece = try more()
    if piece.isEmpty { isAtEnd = true }
    return piece
  }
}
