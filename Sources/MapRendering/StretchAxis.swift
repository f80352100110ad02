/// One direction of a picture that may be stretched: which of its pixels grow, and which keep their size.
///
/// The arithmetic is that of MapLibre's icon quads: stretches share what the box has beyond its fixed pixels, so that
/// the picture's content fills the box.
struct StretchAxis {
  /// The picture's length, in pixels.
  let length: Double
  /// What grows, in pixels, in order.
  let stretches: [ClosedRange<Double>]
  /// What of the picture fills the box, in pixels; nothing for all of it.
  let content: ClosedRange<Double>?
  /// Pixels per point.
  let pixelRatio: Double
  /// Whether the picture is cut where stretches begin and end.
  let isCut: Bool

  /// A place in the picture, in pixels, and where it lies about the anchor, in points.
  typealias Cut = (source: Double, target: Double)

  // A place by how many fixed and growing pixels lie before it.
  private struct Place {
    var fixed: Double
    var stretch: Double
  }

  /// Atlases keep a transparent pixel around pictures, so that their edges fade.
  private static let border = 1.0

  /// Whether anything can grow.
  var grows: Bool { grown(in: content ?? 0...length) > 0 }

  /// Where the picture's parts begin and end in a box, from first to last.
  func cuts(over box: ClosedRange<Double>, _ size: Double) -> [Cut] {
    let stretched = grown(in: 0...length)
    let span = content ?? 0...length
    let before = content == nil ? 0 : grown(in: 0...max(0, span.lowerBound))
    let within = content == nil ? stretched : grown(in: span)
    guard within > 0, stretched > 0, pixelRatio > 0 else { return [] }
    let fixedBefore = content == nil ? 0 : span.lowerBound - before
    let fixedWithin = (content == nil ? length : span.upperBound - span.lowerBound) - within
    let side = box.upperBound - box.lowerBound
    // Fixed pixels are never made smaller: where the box is too small for them the stretches are not drawn.
    let least = side > 0 ? fixedWithin / pixelRatio / side : 0
    return places.map { place in
      let share = (place.stretch - before) / within * side + box.lowerBound
      let fixed = place.fixed - fixedBefore - fixedWithin * place.stretch / stretched
      return (place.fixed + place.stretch, share * max(least, size) + fixed / pixelRatio)
    }
  }

  private var places: [Place] {
    guard isCut else {
      return [
        Place(fixed: 0, stretch: -Self.border), Place(fixed: 0, stretch: length + Self.border),
      ]
    }
    var places = [Place(fixed: -Self.border, stretch: 0)]
    var stretched = 0.0
    for stretch in stretches {
      let fixed = stretch.lowerBound - stretched
      places.append(Place(fixed: fixed, stretch: stretched))
      stretched += stretch.upperBound - stretch.lowerBound
      places.append(Place(fixed: fixed, stretch: stretched))
    }
    places.append(Place(fixed: length - stretched + Self.border, stretch: stretched))
    return places
  }

  /// How many growing pixels lie in a range.
  private func grown(in range: ClosedRange<Double>) -> Double {
    stretches.reduce(0) { sum, stretch in
      sum + stretch.upperBound.clamped(to: range) - stretch.lowerBound.clamped(to: range)
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
