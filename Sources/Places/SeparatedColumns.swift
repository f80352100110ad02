import GeoCore

/// What the columns of separated values are to a place.
struct SeparatedColumns {
  /// Their names, without white space around them.
  let names: [String]
  private let latitude: Int
  private let longitude: Int
  private let meanings: [[FieldMeaning]]

  /// Finds the columns of the coordinates, or nothing where there are not both.
  init?(_ names: [String]) {
    let meanings = names.map(FieldMeaning.meanings(of:))
    func best(_ role: PlaceRole) -> Int? {
      var best: (column: Int, rank: Int)?
      for (column, each) in meanings.enumerated() {
        guard let rank = each.first(where: { $0.role == role })?.rank else { continue }
        if rank < best?.rank ?? .max { best = (column, rank) }
      }
      return best?.column
    }
    guard let latitude = best(.latitude), let longitude = best(.longitude), latitude != longitude
    else { return nil }
    self.names = names
    self.latitude = latitude
    self.longitude = longitude
    self.meanings = meanings
  }

  /// The coordinate of a row, or why it has none.
  func coordinate(of texts: [String]) throws(SkipReason) -> Coordinate {
    let x = texts.indices.contains(longitude) ? texts[longitude].trimmed : ""
    let y = texts.indices.contains(latitude) ? texts[latitude].trimmed : ""
    guard !x.isEmpty, !y.isEmpty else { throw .noCoordinates }
    guard let east = Self.degrees(x) else { throw .notANumber(column: names[longitude], x) }
    guard let north = Self.degrees(y) else { throw .notANumber(column: names[latitude], y) }
    return Coordinate(longitude: east, latitude: north)
  }

  /// Puts everything else of a row into a draft.
  func read(_ texts: [String], into draft: inout PlaceDraft) {
    draft.properties.reserveCapacity(texts.count)
    for (column, text) in texts.enumerated() where column < names.count {
      draft.properties.append(PropertyMember(name: names[column], value: .string(text)))
      for meaning in meanings[column] { draft.roles.offer(text, as: meaning) }
    }
  }

  /// A decimal number: a comma counts as the point where there is one of them and no point, since nobody groups the
  /// digits of degrees; a degree sign may follow.
  static func degrees(_ text: String) -> Double? {
    var bytes: [UInt8] = []
    for scalar in (text.hasSuffix("°") ? text.dropLast() : text[...]).unicodeScalars {
      switch scalar {
      case "\u{2212}": bytes.append(UInt8(ascii: "-"))
      case "0"..."9", "+", "-", ".", ",", "e", "E": bytes.append(UInt8(scalar.value))
      default: return nil
      }
    }
    let comma = UInt8(ascii: ",")
    if let at = bytes.firstIndex(of: comma) {
      guard bytes.lastIndex(of: comma) == at, !bytes.contains(UInt8(ascii: ".")) else { return nil }
      bytes[at] = UInt8(ascii: ".")
    }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }
}
