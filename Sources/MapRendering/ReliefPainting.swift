import Colorimetry
import Drawing
import GeoCore
import Glibc
import MapStyle

extension LayerPainter {
  /// Draws a hillshade layer.
  mutating func draw(_ hillshade: HillshadeLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let fields = ElevationFields(tiles)
    let pieces = tiles.compactMap { tile -> Mosaic.Piece? in
      let slopes = fields.elevations(of: tile.id)?
        .slopes(zoom: tile.id.z, border: ElevationFields.border)
      guard let slopes else { return nil }
      var piece = Mosaic.Piece(.field(slopes), tile, frame)
      piece.border = ElevationFields.border - 1
      piece.latitudes = tile.id.latitudes
      return piece
    }
    var mosaic = Mosaic(pieces, .relief(shading(hillshade)))
    mosaic.interpolation = hillshade.resampling.value(context).interpolation
    list.paint(mosaic)
  }

  private func shading(_ hillshade: HillshadeLayer) -> ReliefShading {
    let directions = hillshade.illuminationDirection.value(context)
    let altitudes = hillshade.illuminationAltitude.value(context)
    let shadows = hillshade.shadowColor.value(context)
    let highlights = hillshade.highlightColor.value(context)
    // The shortest lists are filled up with their last member, as in MapLibre.
    let count = max(directions.count, altitudes.count, shadows.count, highlights.count)
    let anchor = hillshade.illuminationAnchor.value(context)
    let turn = anchor == .viewport ? frame.viewport.camera.bearing : 0
    func at<T>(_ list: [T], _ index: Int, _ none: T) -> T {
      index < list.count ? list[index] : list.last ?? none
    }
    let lights = (0..<count).map { index in
      ReliefShading.Light(
        azimuth: (at(directions, index, 335) + turn) * .pi / 180,
        altitude: at(altitudes, index, 45) * .pi / 180,
        shadow: at(shadows, index, .black), highlight: at(highlights, index, .white))
    }
    return ReliefShading(
      hillshade.method.value(context).shading, lights: lights,
      accent: hillshade.accentColor.value(context),
      exaggeration: hillshade.exaggeration.value(context))
  }

  /// Draws a color-relief layer.
  mutating func draw(_ relief: ColorReliefLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    guard relief.color.isDefined else { return }
    let stops = relief.color.stops
    guard !stops.isEmpty else {
      return note(
        .style, "layer '\(layer.id)': color-relief-color is no interpolation; nothing is drawn")
    }
    let fields = ElevationFields(tiles)
    let pieces = tiles.compactMap { tile -> Mosaic.Piece? in
      guard let metres = fields.elevations(of: tile.id) else { return nil }
      var piece = Mosaic.Piece(.field(metres), tile, frame)
      piece.border = ElevationFields.border
      return piece
    }
    var context = context
    let colors = stops.map { stop in
      context.elevation = stop
      return relief.color.value(context) ?? .transparent
    }
    var mosaic = Mosaic(pieces, .ramp(ColorRamp(positions: stops, colors: colors)))
    mosaic.opacity = relief.opacity.value(context)
    mosaic.interpolation = relief.resampling.value(context).interpolation
    list.paint(mosaic)
  }
}

extension TileID {
  /// The latitudes of its edges.
  fileprivate var latitudes: Mosaic.Latitudes {
    let bounds = bounds
    return Mosaic.Latitudes(
      north: MercatorPoint(x: 0, y: bounds.minY).coordinate.latitude,
      south: MercatorPoint(x: 0, y: bounds.maxY).coordinate.latitude)
  }
}

extension Resampling {
  fileprivate var interpolation: DisplayList.Interpolation {
    self == .nearest ? .nearest : .linear
  }
}

extension HillshadeMethod {
  fileprivate var shading: ReliefShading.Method {
    switch self {
    case .standard: .standard
    case .basic: .basic
    case .combined: .combined
    case .igor: .igor
    case .multidirectional: .multidirectional
    }
  }
}
