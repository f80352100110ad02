import Drawing
import GeoCore
import SVGReading
import Testing

@Suite struct SVGClipTests {
  /// The outlines of all clips but that of the viewport.
  private func clips(_ content: String) throws -> [Path] {
    let drawing = try drawing(content, root: "viewBox='0 0 100 100' overflow='visible'")
    return drawing.list.commands.compactMap { command in
      guard case .begin(let group) = command, let clip = group.clip else { return nil }
      var path = Path()
      path.append(drawing.list.paths, clip)
      return path
    }
  }

  /// How often a point is wound around: edges that cross the ray to its right.
  private func winding(_ path: Path, _ p: Point) -> Int {
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-3)
    var count = 0
    var start = 0
    for contour in lines.contours {
      let ring = Array(lines.points[start..<contour.end])
      start = contour.end
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > p.y) != (b.y > p.y) {
        let x = a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
        if x > p.x { count += a.y < b.y ? 1 : -1 }
      }
    }
    return count
  }

  private static let shape = "<rect width='90' height='90' clip-path='url(#c)'/>"

  @Test func shapesJoinHoweverTheyAreWound() throws {
    // The second runs the other way around, and both hold (25, 25).
    let found = try clips(
      "\(Self.shape)<clipPath id='c'><path d='M0 0h30v30h-30z'/><path d='M20 20v30h30v-30z'/></clipPath>"
    )
    #expect(found.count == 1)
    for (p, isInside) in [
      (Point(x: 10, y: 10), true), (Point(x: 25, y: 25), true), (Point(x: 45, y: 45), true),
      (Point(x: 45, y: 10), false),
    ] {
      #expect((winding(found[0], p) != 0) == isInside, "\(p)")
    }
  }

  @Test func evenOddHolesAreOpen() throws {
    let found = try clips(
      "\(Self.shape)<clipPath id='c'><path clip-rule='evenodd' d='M0 0h30v30h-30zM10 10h10v10h-10z'/></clipPath>"
    )
    #expect(winding(found[0], Point(x: 5, y: 5)) != 0)
    #expect(winding(found[0], Point(x: 15, y: 15)) == 0)
  }

  @Test func unitsTransformsAndCopies() throws {
    let box = try clips(
      """
      <rect x='10' y='20' width='40' height='20' clip-path='url(#c)'/>
      <clipPath id='c' clipPathUnits='objectBoundingBox'><path d='M0 0h.5v1h-.5z'/></clipPath>
      """)
    #expect(
      box.first?.bounds().map { isClose($0, Rect(x: 10, y: 20, width: 20, height: 20)) } == true)
    let copy = try clips(
      """
      \(Self.shape)<clipPath id='c' transform='translate(1 2)'><use href='#r' x='3'/></clipPath>
      <defs><rect id='r' width='5' height='6' transform='scale(2)'/></defs>
      """)
    #expect(
      copy.first?.bounds().map { isClose($0, Rect(x: 4, y: 2, width: 10, height: 12)) } == true)
  }

  @Test func clipsOfClips() throws {
    let two = try clips(
      """
      \(Self.shape)<clipPath id='c' clip-path='url(#d)'><path d='M0 0h5v5z'/></clipPath>
      <clipPath id='d'><path d='M0 0h7v5z'/></clipPath>
      """)
    #expect(two.count == 2)
  }

  @Test(arguments: [
    "<clipPath id='c'/>", "<clipPath id='c'><rect width='5'/></clipPath>",
    "<clipPath id='c' clip-path='url(#c)'><path d='M0 0h5v5z'/></clipPath>",
  ])
  func nothingIsLeft(_ clip: String) throws {
    #expect(try drawing(Self.shape + clip).painted.isEmpty)
  }
}
