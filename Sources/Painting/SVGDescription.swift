/// What an SVG document says of itself to those who cannot see it (SVG 2 §5.7, SVG-AAM §5).
struct SVGDescription {
  let title: String?
  let description: String?

  /// The document with both as the first children of its root, which then is one picture.
  func added(to svg: [UInt8]) -> [UInt8] {
    guard title != nil || description != nil, let end = endOfRootTag(svg) else { return svg }
    var words = " role=\"img\">\n"
    if let title { words += "<title>\(DocumentText.escaped(title))</title>\n" }
    if let description { words += "<desc>\(DocumentText.escaped(description))</desc>" }
    return svg[..<end] + Array(words.utf8) + svg[(end + 1)...]
  }

  /// Where the sign stands that closes the start tag of the root.
  private func endOfRootTag(_ svg: [UInt8]) -> Int? {
    let opening = Array("<svg ".utf8)
    let start = svg.indices.first { svg[$0...].starts(with: opening) }
    return start.flatMap { svg[$0...].firstIndex(of: UInt8(ascii: ">")) }
  }
}
