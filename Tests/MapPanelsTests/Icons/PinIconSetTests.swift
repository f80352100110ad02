import Drawing
import GeoCore
import Testing

@testable import MapPanels

@Suite struct PinIconSetTests {
  @Test func namesAndAliasesResolve() {
    #expect(PinIconSet.names.count >= 48)
    #expect(PinIconSet.names == PinIconSet.names.sorted())
    for name in PinIconSet.names {
      #expect(PinIconSet.outline(named: name)?.isEmpty == false, "\(name)")
      #expect(PinIconSet.aliases[name] == nil, "\(name) is a name and an alias")
    }
    for (alias, name) in PinIconSet.aliases {
      #expect(PinIconSet.names.contains(name), "\(alias) means \(name)")
      #expect(PinIconSet.outline(named: alias) == PinIconSet.outline(named: name))
    }
  }

  @Test func namesAreReadInAnyWriting() {
    let icon = PinIconSet.outline(named: "fast-food")
    #expect(icon != nil)
    for name in ["Fast-Food", "fast_food", "FAST FOOD", "burger", "BURGER"] {
      #expect(PinIconSet.outline(named: name) == icon, "\(name)")
    }
    #expect(PinIconSet.outline(named: "") == nil)
    #expect(PinIconSet.outline(named: "no such thing") == nil)
  }

  @Test func allPathDataIsRead() throws {
    for (name, parts) in PinIconSet.drawings {
      for part in parts {
        #expect(throws: Never.self, "\(name): \(part.data)") { try PathData.read(part.data) }
      }
    }
  }

  @Test(arguments: PinIconSet.names)
  func drawingsAreInTheMiddleOfTheirSquare(_ name: String) throws {
    let icon = try #require(PinIconSet.outline(named: name))
    let box = try #require(icon.bounds())
    #expect(Rect(x: 0, y: 0, width: 1, height: 1).contains(box), "\(box)")
    // The optical middle lies between that of the box and the centroid: never further from the former than 1/15.
    #expect(
      abs(box.center.x - 0.5) < 1 / 15.0 && abs(box.center.y - 0.5) < 1 / 15.0, "\(box.center)")
    #expect(max(box.width, box.height) > 0.7)
  }

  @Test func noTwoAreEqual() {
    let outlines = PinIconSet.names.compactMap { PinIconSet.outline(named: $0) }
    #expect(Set(outlines).count == PinIconSet.names.count)
  }

  @Test(arguments: PinIconSet.names)
  func cutsAreOpen(_ name: String) throws {
    let raster = WindingRaster(try #require(PinIconSet.outline(named: name)), side: 150)
    // A cut that leaves its part, or meets another, is wound around backwards and would be filled.
    #expect(raster.counts.allSatisfy { $0 >= 0 })
    let share = Double(raster.counts.count { $0 > 0 }) / Double(raster.counts.count)
    #expect((0.18...0.62).contains(share), "covers \(share) of its square")
  }

  @Test(arguments: PinIconSet.names)
  func noPartIsAHairline(_ name: String) throws {
    let side = 150
    let raster = WindingRaster(try #require(PinIconSet.outline(named: name)), side: side)
    // A disc of 1/15 of the side less a pixel, 9 of 150: what it cannot reach is corners or a hairline.
    let radius = 4.5
    let ink = raster.counts.map { $0 > 0 }
    let lost = zip(ink, raster.opened(ink, radius: radius)).map { $0 && !$1 }
    // A corner of 30° keeps r²(1/tan 15° − 75°) = 2.42·r², 49 pixels; a line of 1/20 has as much on 6 of 150.
    #expect(raster.largestPatch(lost) < 60)
  }
}

/// How often the middle of each pixel is wound around.
struct WindingRaster {
  let side: Int
  private(set) var counts: [Int]

  init(_ path: Path, side: Int) {
    self.side = side
    counts = [Int](repeating: 0, count: side * side)
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-3)
    var start = 0
    for contour in lines.contours {
      let ring = lines.points[start..<contour.end].map { $0 * Double(side) }
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) { add(a, b) }
      start = contour.end
    }
  }

  /// Adds an edge: all to the right of it are wound around once more, or less.
  private mutating func add(_ a: Point, _ b: Point) {
    let (top, bottom, turn) = a.y < b.y ? (a, b, -1) : (b, a, 1)
    for y in 0..<side {
      let middle = Double(y) + 0.5
      guard middle >= top.y, middle < bottom.y else { continue }
      let x = top.x + (bottom.x - top.x) * (middle - top.y) / (bottom.y - top.y)
      let first = max(0, Int((x - 0.5).rounded(.up)))
      guard first < side else { continue }
      for i in first..<side { counts[y * side + i] += turn }
    }
  }

  /// What discs reach that lie wholly in `ink`.
  func opened(_ ink: [Bool], radius: Double) -> [Bool] {
    let reach = Int(radius)
    var disc: [Int] = []
    for y in -reach...reach {
      for x in -reach...reach where Double(x * x + y * y) <= radius * radius {
        disc.append(y * side + x)
      }
    }
    var reached = [Bool](repeating: false, count: ink.count)
    for y in reach..<side - reach {
      for middle in y * side + reach..<(y + 1) * side - reach where ink[middle] {
        guard disc.allSatisfy({ ink[middle + $0] }) else { continue }
        for offset in disc { reached[middle + offset] = true }
      }
    }
    return reached
  }

  /// The number of pixels of the largest connected part.
  func largestPatch(_ pixels: [Bool]) -> Int {
    var open = pixels
    var largest = 0
    for first in open.indices where open[first] {
      var patch = [first]
      open[first] = false
      var next = 0
      while next < patch.count {
        let (x, y) = (patch[next] % side, patch[next] / side)
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          let (u, v) = (x + dx, y + dy)
          guard (0..<side).contains(u), (0..<side).contains(v), open[v * side + u] else { continue }
          open[v * side + u] = false
          patch.append(v * side + u)
        }
        next += 1
      }
      largest = max(largest, patch.count)
    }
    return largest
  }
}
