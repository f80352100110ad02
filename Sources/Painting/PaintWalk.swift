import Colorimetry
import Drawing
import GeoCore

/// What a display list is painted on.
///
/// The walk has checked all indices and slices, and that groups nest.
protocol PaintCanvas {
  mutating func fill(_ slice: PathSlice, _ rule: FillRule, _ paint: DisplayList.Paint)
    throws(PaintingError)
  mutating func area(_ slice: PathSlice, _ edge: AreaEdge, _ paint: DisplayList.Paint)
    throws(PaintingError)
  mutating func disc(_ disc: Disc) throws(PaintingError)
  mutating func stroke(_ slice: PathSlice, _ stroke: Stroke, _ paint: DisplayList.Paint)
    throws(PaintingError)
  mutating func ribbon(_ slice: PathSlice, _ ribbon: Ribbon) throws(PaintingError)
  mutating func glyphs(_ range: Range<Int>, _ paint: GlyphPaint) throws(PaintingError)
  mutating func image(
    _ index: Int, _ rect: Rect, _ opacity: Double, _ interpolation: DisplayList.Interpolation
  ) throws(PaintingError)
  mutating func stamp(_ index: Int, _ stamp: ImageStamp) throws(PaintingError)
  mutating func shadow(_ slice: PathSlice, _ blur: Double, _ color: Color) throws(PaintingError)
  mutating func mosaic(_ index: Int) throws(PaintingError)
  mutating func begin(_ group: DisplayList.Group) throws(PaintingError)
  /// Paints the commands of `part`, which are what is between begin and end of a group seen in perspective.
  mutating func project(
    _ group: DisplayList.Group, _ projection: Projection, part: Range<Int>
  ) throws(PaintingError)
  mutating func end() throws(PaintingError)
}

/// The way through a display list.
struct PaintWalk {
  /// Groups within groups: panels nest a few deep; each costs memory while it is open.
  static let maxDepth = 256

  private let list: DisplayList
  private var depth = 0

  /// Gives the commands of `list` to `canvas` in order.
  static func run(_ list: DisplayList, on canvas: inout some PaintCanvas) throws(PaintingError) {
    var walk = PaintWalk(list: list)
    for index in list.commands.indices { try walk.check(index) }
    guard walk.depth == 0 else { throw .unbalancedGroup(command: list.commands.count) }
    try run(list, list.commands.indices, on: &canvas)
  }

  /// Gives a part of a list that has been checked to `canvas`.
  static func run(
    _ list: DisplayList, _ part: Range<Int>, on canvas: inout some PaintCanvas
  ) throws(PaintingError) {
    var index = part.lowerBound
    while index < part.upperBound {
      if case .begin(let group) = list.commands[index], let projection = group.projection {
        let end = list.end(of: index)
        try canvas.project(group, projection, part: index + 1..<end)
        index = end
      } else {
        try step(list.commands[index], of: list, on: &canvas)
      }
      index += 1
    }
  }

  private static func step(
    _ command: DisplayList.Command, of list: DisplayList, on canvas: inout some PaintCanvas
  ) throws(PaintingError) {
    switch command {
    case .fill(let slice, let rule, let paint): try canvas.fill(slice, rule, paint)
    case .area(let slice, let edge, let paint): try canvas.area(slice, edge, paint)
    case .disc(let disc): try canvas.disc(disc)
    case .stroke(let slice, let stroke, let paint): try canvas.stroke(slice, stroke, paint)
    case .ribbon(let slice, let style): try canvas.ribbon(slice, list.ribbons[style])
    case .glyphs(let range, let paint): try canvas.glyphs(range, paint)
    case .image(let index, let rect, let opacity, let interpolation):
      try canvas.image(index, rect, opacity, interpolation)
    case .stamp(let index, let stamp): try canvas.stamp(index, stamp)
    case .shadow(let slice, let blur, let color): try canvas.shadow(slice, blur, color)
    case .mosaic(let index): try canvas.mosaic(index)
    case .begin(let group): try canvas.begin(group)
    case .end: try canvas.end()
    }
  }

  private mutating func check(_ index: Int) throws(PaintingError) {
    let isWhole =
      switch list.commands[index] {
      case .fill(let slice, _, let paint): isWhole(slice) && isWhole(paint)
      case .area(let slice, _, let paint): isWhole(slice) && isWhole(paint)
      case .disc: true
      case .stroke(let slice, _, let paint): isWhole(slice) && isWhole(paint)
      case .ribbon(let slice, let style): isWhole(slice) && isWhole(style)
      case .glyphs(let range, _): range.lowerBound >= 0 && range.upperBound <= list.glyphs.count
      case .image(let image, _, _, _): list.images.indices.contains(image)
      case .stamp(let image, _): list.images.indices.contains(image)
      case .shadow(let slice, _, _): isWhole(slice)
      case .mosaic(let mosaic): list.mosaics.indices.contains(mosaic)
      case .begin(let group): try isWhole(group, index)
      case .end: try closes(index)
      }
    guard isWhole else { throw .malformed(command: index) }
  }

  private func isWhole(_ slice: PathSlice) -> Bool {
    guard slice.verbs.lowerBound >= 0, slice.verbs.upperBound <= list.paths.verbs.count,
      slice.points.lowerBound >= 0, slice.points.upperBound <= list.paths.points.count
    else { return false }
    var needed = 0
    for verb in list.paths.verbs[slice.verbs] { needed += verb.pointCount }
    return needed == slice.points.count
  }

  private func isWhole(_ paint: DisplayList.Paint) -> Bool {
    guard case .pattern(let index, _, _) = paint else { return true }
    return list.images.indices.contains(index)
  }

  private func isWhole(_ style: Int) -> Bool {
    guard list.ribbons.indices.contains(style) else { return false }
    return list.ribbons[style].image.map { list.images.indices.contains($0) } ?? true
  }

  private mutating func isWhole(
    _ group: DisplayList.Group, _ index: Int
  ) throws(PaintingError) -> Bool {
    depth += 1
    guard depth <= Self.maxDepth else { throw .tooDeep(command: index, limit: Self.maxDepth) }
    return group.clip.map { isWhole($0) } ?? true
  }

  private mutating func closes(_ index: Int) throws(PaintingError) -> Bool {
    depth -= 1
    guard depth >= 0 else { throw .unbalancedGroup(command: index) }
    return true
  }
}

extension DisplayList {
  /// The command that ends the group which `commands[start]` begins.
  fileprivate func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<commands.count {
      switch commands[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return commands.count
  }
}
