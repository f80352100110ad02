import Drawing
import GeoCore
import Places
import PanelLayout

/// Sets every character as a box half an em wide, breaking lines at spaces; Hebrew runs from right to left.
struct BoxText: TextShaping {
  private static let outline = GlyphOutline(
    font: "box", index: 1, path: Path(Rect(x: 0, y: -0.7, width: 0.4, height: 0.7)))

  func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    let text = spans.map(\.text).joined()
    let size = spans.first?.style.size ?? 10
    let isRight =
      text.unicodeScalars.first { $0.properties.isAlphabetic }
      .map { (0x590...0x6FF).contains($0.value) } ?? false
    let most = layout.maxWidth.map { max(1, Int(($0 / (size / 2)).rounded(.down))) } ?? Int.max
    var lines = broken(text, most)
    let isCut = lines.count > layout.maxLines ?? .max
    if isCut { lines = Array(lines.prefix(layout.maxLines ?? 1)) }
    let widest = Double(lines.map(\.count).max() ?? 0) * size / 2
    let height = layout.lineHeight * size
    let shaped = lines.enumerated().map { index, line in
      let width = Double(line.count) * size / 2
      let flush = layout.alignment == .right || (layout.alignment == .natural && isRight)
      let x = layout.alignment == .center ? (widest - width) / 2 : flush ? widest - width : 0
      let seen = isRight ? Array(line.reversed()) : line
      let glyphs = seen.enumerated().map { position, cluster in
        ShapedGlyph(
          outline: Self.outline, position: Point(x: Double(position) * size / 2, y: 0),
          advance: size / 2, size: size, cluster: cluster, span: 0)
      }
      return ShapedLine(
        glyphs: glyphs, x: x, baseline: (Double(index) + 0.8) * height, width: width)
    }
    return ShapedText(
      lines: shaped, size: Size(width: widest, height: height * Double(lines.count)),
      isRightToLeft: isRight, isTruncated: isCut,
      missing: text.unicodeScalars.contains("\u{E000}") ? ["\u{E000}"] : [])
  }

  /// The UTF-8 offsets of the characters of each line.
  private func broken(_ text: String, _ most: Int) -> [[Int]] {
    var lines: [[Int]] = [[]]
    var at = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var offsets = word.indices.map { at + text.utf8.distance(from: word.startIndex, to: $0) }
      if at > 0 { offsets.insert(at - 1, at: 0) }
      at += word.utf8.count + 1
      if (lines.last?.count ?? 0) + offsets.count > most, lines.last?.isEmpty == false {
        lines.append([])
      }
      for offset in offsets {
        if lines[lines.count - 1].count == most { lines.append([]) }
        lines[lines.count - 1].append(offset)
      }
    }
    return lines
  }
}

func place(_ index: Int, _ name: String, _ detail: String? = nil, latitude: Double = 0) -> Place {
  var place = Place(
    index: index, name: name, coordinate: Coordinate(longitude: 0, latitude: latitude))
  place.detail = detail
  return place
}

func context(
  _ places: [Place], width: Double = 320, height: Double = 480,
  _ set: (inout BoardOptions) -> Void = { _ in }
) -> PanelContext {
  var options = BoardOptions()
  set(&options)
  return PanelContext(
    board: Board(places, options), size: Size(width: width, height: height), shaping: BoxText())
}

extension PanelOutput {
  func regions(_ role: PanelRegion.Role) -> [PanelRegion] { regions.filter { $0.role == role } }

  /// The bounds of everything filled with a colour, in painting order.
  func fills(_ wanted: DisplayList.Paint) -> [Rect] {
    list.commands.compactMap { command in
      guard case .fill(let slice, _, let paint) = command, paint == wanted else { return nil }
      return list.paths.bounds(of: slice)
    }
  }
}
