/// Makes the identifiers of an SVG document depend on the document alone.
///
/// Cairo numbers surfaces through the life of a process, so that the same picture has other identifiers the second
/// time. Here they are numbered in the order in which they are first seen.
enum SVGIdentifiers {
  /// Gives `svg` with new identifiers in `id="…"`, `url(#…)` and `href="#…"`.
  static func renumber(_ svg: [UInt8]) -> [UInt8] {
    var names: [ArraySlice<UInt8>: Int] = [:]
    var out: [UInt8] = []
    out.reserveCapacity(svg.count)
    var copied = 0
    var i = 0
    while i < svg.count {
      guard let start = identifier(svg, at: i), let end = end(svg, start) else {
        i += 1
        continue
      }
      let name = svg[start..<end]
      let number = names[name] ?? names.count
      names[name] = number
      out += svg[copied..<start]
      out += Array("i\(number)".utf8)
      (copied, i) = (end, end)
    }
    return out + svg[copied...]
  }

  private static let openings = [" id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }

  /// Where the identifier begins whose opening begins at `i`.
  private static func identifier(_ svg: [UInt8], at i: Int) -> Int? {
    guard svg[i] == UInt8(ascii: " ") || svg[i] == UInt8(ascii: "u") || svg[i] == UInt8(ascii: "h")
    else { return nil }
    for opening in openings where svg[i...].starts(with: opening) { return i + opening.count }
    return nil
  }

  private static func end(_ svg: [UInt8], _ start: Int) -> Int? {
    svg[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") }
  }
}
