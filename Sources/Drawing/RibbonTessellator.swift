public import GeoCore

/// Turns the paths of ribbons into strips of triangles, as MapLibre shapes its lines (`line_bucket`).
///
/// Each vertex but the first two makes a triangle with the last one on its own side and the last one on the other.
public struct RibbonTessellator {
  /// The strip built last.
  public private(set) var vertices: [RibbonVertex] = []
  private let ribbon: Ribbon
  private var line: [Point] = []
  private var distance = 0.0
  private var length = 0.0
  /// What is read from the ribbon once.
  private let unit: Double

  /// The steps that normals are rounded to, in parts of a half width.
  private static let steps = 63.0
  /// The units after which distances begin anew.
  private static let distanceLimit = 16_384.0
  /// What a whole line measures in units where distances are shares.
  private static let wholeLine = 32_767.0
  /// How finely distances are told apart, in units.
  private static let distanceStep = 2.0

  /// Prepares for ribbons of one kind.
  public init(_ ribbon: Ribbon) {
    self.ribbon = ribbon
    unit = ribbon.unit > 0 && ribbon.unit.isFinite ? ribbon.unit : 1
  }

  /// Builds the strip of a contour; an empty one where it has too few different points.
  public mutating func tessellate(_ run: Span<Point>, isClosed: Bool) {
    vertices.removeAll(keepingCapacity: true)
    load(run, isClosed)
    guard line.count > (isClosed ? 2 : 1) else { return }
    distance = 0
    length = 0
    for i in line.indices.dropFirst() { length += (line[i] - line[i - 1]).length }
    guard length.isFinite else { return }
    walk(isClosed)
  }

  /// The points without those that follow one at the same place; a closed contour ends where it began.
  private mutating func load(_ run: Span<Point>, _ isClosed: Bool) {
    line.removeAll(keepingCapacity: true)
    for i in run.indices where line.last != run[i] { line.append(run[i]) }
    if isClosed, let first = line.first, line.last != first { line.append(first) }
  }

  private mutating func walk(_ isClosed: Bool) {
    let last = line.count - 1
    var from: Point? = isClosed ? line[last - 1] : nil
    var before = from.map { Self.normal($0, line[0]) }
    for i in 0...last {
      let here = line[i]
      let next = i < last ? line[i + 1] : (isClosed ? line[1] : nil)
      let after = next.map { Self.normal(here, $0) } ?? before ?? .zero
      let turn = RibbonTurn(before ?? after, after)
      let splits = turnReach > 0 && from != nil && next != nil && turn.isSharp
      if splits, i > 0, let start = from { from = split(start, before: here, turn) }
      if let start = from { distance += (here - start).length }
      if from != nil, next != nil {
        join(here, turn)
      } else {
        end(here, turn, from, next, isClosed)
      }
      from = here
      if splits, i < last, let next { from = split(here, after: next, turn) }
      before = after
    }
  }

  private static func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    let length = d.length
    return Point(x: -d.y / length, y: d.x / length)
  }
}

// Points near sharp turns: between them and the turn, what lies along the line may slant.
extension RibbonTessellator {
  private var turnReach: Double { ribbon.turnReach * unit }

  private mutating func split(_ start: Point, before here: Point, _ turn: RibbonTurn) -> Point {
    let way = here - start
    guard way.length > 2 * turnReach else { return start }
    let point = here - way * (turnReach / way.length)
    distance += (point - start).length
    add(point, turn.before)
    return point
  }

  private mutating func split(_ here: Point, after next: Point, _ turn: RibbonTurn) -> Point {
    let way = next - here
    guard way.length > 2 * turnReach else { return here }
    let point = here + way * (turnReach / way.length)
    distance += (point - here).length
    add(point, turn.after)
    return point
  }
}

// Joins and caps.
extension RibbonTessellator {
  private mutating func join(_ p: Point, _ turn: RibbonTurn) {
    switch turn.join(ribbon) {
    case .miter: add(p, turn.bisector * turn.miter)
    case .flippedBevel:
      add(p, turn.flipped)
      add(p, turn.flipped * -1)
    case .bevel: bevel(p, turn, [])
    case .fan: bevel(p, turn, turn.fan)
    case .round:
      add(p, turn.before)
      add(p, turn.before, shift: 1, isRound: true)
      add(p, turn.after, shift: -1, isRound: true)
      add(p, turn.after)
    }
  }

  private mutating func bevel(_ p: Point, _ turn: RibbonTurn, _ fan: [Point]) {
    let (left, right) = turn.turnsLeft ? (turn.slant, 0) : (0, turn.slant)
    add(p, turn.before, left, right)
    for normal in fan {
      addHalf(p, normal, isRound: false, isRight: turn.turnsLeft, direction: 0)
    }
    add(p, turn.after, -left, -right)
  }

  private mutating func end(
    _ p: Point, _ turn: RibbonTurn, _ from: Point?, _ next: Point?, _ isClosed: Bool
  ) {
    let isStart = from == nil
    switch isClosed ? .butt : ribbon.cap {
    case .butt: add(p, turn.bisector)
    case .square: add(p, turn.bisector, shift: isStart ? -1 : 1, isRound: false)
    case .round:
      if !isStart {
        add(p, turn.before)
        add(p, turn.before, shift: 1, isRound: true)
      }
      if next != nil {
        add(p, turn.after, shift: -1, isRound: true)
        add(p, turn.after)
      }
    }
  }
}

// Vertices.
extension RibbonTessellator {
  private mutating func add(_ p: Point, _ normal: Point, shift: Double, isRound: Bool) {
    add(p, normal, shift, shift, isRound: isRound)
  }

  /// Adds a vertex on both sides, each moved along the line by so many half widths.
  private mutating func add(
    _ p: Point, _ normal: Point, _ left: Double = 0, _ right: Double = 0, isRound: Bool = false
  ) {
    let along = Point(x: normal.y, y: -normal.x)
    addHalf(p, normal + along * left, isRound: isRound, isRight: false, direction: left)
    addHalf(p, normal * -1 + along * right, isRound: isRound, isRight: true, direction: -right)
    guard ribbon.share == nil, distance > Self.distanceLimit * unit else { return }
    distance = 0
    add(p, normal, left, right, isRound: isRound)
  }

  private mutating func addHalf(
    _ p: Point, _ extrude: Point, isRound: Bool, isRight: Bool, direction: Double
  ) {
    let held = Point(x: Self.rounded(extrude.x), y: Self.rounded(extrude.y))
    vertices.append(
      RibbonVertex(
        position: p, extrude: held,
        lateral: Self.lateral(held, isRight: isRight, direction: direction), isRound: isRound,
        isRight: isRight, distance: heldDistance, progress: distance / length))
  }

  /// Half an extrude is turned back where it is slanted (`line.vertex`: the offset's matrix).
  private static func lateral(_ extrude: Point, isRight: Bool, direction: Double) -> Point {
    let u = direction == 0 ? 0 : direction < 0 ? -0.5 : 0.5
    let t = 1 - abs(u)
    let side = isRight ? -1.0 : 1.0
    return Point(x: extrude.x * t - extrude.y * u, y: extrude.x * u + extrude.y * t) * side
  }

  private static func rounded(_ x: Double) -> Double {
    (x * steps + 0.5).rounded(.down) / steps
  }

  private var heldDistance: Double {
    var units = distance / unit
    if let share = ribbon.share {
      units = (share.start + (share.end - share.start) * distance / length) * Self.wholeLine
    }
    return (units / Self.distanceStep).rounded(.down) * Self.distanceStep * unit
  }
}
