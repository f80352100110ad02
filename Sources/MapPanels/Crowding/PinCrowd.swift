import GeoCore

/// The pins of a frame, to be kept from hiding each other.
struct PinCrowd {
  let pins: [CrowdedPin]
  let frame: Rect
  /// The pins that matter, first those that may least be hidden.
  let order: [Int]
  let options: PinOptions

  /// Where the pins stand under a rule.
  ///
  /// - Parameter badge: The radius of a badge for a count, in points.
  func stands(_ rule: PinCrowding, badge: (Int) -> Double) -> PinStands {
    switch rule {
    case .automatic: return spread(badge)
    case .spread: return PinSpreading(pins, in: frame, order: order).stands
    case .cluster: return clustered(badge)
    case .spider: return opened(badge)
    case .overlap, .dots: return PinStands(count: pins.count)
    }
  }

  /// The share of pins that may find no room; with more of them numbers cannot be read, and badges say more.
  static let hiddenShare = 0.1

  private func spread(_ badge: (Int) -> Double) -> PinStands {
    let spreading = PinSpreading(pins, in: frame, order: order)
    let isTooTight = Double(spreading.hiddenCount) > Double(order.count) * Self.hiddenShare + 1
    return isTooTight ? clustered(badge) : spreading.stands
  }

  private func clusters(_ radius: Double, _ badge: (Int) -> Double) -> [PinStands.Cluster] {
    let gathered = order.filter { !pins[$0].isSelected }
    return PinClusters(pins, order: gathered, radius: radius, badge: badge).clusters
  }

  private func clustered(_ badge: (Int) -> Double) -> PinStands {
    var stands = PinStands(count: pins.count)
    for cluster in clusters(options.clusterRadius, badge) {
      stands.gather(cluster.members, at: cluster.center)
    }
    return stands
  }

  /// Clusters no larger than legs can be followed are opened where there is room for that.
  private func opened(_ badge: (Int) -> Double) -> PinStands {
    let clusters = clusters(options.clusterRadius, badge)
    var gathered = Set<Int>()
    for cluster in clusters { gathered.formUnion(cluster.members) }
    var spreading = PinSpreading(pins, in: frame, fixed: order.filter { !gathered.contains($0) })
    var ranks = [Int: Int]()
    for (rank, pin) in order.enumerated() { ranks[pin] = rank }
    for cluster in clusters {
      let ranked = cluster.members.sorted { ranks[$0, default: 0] < ranks[$1, default: 0] }
      let members = PinFan.clockwise(ranked, around: cluster.center) { pins[$0].tip }
      guard cluster.members.count <= PinFan.maximumCount,
        spreading.fan(members, around: cluster.center)
      else {
        spreading.gather(cluster)
        continue
      }
    }
    return spreading.stands
  }
}
