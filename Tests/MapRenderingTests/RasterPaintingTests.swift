import Drawing
import GeoCore
import Imaging
import MapStyle
import Testing
import TileFixtures
import TileStore

@testable import MapRendering

@Suite("Raster, relief and heatmap layers")
struct RasterPaintingTests {
  private func frame(
    _ size: Size, _ center: Coordinate = Coordinate(longitude: 0, latitude: 0), zoom: Double = 0,
    bearing: Double = 0, scale: Double = 1
  ) -> PictureFrame {
    PictureFrame(
      viewport: Viewport(
        camera: Camera(center: center, zoom: zoom, bearing: bearing), size: size), scale: scale)
  }

  // At a whole zoom all tiles are a whole number of points wide: one corner on whole points is all of them.
  @Test(
    "Pictures lie on whole points at whole zooms and quarter turns, and are moved by less than a point",
    arguments: [0.0, 90, 180, 270], [Size(width: 64, height: 64), Size(width: 65, height: 63)])
  func alignment(bearing: Double, size: Size) {
    for longitude in stride(from: -10.0, through: 10, by: 1.37) {
      let center = Coordinate(longitude: longitude, latitude: longitude / 2)
      let view = frame(size, center, zoom: 3, bearing: bearing).viewport
      let move = view.alignment
      #expect(abs(move.x) <= 1 && abs(move.y) <= 1)
      let corner = view.point(MercatorPoint(x: 0.5, y: 0.5)) + move
      #expect(abs(corner.x - corner.x.rounded()) < 1e-6, "\(longitude)")
      #expect(abs(corner.y - corner.y.rounded()) < 1e-6, "\(longitude)")
    }
  }

  private func elevations(_ z: Int, _ x: Int, _ y: Int, _ metres: [UInt8]) -> PictureTile? {
    var bitmap = Bitmap(width: 2, height: 2)
    for (i, value) in metres.enumerated() {
      bitmap.pixels.replaceSubrange(4 * i..<4 * i + 4, with: [0, value, 0, 255])
    }
    let plain = ElevationEncoding(red: 256, green: 1, blue: 0, shift: 0)
    return TileID(z: z, x: x, y: y).map {
      PictureTile(
        id: $0, archive: "memory", isBelow: false,
        content: .elevation(ElevationGrid(bitmap, plain)), wrap: 0, transform: .identity,
        windows: [])
    }
  }

  @Test(
    "Elevations go on in the neighbours, across the edge of the world too, and stop where none is")
  func borders() throws {
    // On zoom 1 tile 0 is the neighbour of tile 1 on both sides.
    let tiles = [elevations(1, 1, 0, [1, 2, 3, 4]), elevations(1, 0, 0, [5, 6, 7, 8])]
      .compactMap { $0 }
    let own = try #require(TileID(z: 1, x: 1, y: 0))
    let field = try #require(ElevationFields(tiles).elevations(of: own))
    #expect(field.width == 6 && field.height == 6)
    let rows = (0..<6).map { Array(field.values[$0 * 6..<$0 * 6 + 6]) }
    #expect(rows[2] == [5, 6, 1, 2, 5, 6] && rows[3] == [7, 8, 3, 4, 7, 8])
    // Above is no tile: the first row goes on, in the corners the corner.
    #expect(rows[0] == [1, 1, 1, 2, 2, 2] && rows[5] == [3, 3, 3, 4, 4, 4])
  }

  // Horn's method on a plane that rises by one metre a pixel to the east gives 8 times that: 8 · 1 · width ÷ 2^28.2562
  // at zoom 0 would be nothing; at zoom 15, where nothing is exaggerated, a pixel of a tile of 2 is 611.5 m wide.
  @Test("A plane has one slope everywhere")
  func slopes() throws {
    let metres = (0..<36).map { Float($0 % 6) * 611.5 }
    let field = try #require(ScalarField(width: 6, height: 6, channels: 1, values: metres))
    let slopes = try #require(field.slopes(zoom: 15, border: 2))
    #expect(slopes.width == 4 && slopes.height == 4 && slopes.channels == 2)
    for i in 0..<16 {
      // One, on a scale of 256 steps from −4 to 4, and none.
      #expect(abs(slopes.values[2 * i] - 1) < 4.001 / 255)
      #expect(abs(slopes.values[2 * i + 1]) < 4.001 / 255)
    }
  }

  @Test("A point of weight w has the density w ÷ √2π, and a hundredth of it three radii on")
  func density() throws {
    let frame = frame(Size(width: 400, height: 40))
    var density = try #require(HeatmapDensity(frame: frame))
    let kernel = try #require(HeatmapKernel(radius: 100, weight: 2))
    density.add(kernel, at: Point(x: 2, y: 2))
    let field = try #require(density.field)
    #expect(field.width == 100 && field.height == 10)
    #expect(abs(Double(field.values[0]) - 2 * 0.398_942_28) < 1e-5)
    // 25 cells of 4 points are one radius: e^(−9/2) is 0.011109.
    #expect(abs(Double(field.values[25]) - 2 * 0.398_942_28 * 0.011_109) < 1e-5)
  }

  @Test("What has no weight, no width or no number is no kernel", arguments: [0, -1, .nan, 1e-9])
  func noKernel(weight: Double) {
    #expect(HeatmapKernel(radius: 30, weight: weight) == nil)
    #expect(HeatmapKernel(radius: weight.isNaN ? .nan : min(weight, 0), weight: 1) == nil)
  }

  private static let picture = Bitmap(width: 8, height: 8)

  /// Where the unit square's points lie on the picture.
  private func places(
    _ corners: [(Double, Double)], _ unit: [Point], in frame: PictureFrame
  ) -> [Point?] {
    let pieces = ImagePlacement(
      Self.picture, corners: corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
    ).pieces(in: frame)
    return unit.map { point in pieces.first?.transform(point) }
  }

  @Test("The corners of an image source lie where they are stated")
  func corners() throws {
    let frame = frame(Size(width: 512, height: 512), zoom: 2)
    let corners = [(-20.0, 20.0), (25, 15), (30, -20), (-40, -10)]
    let unit = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1)]
    for (found, corner) in zip(places(corners, unit, in: frame), corners) {
      let place = try #require(found)
      let expected =
        frame.viewport.point(Coordinate(longitude: corner.0, latitude: corner.1))
        + frame.viewport.alignment
      #expect((place - expected).length < 1e-6)
    }
  }

  // The diagonals of a plane seen in perspective cross in the middle of what is on it.
  @Test("A trapezoid is seen in perspective: its middle lies where its diagonals cross")
  func perspective() throws {
    let frame = frame(Size(width: 512, height: 512), zoom: 2)
    let corners = [(-10.0, 10.0), (10, 10), (20, -10), (-20, -10)]
    let found = try #require(places(corners, [Point(x: 0.5, y: 0.5)], in: frame)[0])
    let at = corners.map { frame.viewport.point(Coordinate(longitude: $0.0, latitude: $0.1)) }
    // From the upper left corner a third of the way to the lower right, for the sides are as one to two.
    let expected = at[0] + (at[2] - at[0]) * (1 / 3) + frame.viewport.alignment
    #expect((found - expected).length < 1e-6)
  }

  @Test(
    "Corners that are no perspective are stretched between, without gaps, and none of them crash")
  func stretched() {
    let frame = frame(Size(width: 512, height: 512), zoom: 2)
    for corners in [
      [(-20.0, 20.0), (20, 20), (-15, 15), (-20, -20)], [(0, 0), (0, 0), (0, 0), (0, 0)],
      [(-10, 10), (10, -10), (10, 10), (-10, -10)], [(0, 0), (1, 0), (2, 0), (3, 0)],
    ] {
      let pieces = ImagePlacement(
        Self.picture, corners: corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
      ).pieces(in: frame)
      let area = pieces.flatMap(\.outlines).map { outline in
        outline.indices.map { i -> Double in
          let (a, b) = (outline[i], outline[(i + 1) % outline.count])
          return a.x * b.y - b.x * a.y
        }.reduce(0, +) / 2
      }.reduce(0, +)
      #expect(pieces.isEmpty || abs(area - 1) < 1e-9 || corners[0] == corners[1] || area < 1)
    }
    #expect(ImagePlacement(Self.picture, corners: []).pieces(in: frame).isEmpty)
  }

  @Test("An image source is drawn on each copy of the world that shows")
  func copies() {
    let frame = frame(
      Size(width: 1024, height: 256), Coordinate(longitude: 180, latitude: 0), zoom: 0)
    let corners = [(-10.0, 10.0), (10, 10), (10, -10), (-10, -10)]
    let pieces = ImagePlacement(
      Self.picture, corners: corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
    ).pieces(in: frame)
    let xs = pieces.compactMap { $0.transform(Point(x: 0.5, y: 0.5))?.x }.sorted()
    #expect(xs.count == 2 && abs(xs[0] - 256) < 1 && abs(xs[1] - 768) < 1)
  }

  @Test(
    "A missing tile is stood in for from ten zooms above, and from no further", arguments: [10, 11])
  func climbing(depth: Int) throws {
    var source = MemoryTiles()
    source.info.zooms = 0...depth
    source.info.format = .png
    let png = try PNGEncoder.encode(Self.picture)
    source.tiles[try #require(TileID(z: 0, x: 0, y: 0))] = png
    let style = try Style(
      json: Array(
        #"{"version":8,"sources":{"s":{"type":"raster"}},"layers":[{"id":"r","type":"raster","source":"s"}]}"#
          .utf8))
    var resources = MapResources()
    resources.sources["s"] = MapSource(.raster(StackedTileSource([source])))
    let renderer = MapRenderer(
      style: style, resources: resources, shaping: BoxShaping(), cache: TileCache())
    let camera = Camera(center: Coordinate(longitude: 1, latitude: 1), zoom: Double(depth))
    let viewport = Viewport(camera: camera, size: Size(width: 64, height: 64))
    let picture = renderer.render(MapRequest(viewport: viewport))
    #expect(picture.list.mosaics.count == (depth == 10 ? 1 : 0))
    #expect(picture.missingTiles.count > 0)
  }

  @Test("Properties of a raster layer reach the picture")
  func properties() throws {
    var resources = MapResources()
    resources.sources["s"] = MapSource(
      .picture(
        Self.picture,
        corners: [(-10.0, 10.0), (10, 10), (10, -10), (-10, -10)].map {
          Coordinate(longitude: $0.0, latitude: $0.1)
        }))
    func mosaic(_ paint: String) throws -> Mosaic? {
      let style = try Style(
        json: Array(
          #"{"version":8,"sources":{"s":{"type":"image"}},"layers":[{"id":"r","type":"raster","source":"s","paint":{\#(paint)}}]}"#
            .utf8))
      let renderer = MapRenderer(
        style: style, resources: resources, shaping: BoxShaping(), cache: TileCache())
      let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 1)
      return renderer.render(
        MapRequest(viewport: Viewport(camera: camera, size: Size(width: 64, height: 64)))
      ).list.mosaics.first
    }
    #expect(try mosaic("")?.shading == .picture(.identity))
    #expect(try mosaic(#""raster-opacity": 0"#) == nil)
    #expect(try mosaic(#""raster-opacity": 0.25"#)?.opacity == 0.25)
    for name in ["resampling", "raster-resampling"] {
      #expect(try mosaic(#""\#(name)": "nearest""#)?.interpolation == .nearest)
    }
    let bright = ColorMatrix.hueRotation(degrees: 0).saturated(0).contrasted(0)
      .brightened(from: 0.2, to: 1)
    #expect(try mosaic(#""raster-brightness-min": 0.2"#)?.shading == .picture(bright))
  }
}
