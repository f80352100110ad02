import Drawing
import GeoCore
import Testing

@testable import PanelLayout

/// Frames of random trees on device pixels: neighbours meet, nothing overlaps, nothing is left over.
@Suite struct TilingTests {
  static let scales = [1, 1.5, 2, 3]

  /// A generator whose numbers are the same everywhere (Knuth's MMIX constants).
  struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func length() -> Length {
      switch next(4) {
      case 0: .flexible(weight: Double(next(5)) + 0.5)
      case 1: Length(.flexible(weight: 1), minimum: Double(next(40)))
      case 2: .points(Double(next(30)) + Double(next(4)) / 4)
      default: .fraction(Double(next(5)) / 10)
      }
    }

    mutating func tree(_ depth: Int) -> any Panel {
      guard depth > 0 else { return TestPanel() }
      var children = (0..<next(4) + 1).map { _ in
        LayoutContainer.Child(tree(depth - 1), length: length())
      }
      // Something flexible, so that nothing stays empty at the end.
      children.append(.init(tree(depth - 1)))
      switch next(4) {
      case 0: return LayoutContainer(.grid(columns: 1), children)
      case 1: return LayoutContainer(.adaptive(threshold: Double(next(20)) / 10), children)
      case 2: return LayoutContainer.row(children)
      default: return LayoutContainer.column(children)
      }
    }
  }

  @Test(arguments: scales)
  func leavesCoverEveryPixelOnce(_ scale: Double) throws {
    var numbers = Numbers(state: 7)
    for _ in 0..<25 {
      let tree = numbers.tree(3)
      let (columns, rows) = (numbers.next(120), numbers.next(90))
      let context = context(
        Double(columns) / scale, Double(rows) / scale, scale: scale,
        isRightToLeft: numbers.next(2) == 0)
      var covered = [Int](repeating: 0, count: columns * rows)
      for region in try tree.draw(in: context).regions {
        let edges = [region.rect.minX, region.rect.minY, region.rect.maxX, region.rect.maxY]
          .map { $0 * scale }
        #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
        let (x0, y0, x1, y1) = (
          Int(edges[0].rounded()), Int(edges[1].rounded()), Int(edges[2].rounded()),
          Int(edges[3].rounded())
        )
        for y in y0..<y1 { for x in x0..<x1 { covered[y * columns + x] += 1 } }
      }
      #expect(covered.allSatisfy { $0 == 1 })
    }
  }

  @Test(arguments: scales)
  func spacingIsNeverCovered(_ scale: Double) throws {
    let children = (0..<7).map { _ in LayoutContainer.Child(TestPanel()) }
    for container in [
      LayoutContainer.row(children, spacing: 2),
      LayoutContainer(.grid(columns: 3, spacing: 2), children),
    ] {
      let frames = try container.frames(in: context(211, 97, scale: scale)).compactMap { $0 }
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] { #expect(!frame.intersects(other)) }
        // Rounding moves an edge by half a pixel at most.
        for other in frames[..<index] where other.minY == frame.minY {
          #expect(frame.minX - other.maxX >= 2 - 1 / scale - 1e-9)
        }
      }
    }
  }

  @Test(arguments: [0, 1e-9, 0.3, 1, 2.5])
  func tinyFramesOfEveryKind(_ extent: Double) throws {
    let children = (0..<3).map { LayoutContainer.Child(TestPanel(), name: "\($0)", icon: .map) }
    let kinds: [any Arrangement] = [
      .row(spacing: 4), .column(spacing: 4), .grid(columns: 2, spacing: 4), .stack, .adaptive(),
      .segmented(), .tabs(), .paged(),
    ]
    for kind in kinds {
      for (width, height) in [(extent, extent), (extent, 200), (200, extent)] {
        var container = LayoutContainer(kind, children)
        container.border = .init(width: 3)
        container.cornerRadius = 5
        let output = try container.draw(in: context(width, height, scale: 1.5))
        #expect(output.regions.allSatisfy { Rect(output.list.size).contains($0.rect) })
        container.padding = Insets(9)
        _ = try container.draw(in: context(width, height, scale: 3))
      }
    }
  }
}
