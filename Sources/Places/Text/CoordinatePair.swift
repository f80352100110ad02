import GeoCore
import JSONReading

/// Latitude and longitude in one text.
struct CoordinatePair {
  let first: DegreesText
  let second: DegreesText
  /// Whether the longitude comes first, where the form leaves no doubt.
  let isLongitudeFirst: Bool?

  /// Reads a text without white space around it: `60.17, 24.94`, `60,17; 24,94`, `60°10′N 24°56′E`,
  /// `POINT(24.94 60.17)`, `geo:60.17,24.94`, a GeoJSON point; nothing for anything else.
  init?(_ text: String) {
    // Every form has two numbers, and the longest, an address with its coordinates below it, is still short.
    guard (3...1000).contains(text.utf8.count), text.unicodeScalars.contains(where: Self.isDigit)
    else { return nil }
    if let pair = Self.wellKnownText(text) ?? Self.geoJSON(text) ?? Self.uri(text)
      ?? Self.mapLink(text) ?? Self.below(text)
    {
      self = pair
      return
    }
    guard text.utf8.count <= 200 else { return nil }
    var body = text[...]
    if let open = body.first, let close = body.last, "([{".contains(open), ")]}".contains(close) {
      body = body.dropFirst().dropLast()
    }
    for (end, start) in Self.cuts(Array(body)) {
      let left = String(body.prefix(end)).trimmed
      let right = String(body.dropFirst(start)).trimmed
      guard let first = DegreesText(left), let second = DegreesText(right) else { continue }
      // "60 10" and "12 24 56" are one coordinate each only where letters say so.
      if let axis = first.axis, axis == second.axis { continue }
      self.init(first, second)
      return
    }
    return nil
  }

  private init(_ first: DegreesText, _ second: DegreesText, isLongitudeFirst: Bool? = nil) {
    self.first = first
    self.second = second
    var order = isLongitudeFirst
    if let axis = first.axis { order = axis == .longitude }
    if let axis = second.axis { order = axis == .latitude }
    self.isLongitudeFirst = order
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }

  /// Where the text may be cut, the surest sign first: the end of the left part and the start of the right one.
  private static func cuts(_ text: [Character]) -> [(Int, Int)] {
    var cuts: [(Int, Int)] = []
    func each(_ body: (Int, Character) -> Bool) {
      for (at, character) in text.enumerated() where body(at, character) {
        cuts.append((at, at + 1))
      }
    }
    each { ";|/\t\n、，".contains($1) && $0 > 0 }
    each { $1 == "," && $0 + 1 < text.count && text[$0 + 1].isWhitespace }
    let commas = text.indices.filter { text[$0] == "," }
    // "60.17,24.94" and, with decimal commas, "60,17,24,94".
    if commas.count % 2 == 1 {
      cuts.append((commas[commas.count / 2], commas[commas.count / 2] + 1))
    }
    // "60°10′N24°56′E" after the first letter, "N60°10′E24°56′" before the second.
    let letters = text.indices.filter { "NSEWOnsewo北南東东西".contains(text[$0]) }
    if letters.count >= 2 {
      if letters[0] > 0 { cuts.append((letters[0] + 1, letters[0] + 1)) }
      cuts.append((letters[1], letters[1]))
    }
    let spaces = text.indices.filter {
      text[$0].isWhitespace && $0 > 0 && !text[$0 - 1].isWhitespace
    }
    if spaces.count % 2 == 1 { cuts.append((spaces[spaces.count / 2], spaces[spaces.count / 2])) }
    return cuts
  }

  // OGC Simple Features §7: x before y; a reference system may stand before it.
  private static func wellKnownText(_ text: String) -> CoordinatePair? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    var head = text[..<open].uppercased().trimmed
    if let semicolon = head.lastIndex(of: ";") {
      head = String(head[head.index(after: semicolon)...]).trimmed
    }
    guard ["POINT", "POINT Z", "POINTZ", "POINT M", "POINT ZM"].contains(head) else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { $0.isWhitespace || $0 == "," }
    guard parts.count >= 2, let x = DegreesText(String(parts[0])),
      let y = DegreesText(String(parts[1]))
    else { return nil }
    return CoordinatePair(x, y, isLongitudeFirst: true)
  }

  private static func geoJSON(_ text: String) -> CoordinatePair? {
    guard text.hasPrefix("{"), let node = try? JSONReader.read(text),
      let numbers = node["coordinates"]?.array, numbers.count >= 2,
      let x = numbers[0].number, let y = numbers[1].number,
      let first = DegreesText("\(x)"), let second = DegreesText("\(y)")
    else { return nil }
    return CoordinatePair(first, second, isLongitudeFirst: true)
  }

  // "1 Main St\nHelsinki\n(60.17, 24.94)", as portals of open data write a place.
  private static func below(_ text: String) -> CoordinatePair? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex,
      text[..<open].contains(where: \.isNewline)
    else { return nil }
    return CoordinatePair(String(text[open...]))
  }

  // Addresses of maps on the web: !3dLAT!4dLON is the place itself, @LAT,LON the middle of the view.
  private static func mapLink(_ text: String) -> CoordinatePair? {
    guard text.hasPrefix("http"), let colon = text.firstRange(of: "://") else { return nil }
    let rest = String(text[colon.upperBound...]).replacing("%2C", with: ",").replacing(
      "%2c", with: ",")
    if let y = number(after: "!3d", in: rest), let x = number(after: "!4d", in: rest) {
      return CoordinatePair(y, x, isLongitudeFirst: false)
    }
    if let y = number(after: "mlat=", in: rest), let x = number(after: "mlon=", in: rest) {
      return CoordinatePair(y, x, isLongitudeFirst: false)
    }
    for sign in ["@", "/search/", "q=loc:", "?q=", "&q=", "query=", "?ll=", "&ll=", "destination="]
    {
      guard let start = rest.firstRange(of: sign)?.upperBound else { continue }
      let parts = rest[start...].split(separator: ",", maxSplits: 2)
      guard parts.count >= 2, let y = DegreesText(String(parts[0])),
        let x = DegreesText(String(parts[1].drop { $0 == "+" }.prefix { !"&?/ #".contains($0) }))
      else { continue }
      return CoordinatePair(y, x, isLongitudeFirst: false)
    }
    return nil
  }

  private static func number(after sign: String, in text: String) -> DegreesText? {
    guard let start = text.firstRange(of: sign)?.upperBound else { return nil }
    return DegreesText(String(text[start...].prefix { $0.isNumber || ".-".contains($0) }))
  }

  // RFC 5870: latitude before longitude, then an altitude and parameters.
  private static func uri(_ text: String) -> CoordinatePair? {
    guard text.lowercased().hasPrefix("geo:") else { return nil }
    let parts = text.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",")
    guard parts.count >= 2, let first = DegreesText(String(parts[0])),
      let second = DegreesText(String(parts[1]))
    else { return nil }
    return CoordinatePair(first, second, isLongitudeFirst: false)
  }
}
