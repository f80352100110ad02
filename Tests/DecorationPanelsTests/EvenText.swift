import Drawing
import GeoCore
import Imaging
import PanelLayout
import Places

/// Sets every character as a box half an em wide, on lines of equal length.
struct EvenText: TextShaping {
  private static let outline = GlyphOutline(
    font: "even", index: 1, path: Path(Rect(x: 0, y: -0.7, width: 0.4, height: 0.7)))

  func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    let text = spans.map(\.text).joined()
    let size = spans.first?.style.size ?? 10
    let advance = size / 2
    let most = layout.maxWidth.map { max(1, Int(($0 / advance + 1e-9).rounded(.down))) } ?? .max
    var counts: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var left = line.count
      repeat {
        counts.append(min(left, most))
        left -= min(left, most)
      } while left > 0
    }
    let isCut = counts.count > layout.maxLines ?? .max
    counts = Array(counts.prefix(layout.maxLines ?? .max))
    let height = layout.lineHeight * size
    let lines = counts.enumerated().map { index, count in
      ShapedLine(
        glyphs: (0..<count).map { position in
          ShapedGlyph(
            outline: Self.outline, position: Point(x: Double(position) * advance, y: 0),
            advance: advance, size: size, cluster: position, span: 0)
        }, x: 0, baseline: (Double(index) + 0.8) * height, width: Double(count) * advance)
    }
    return ShapedText(
      lines: lines,
      size: Size(
        width: Double(counts.max() ?? 0) * advance, height: height * Double(counts.count)),
      isTruncated: isCut)
  }
}

func context(_ width: Double, _ height: Double, board: Board = .empty) -> PanelContext {
  PanelContext(board: board, size: Size(width: width, height: height), shaping: EvenText())
}

/// A context in which one map of 400 × 400 points has been published.
func mapContext(
  _ width: Double, _ height: Double, latitude: Double = 0, zoom: Double, bearing: Double = 0
) -> PanelContext {
  var result = context(width, height)
  let camera = Camera(
    center: Coordinate(longitude: 0, latitude: latitude), zoom: zoom, bearing: bearing)
  result.facts.maps = [
    MapFacts(
      path: .root, viewport: Viewport(camera: camera, size: Size(width: 400, height: 400)),
      shownPlaces: [])
  ]
  return result
}

extension PanelOutput {
  func region(_ role: PanelRegion.Role) -> PanelRegion? { regions.first { $0.role == role } }

  /// The boxes of everything filled, in order.
  var fills: [Rect] {
    list.commands.compactMap { command in
      if case .fill(let slice, _, _) = command { list.paths.bounds(of: slice) } else { nil }
    }
  }
}
