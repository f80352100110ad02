import Drawing
import GeoCore
import GlyphPacks
import Imaging
import MapRendering
import MapStyle
import Painting
import StyleResources
import Typesetting

/// What all cases are drawn with.
struct RenderSuiteDrawing: Sendable {
  let assets: RenderSuiteAssets
  let fonts: FontLibrary
  let painter = Painter()

  /// Draws what is left of a case once its operations have been applied.
  ///
  /// - Throws: where its operations cannot be applied or there is no style.
  func draw(_ item: RenderSuiteCase) throws(RenderSuiteError) -> Bitmap {
    var stage = RenderSuiteStage(
      style: item.style, pixelRatio: item.settings.pixelRatio, assets: assets)
    try stage.apply(item.settings.operations)
    let picture = try render(stage, item.settings)
    // The frame's size may be a fraction of a pixel more than the picture's.
    let ratio = stage.pixelRatio
    var list = picture.list
    list.size = Size(
      width: (item.settings.reportWidth ?? item.settings.width * ratio).rounded(.down) / ratio,
      height: (item.settings.reportHeight ?? item.settings.height * ratio).rounded(.down) / ratio)
    do throws(PaintingError) {
      return try painter.bitmap(list, scale: ratio)
    } catch {
      throw .painting("\(error)")
    }
  }

  private func render(
    _ stage: RenderSuiteStage, _ settings: RenderSuiteSettings
  ) throws(RenderSuiteError) -> MapPicture {
    let style: Style
    do throws(StyleError) {
      style = try Style(stage.style)
    } catch {
      throw .style("\(error)")
    }
    let opening = StyleOpening(locator: assets, pixelRatio: stage.pixelRatio)
    var resources = opening.open(style)
    for (name, image) in stage.images { resources.images.add(image, named: name) }
    let renderer = MapRenderer(
      style: style, resources: resources,
      shaping: opening.glyphs(of: style).map { GlyphPacks($0) } ?? fonts, cache: TileCache())
    var request = MapRequest(viewport: viewport(stage.camera, settings))
    request.scale = stage.pixelRatio
    request.states = stage.states
    request.cutsSymbols = true
    request.drawsByTiles = true
    request.sourcesCollide = settings.sourcesCollide
    return renderer.render(request)
  }

  private func viewport(
    _ camera: RenderSuiteCamera, _ settings: RenderSuiteSettings
  ) -> Viewport {
    let size = Size(width: settings.width, height: settings.height)
    let wanted = Camera(center: camera.center, zoom: camera.zoom, bearing: camera.bearing)
    return Viewport(
      camera: wanted.heldToWorld(over: size), size: size, padding: camera.padding)
  }
}
