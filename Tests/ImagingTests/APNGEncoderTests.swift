import Testing

@testable import Imaging

@Suite("Animated PNG")
struct APNGEncoderTests {
  /// A square of `side` pixels that moves one pixel to the right with each frame.
  private func frames(_ count: Int, alpha: UInt8 = 255) -> [Bitmap] {
    (0..<count).map { shift in
      var bitmap = Pictures.drawn(width: 40, height: 30, alpha: alpha)
      for y in 10..<14 { for x in 5..<9 { bitmap[x + shift, y] = [1, 2, 3, alpha] } }
      return bitmap
    }
  }

  private func file(
    _ frames: [Bitmap], hasAlpha: Bool = false, plays: UInt32 = 0, delay: FrameDelay = .init(1, 30)
  ) throws -> [UInt8] {
    var encoder = try APNGEncoder(width: 40, height: 30, hasAlpha: hasAlpha, plays: plays)
    for frame in frames { try encoder.append(frame, delay: delay) }
    return try encoder.finish()
  }

  @Test("Chunks in order, sequence numbers without a gap")
  func structure() throws {
    let parts = try PNGParts(try file(frames(3), plays: 7))
    #expect(
      parts.chunks.map(\.type) == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(parts["acTL"] == [0, 0, 0, 3, 0, 0, 0, 7])
    let numbers = parts.chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
      .map { PNGParts.number($0.data.prefix(4)) }
    #expect(numbers == [0, 1, 2, 3, 4])
  }

  @Test("The first frame is whole; later ones are the rectangle that differs")
  func rectangles() throws {
    let controls = try PNGParts(try file(frames(3))).chunks.filter { $0.type == "fcTL" }
    // Size and place, then 1/30 s, then neither disposed of nor blended.
    let numbers = controls.map { control in
      (0..<4).map { PNGParts.number(control.data[4 + 4 * $0..<8 + 4 * $0]) }
    }
    // From the square at 5…8 to that at 6…9, less columns that are equal in both.
    #expect(numbers[0] == [40, 30, 0, 0])
    #expect(numbers[1] == [5, 4, 5, 10])
    #expect(numbers[2] == [5, 4, 6, 10])
    for control in controls { #expect(control.data.suffix(6) == [0, 1, 0, 30, 0, 0]) }
  }

  @Test(
    "Each rectangle put over what was there is the next frame", arguments: [255, 128] as [UInt8])
  func composition(alpha: UInt8) throws {
    let frames = frames(6, alpha: alpha) + [Pictures.noise(width: 40, height: 30, opaque: true)]
    let parts = try PNGParts(try file(frames, hasAlpha: alpha < 255))
    var canvas = Bitmap(width: 40, height: 30)
    var area = PixelArea(canvas)
    var shown: [Bitmap] = []
    for chunk in parts.chunks {
      if chunk.type == "fcTL" {
        let n = (0..<4).map { Int(PNGParts.number(chunk.data[4 + 4 * $0..<8 + 4 * $0])) }
        area = PixelArea(x: n[2], y: n[3], width: n[0], height: n[1])
      }
      guard chunk.type == "IDAT" || chunk.type == "fdAT" else { continue }
      // The same data as a still picture, which another decoder reads.
      var still = PNGChunks()
      try still.appendHead(
        width: area.width, height: area.height, isOpaque: alpha == 255, PNGOptions())
      still.append("IDAT", chunk.type == "IDAT" ? chunk.data : [UInt8](chunk.data.dropFirst(4)))
      still.append("IEND", [])
      let part = try ImageCodec.decode(still.bytes)
      for y in 0..<area.height {
        for x in 0..<area.width { canvas[area.x + x, area.y + y] = part[x, y] }
      }
      shown.append(canvas)
    }
    #expect(shown == frames)
  }

  @Test("Frames that are equal count, and cost next to nothing")
  func equal() throws {
    let one = Array(frames(1))
    let twice = try file(one + one)
    let parts = try PNGParts(twice)
    #expect(parts["acTL"] == [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(twice.count - (try file(one)).count < 100)
  }

  @Test("A reader of still pictures sees the first frame, and equal input is equal bytes")
  func still() throws {
    let bytes = try file(frames(3))
    #expect(try ImageCodec.decode(bytes) == frames(1)[0])
    #expect(try file(frames(3)) == bytes)
  }

  @Test("What does not fit is refused")
  func refused() throws {
    #expect(throws: ImagingError.empty) { try file([]) }
    #expect(throws: ImagingError.empty) { try APNGEncoder(width: 0, height: 3, hasAlpha: false) }
    #expect(throws: ImagingError.wrongFrame(index: 1)) {
      try file(frames(1) + [Bitmap(width: 30, height: 40)])
    }
    #expect(throws: ImagingError.wrongFrame(index: 0)) { try file(frames(1, alpha: 9)) }
    #expect(throws: ImagingError.wrongPixelCount(expected: 4800, found: 4)) {
      try file([Bitmap(width: 1, height: 1)])
    }
  }
}

@Suite("Delays of frames")
struct FrameDelayTests {
  @Test(
    "Seconds as fractions",
    arguments: [
      (0.5 / 15, 1, 30), (0.4 / 12, 1, 30), (1001.0 / 30000, 1001, 30000), (0.75, 3, 4),
      (0.75 + 1.0 / 30, 47, 60), (0, 0, 1), (-1, 0, 1), (60, 60, 1), (1e9, 65535, 1),
      (.nan, 0, 1),
    ] as [(Double, UInt16, UInt16)])
  func fractions(seconds: Double, numerator: UInt16, denominator: UInt16) {
    #expect(FrameDelay(seconds: seconds) == FrameDelay(numerator, denominator))
  }

  @Test("A number that is no small fraction is near enough")
  func near() {
    for i in 1...200 {
      let seconds = Double(i) * 0.017_320_508
      #expect(abs(FrameDelay(seconds: seconds).seconds - seconds) < 1e-6)
    }
    #expect(FrameDelay(5, 0) == FrameDelay(5, 100))
  }
}
