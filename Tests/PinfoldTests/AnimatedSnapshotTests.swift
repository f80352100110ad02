import Colorimetry
import GeoCore
import Imaging
import PanelLayout
import Pinfold
import Places
import Testing

@Suite("Transitions between pictures")
struct AnimatedSnapshotTests {
  private let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private func animated(
    _ change: (inout AnimationOptions, inout SnapshotRequest) -> Void = { _, _ in }
  ) throws -> (SnapshotRenderer, SnapshotRequest, AnimatedSnapshot) {
    let renderer = try SnapshotRenderer(resources: Resources(roots: ["/" + root]))
    var request = SnapshotRequest()
    request.places = [.file("/\(root)/Samples/helsinki-museums.csv")]
    request.size = Size(width: 120, height: 90)
    request.layout = .list
    var options = AnimationOptions()
    options.timing.duration = 0.4
    options.timing.framesPerSecond = 10
    change(&options, &request)
    var end = request
    end.layout = .map
    return (renderer, request, try renderer.animate(from: request, to: end, options))
  }

  @Test(
    "The first frame is the picture that goes, the last the one that comes", arguments: [1, 0.4])
  func ends(alpha: Double) throws {
    let (renderer, from, animated) = try animated { _, request in
      request.background = .white.opacity(alpha)
    }
    var to = from
    to.layout = .map
    var frames: [Bitmap] = []
    try animated.paintFrames { _, bitmap in frames.append(bitmap) }
    #expect(frames.count == 5)
    #expect(frames.first == (try renderer.render(from).bitmap()))
    #expect(frames.last == (try renderer.render(to).bitmap()))
    #expect(frames[2] != frames[0])
  }

  @Test("The animation is a PNG whose first frame any reader sees; the same twice")
  func bytes() throws {
    let (renderer, from, animated) = try animated()
    let bytes = try animated.apng(plays: 2)
    #expect(try ImageCodec.decode(bytes) == renderer.render(from).bitmap())
    #expect(try animated.apng(plays: 2) == bytes)
  }

  @Test("A strip has the frames side by side, 12 points apart and around")
  func strip() throws {
    let (_, _, animated) = try animated()
    let picture = try ImageCodec.decode(
      try animated.strip(FrameGrid(columns: 3, rows: 1), as: .png))
    #expect(picture.width == 3 * 120 + 4 * 12 && picture.height == 90 + 2 * 12)
    // Five frames in rows of four make two rows.
    let rows = try ImageCodec.decode(try animated.strip(FrameGrid(columns: 4, rows: 9), as: .png))
    #expect(rows.width == 4 * 120 + 5 * 12 && rows.height == 2 * 90 + 3 * 12)
    let svg = try animated.strip(FrameGrid(columns: 3, rows: 1), as: .svg)
    #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<?xml"))
  }

  @Test("Ends of different sizes are refused")
  func sizes() throws {
    let (renderer, from, _) = try animated()
    var to = from
    to.size.width = 130
    do {
      _ = try renderer.animate(from: from, to: to)
      Issue.record("taken")
    } catch {
      guard case .request = error else { return #expect(Bool(false), "\(error)") }
    }
  }
}
