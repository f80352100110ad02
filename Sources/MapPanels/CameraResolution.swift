import Glibc
import Places
import GeoCore
import MapRendering
import PanelLayout

extension MapPanel {
  /// The camera for pins of the given looks.
  func camera(for looks: [PinLook], in context: PanelContext) -> Camera {
    let bare = looks.map {
      FitItem(coordinate: $0.entry.place.coordinate, box: $0.box)
    }
    let alone = camera(for: bare, in: context)
    guard names == .beside else { return alone }
    let named = camera(for: namedItems(looks, in: context), in: context)
    // Names that fit nowhere do not count, and do not make room either.
    return (0...Self.mostZoomForNames).contains(alone.zoom - named.zoom) ? named : alone
  }

  /// Names that would make the map smaller than this many zooms, to 7/10 of its extent, find other sides or are left out
  /// instead.
  private static let mostZoomForNames = 0.5

  /// The camera for what must lie whole inside the picture beside the shapes.
  func camera(for places: [FitItem], in context: PanelContext) -> Camera {
    let items = places + shapes.flatMap(\.points).map { FitItem(coordinate: $0, box: Rect(.zero)) }
    var fit = CameraFit(size: context.size, padding: padding(in: context.size))
    fit.bearing = bearing
    if shapes.isEmpty, let only = Self.onlyPlace(of: places) {
      fit.maximumZoom = min(fit.maximumZoom, Double(renderer.deepestZoom(at: only)) + 1.5)
    }
    func fitted() -> Camera { fit.camera(for: items) ?? fallen(fit) }
    switch camera {
    case .fitPlaces: return fitted()
    case .center(let center, let zoom?):
      return Camera(center: center, zoom: zoom, bearing: bearing)
    case .center(let center, nil):
      return fit.camera(for: items, around: center)
    case .zoom(let zoom):
      return fit.camera(for: items, zoom: zoom)
        ?? Camera(center: fallen(fit).center, zoom: zoom, bearing: bearing)
    case .bounds(let bounds):
      fit.padding = .zero
      return fit.camera(for: bounds) ?? fitted()
    }
  }

  // Places apart set the zoom; about one alone the map must have something to show.
  private static func onlyPlace(of places: [FitItem]) -> Coordinate? {
    guard let first = places.first?.coordinate else { return nil }
    return places.allSatisfy { $0.coordinate == first } ? first : nil
  }

  private func namedItems(_ looks: [PinLook], in context: PanelContext) -> [FitItem] {
    looks.map { look in
      var box = look.box
      if !look.isOther, !look.bearsName, let label = PinLabel(look, in: context),
        let place = PinLabelPlaces(label: label, look: look).beside.first
      {
        box = box.union(place)
      }
      return FitItem(coordinate: look.entry.place.coordinate, box: box)
    }
  }

  private func fallen(_ fit: CameraFit) -> Camera {
    var fit = fit
    fit.padding = .zero
    switch fallback {
    case .camera(let camera): return camera
    case .bounds(let bounds): return fit.camera(for: bounds) ?? Self.nullIsland
    case .world: return world(fit)
    }
  }

  // In a tall frame the world is as high as the frame rather than as wide, so that no pole shows its end.
  private func world(_ fit: CameraFit) -> Camera {
    var camera = fit.camera(for: CameraFallback.continents) ?? Self.nullIsland
    camera.zoom = max(camera.zoom, log2(fit.size.height / Camera.worldSizeAtZoomZero))
    let half = fit.size.height / 2 / (Camera.worldSizeAtZoomZero * exp2(camera.zoom))
    var middle = MercatorPoint(camera.center)
    middle.y = min(max(middle.y, half), 1 - half)
    camera.center = middle.coordinate
    return camera
  }

  private static let nullIsland = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 0)

  // Both sides together leave half of the frame: the map is about what is between them.
  private func padding(in size: Size) -> Insets {
    func share(_ a: Double, _ b: Double, _ extent: Double) -> Double {
      a + b > extent / 2 ? extent / 2 / (a + b) : 1
    }
    let across = share(padding.left, padding.right, size.width)
    let down = share(padding.top, padding.bottom, size.height)
    return Insets(
      top: padding.top * down, right: padding.right * across, bottom: padding.bottom * down,
      left: padding.left * across)
  }
}
