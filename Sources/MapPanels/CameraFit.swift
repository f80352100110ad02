import Glibc
public import GeoCore

/// Something that must lie whole inside a picture: a place with the box drawn around it.
public struct FitItem: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// What is drawn for it, relative to the place, in points: a pin's box reaches up from its tip.
  public var box: Rect

  /// Makes an item.
  public init(coordinate: Coordinate, box: Rect) {
    self.coordinate = coordinate
    self.box = box
  }
}

/// Finds the camera that shows things whole, as large as possible.
public struct CameraFit: Sendable {
  /// The frame.
  public var size: Size
  /// What is kept free inside the frame.
  public var padding: Insets
  /// The direction that points up, degrees clockwise from north.
  public var bearing: Double = 0
  /// The deepest zoom; default 15.5, where a single café still has its streets around it.
  public var maximumZoom: Double = 15.5

  /// Makes a fit for a frame.
  public init(size: Size, padding: Insets) {
    self.size = size
    self.padding = padding
  }

  /// The camera with the deepest fractional zoom at which all boxes lie inside the padding.
  ///
  /// Places are taken on the copies of the world that make the row of them shortest, so that those on both
  /// sides of the 180th meridian lie together. Where even the least zoom is too deep, that one is taken and the
  /// middle shown. Nothing for no items.
  ///
  /// Boxes that are higher or wider than the room even where all places lie in one point fit at no zoom: then the places
  /// alone count in that direction.
  public func camera(for items: [FitItem]) -> Camera? {
    camera(turned: turned(fitting(items)), keepsToWorld: true)
  }

  private func fitting(_ items: [FitItem]) -> [FitItem] {
    guard let first = items.first?.box else { return items }
    let all = items.dropFirst().reduce(first) { $0.union($1.box) }
    let room = Rect(size).inset(by: padding)
    let (isTooWide, isTooHigh) = (all.width > room.width, all.height > room.height)
    guard isTooWide || isTooHigh else { return items }
    return items.map { item in
      var own = item
      if isTooWide { (own.box.minX, own.box.maxX) = (0, 0) }
      if isTooHigh { (own.box.minY, own.box.maxY) = (0, 0) }
      return own
    }
  }

  private func camera(
    turned placed: [TurnedItem], zoom given: Double? = nil, keepsToWorld: Bool = false
  ) -> Camera? {
    guard !placed.isEmpty else { return nil }
    let room = Rect(size).inset(by: padding)
    let zoom = given ?? deepestZoom(placed, room)
    let world = Camera.worldSizeAtZoomZero * exp2(zoom)
    let box = extent(placed, world)
    // The frame's middle is the camera's centre; the boxes go to the middle of what padding leaves.
    var middle = Point(
      x: (box.center.x - room.center.x + size.width / 2) / world,
      y: (box.center.y - room.center.y + size.height / 2) / world)
    if keepsToWorld, bearing == 0 {
      let slack = max(0, room.height - box.height) / 2 / world
      middle.y = Self.keptToWorld(middle.y, half: size.height / 2 / world, slack: slack)
    }
    let back = AffineTransform.rotation(degrees: bearing)(middle)
    return Camera(
      center: MercatorPoint(x: back.x, y: back.y).coordinate.normalized, zoom: zoom,
      bearing: bearing)
  }

  /// The camera at a zoom over the middle of all boxes, whether they fit or not.
  public func camera(for items: [FitItem], zoom: Double) -> Camera? {
    camera(turned: turned(items), zoom: zoom)
  }

  /// The camera over `center` with the deepest zoom at which all boxes lie inside the padding.
  public func camera(for items: [FitItem], around center: Coordinate) -> Camera {
    let middle = MercatorPoint(center)
    let turn = AffineTransform.rotation(degrees: -bearing)
    let room = Rect(size).inset(by: padding).offset(
      by: Point(x: -size.width / 2, y: -size.height / 2))
    let placed = items.map { item -> TurnedItem in
      let m = MercatorPoint(item.coordinate)
      let x = m.x - middle.x
      return (turn(Point(x: x - x.rounded(), y: m.y - middle.y)), item.box)
    }
    let zoom = deepestZoom { room.contains(extent(placed, $0)) }
    return Camera(center: center, zoom: zoom, bearing: bearing)
  }

  // Beyond the poles there is nothing to see: the frame moves towards the world as far as the boxes have room.
  private static func keptToWorld(_ y: Double, half: Double, slack: Double) -> Double {
    let wanted = half <= 0.5 ? min(max(y, half), 1 - half) : 0.5
    return min(max(wanted, y - slack), y + slack)
  }

  /// The camera that shows exactly a box of degrees, as large as the frame less its padding allows.
  public func camera(for bounds: GeoBounds) -> Camera? {
    let east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
    let corners = [
      (bounds.west, bounds.north), (east, bounds.north), (bounds.west, bounds.south),
      (east, bounds.south),
    ]
    let turn = AffineTransform.rotation(degrees: -bearing)
    var fit = self
    fit.maximumZoom = Camera.zoomRange.upperBound
    return fit.camera(
      turned: corners.map { longitude, latitude in
        let m = MercatorPoint(Coordinate(longitude: longitude, latitude: latitude))
        return (turn(Point(x: m.x, y: m.y)), Rect(x: 0, y: 0, width: 0, height: 0))
      })
  }

  private typealias TurnedItem = (position: Point, box: Rect)

  private func turned(_ items: [FitItem]) -> [TurnedItem] {
    let positions = items.map { MercatorPoint($0.coordinate) }
    let start = Self.westernmost(positions.map(\.x))
    let turn = AffineTransform.rotation(degrees: -bearing)
    return zip(items, positions).map { item, m in
      let x = m.x - (m.x - start).rounded(.down)
      return (turn(Point(x: x, y: m.y)), item.box)
    }
  }

  /// Where the shortest stretch that holds all positions begins: behind the widest gap.
  static func westernmost(_ xs: [Double]) -> Double {
    let sorted = xs.map { $0 - $0.rounded(.down) }.sorted()
    guard let first = sorted.first, let last = sorted.last else { return 0 }
    var widest = first + 1 - last
    var start = first
    for (a, b) in zip(sorted, sorted.dropFirst()) where b - a > widest {
      widest = b - a
      start = b
    }
    return start
  }

  private func extent(_ items: [TurnedItem], _ world: Double) -> Rect {
    var box = Rect(
      minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for item in items {
      box = box.union(item.box.offset(by: item.position * world))
    }
    return box
  }

  private func deepestZoom(_ items: [TurnedItem], _ room: Rect) -> Double {
    deepestZoom { world in
      let box = extent(items, world)
      return box.width <= room.width && box.height <= room.height
    }
  }

  private func deepestZoom(_ fitsWorld: (Double) -> Bool) -> Double {
    func fits(_ zoom: Double) -> Bool { fitsWorld(Camera.worldSizeAtZoomZero * exp2(zoom)) }
    var low = Camera.zoomRange.lowerBound
    var high = min(maximumZoom, Camera.zoomRange.upperBound)
    if fits(high) { return high }
    // 26 halvings of at most 26 zooms leave less than a millionth of one.
    for _ in 0..<26 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
