import GeoCore
import Places

/// Where pins stand once those that would hide each other have been dealt with.
struct PinStands {
  /// Where one pin stands.
  enum Stand: Hashable {
    /// At its place.
    case atPlace
    /// Its head's middle lies here, and a line leads to its place.
    case lifted(Point)
    /// In a badge, by its number among the clusters.
    case gathered(Int)
  }

  /// A badge that stands for several pins.
  struct Cluster: Hashable {
    /// The pins, ascending.
    var members: [Int]
    /// The middle of the badge.
    var center: Point
  }

  /// By the number of the pin.
  var stands: [Stand]
  /// The badges.
  var clusters: [Cluster] = []

  /// All at their places.
  init(count: Int) {
    stands = Array(repeating: .atPlace, count: count)
  }

  /// Makes a badge of pins.
  mutating func gather(_ members: [Int], at center: Point) {
    for member in members { stands[member] = .gathered(clusters.count) }
    clusters.append(Cluster(members: members.sorted(), center: center))
  }
}

/// A pin as far as crowding goes.
struct CrowdedPin {
  /// Where its place lies.
  let tip: Point
  /// Head and heart about the place, standing there and lifted (then about the head's middle).
  let head: Rect
  let heart: Rect
  let liftedHead: Rect
  let liftedHeart: Rect
  /// Whether it stands out: it keeps its place and is never gathered.
  let isSelected: Bool
}

extension CrowdedPin {
  init(_ look: PinLook, at tip: Point) {
    self.tip = tip
    head = look.head.offset(by: tip)
    heart = look.heart.offset(by: tip)
    let lifted = look.lifted
    let middle = lifted.head.center
    let back = Point(x: -middle.x, y: -middle.y)
    liftedHead = lifted.head.offset(by: back)
    liftedHeart = lifted.heart.offset(by: back)
    isSelected = look.entry.isSelected
  }

  /// Half the height of the head.
  var radius: Double { liftedHead.height / 2 }
}
