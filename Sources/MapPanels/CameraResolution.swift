import Places
import GeoCore
import PanelLayout

extension MapPanel {
  /// The camera for pins of the given looks.
  func camera(for looks: [PinLook], in context: PanelContext) -> Camera {
    var fit = CameraFit(size: context.size, padding: padding(in: context.size))
    fit.bearing = bearing
    func fitted() -> Camera { fit.camera(for: items(looks, in: context)) ?? fallen(fit) }
    switch camera {
    case .fitPlaces: return fitted()
    case .center(let center, let zoom):
      return Camera(center: center, zoom: zoom ?? fitted().zoom, bearing: bearing)
    case .zoom(let zoom):
      return Camera(center: fitted().center, zoom: zoom, bearing: bearing)
    case .bounds(let bounds):
      fit.padding = .zero
      return fit.camera(for: bounds) ?? fitted()
    }
  }

  private func items(_ looks: [PinLook], in context: PanelContext) -> [FitItem] {
    looks.map { look in
      var box = look.box
      if names == .beside, !look.isOther, let place = PinLabel(look, in: context)?.places.first {
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
    case .world: return fit.camera(for: CameraFallback.continents) ?? Self.nullIsland
    }
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
