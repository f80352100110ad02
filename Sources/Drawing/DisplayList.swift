public import Colorimetry
public import GeoCore
public import Imaging

/// A picture with nothing left to decide: what is painted, in order, in logical points.
///
/// Outlines, glyphs and pictures lie in arenas; commands name parts of them. Every `begin` has its `end`.
public struct DisplayList: Hashable, Sendable {
  /// One step of painting.
  public enum Command: Hashable, Sendable {
    /// Fills an outline.
    case fill(PathSlice, FillRule, Paint)
    /// Fills what an outline winds around, with an edge that neighbours share.
    case area(PathSlice, AreaEdge, Paint)
    /// Paints a disc.
    case disc(Disc)
    /// Draws a line along an outline.
    case stroke(PathSlice, Stroke, Paint)
    /// Paints `glyphs[range]`.
    case glyphs(Range<Int>, GlyphPaint)
    /// Draws `images[index]` into a rectangle.
    case image(index: Int, Rect, opacity: Double, Interpolation)
    /// Lays a part of `images[index]` on the plane as icons are.
    case stamp(index: Int, ImageStamp)
    /// Draws `ribbons[style]` along an outline.
    case ribbon(PathSlice, style: Int)
    /// Fills an outline, its edge softened by a Gaussian blur of standard deviation `blur` points.
    case shadow(PathSlice, blur: Double, Color)
    /// Paints `mosaics[index]`.
    case mosaic(index: Int)
    /// Begins a part with its own coordinates, clip and opacity.
    case begin(Group)
    /// Ends the part begun last.
    case end
  }

  /// What a path is painted with.
  public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// `images[index]` repeated; the transform maps its pixels to points.
    case pattern(index: Int, AffineTransform, opacity: Double)
  }

  /// How pixels between those of a picture are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest.
    case nearest
    /// Bilinear.
    case linear
  }

  /// A part of a picture.
  public struct Group: Hashable, Sendable {
    /// From the part's coordinates to those around it.
    public var transform: AffineTransform = .identity
    /// What comes before `transform` for a part that is seen in perspective; nothing for one that is not.
    public var projection: Projection?
    /// What may be painted on, in the part's own coordinates; nothing for everywhere.
    public var clip: PathSlice?
    /// Whether each pixel is in the clip as a whole or not at all, so that neighbours share none; default false.
    public var isClipCrisp = false
    /// How far the clip reaches over its edges in documents, in points; default 0.
    ///
    /// Viewers smooth clips, and between two of them the ground would shine through: opaque parts that go on beyond
    /// their clips overlap.
    public var clipOverlap = 0.0
    /// What the finished part is multiplied by, 0…1; below 1 the part is painted as one.
    public var opacity: Double = 1

    /// A part that changes nothing.
    public init() {}
  }

  /// The extent of the picture in points.
  public var size: Size
  /// The steps in order.
  public private(set) var commands: [Command] = []
  /// All outlines.
  public var paths = Path()
  /// All glyphs.
  public private(set) var glyphs: [PlacedGlyph] = []
  /// All pictures.
  public private(set) var images: [Bitmap] = []
  /// All layers of pictures or fields laid edge to edge.
  public private(set) var mosaics: [Mosaic] = []
  /// All kinds of ribbons.
  public private(set) var ribbons: [Ribbon] = []

  /// Makes an empty picture.
  public init(size: Size) {
    self.size = size
  }

  /// Appends a step whose indices lie in this list's arenas.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// Makes a part of the steps since `start`; nothing where there are none.
  public mutating func gather(since start: Int, as group: Group) {
    guard start < commands.count else { return }
    commands.insert(.begin(group), at: start)
    commands.append(.end)
  }

  /// Adds a picture to the arena and gives its index.
  public mutating func add(_ image: Bitmap) -> Int {
    images.append(image)
    return images.count - 1
  }

  /// Draws a ribbon along an outline in the arena.
  public mutating func draw(_ ribbon: Ribbon, along slice: PathSlice) {
    ribbons.append(ribbon)
    commands.append(.ribbon(slice, style: ribbons.count - 1))
  }

  /// Adds an outline to the arena.
  public mutating func add(_ path: Path) -> PathSlice {
    let mark = paths.all
    paths.append(path)
    return paths.since(mark)
  }

  /// Fills `path` with a colour; nothing happens where either is empty.
  public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
    guard !path.isEmpty, color.alpha > 0 else { return }
    commands.append(.fill(add(path), rule, .color(color)))
  }

  /// Draws a line along `path`; nothing happens where path, width or colour are empty.
  public mutating func stroke(_ path: Path, _ stroke: Stroke, _ color: Color) {
    guard !path.isEmpty, stroke.width > 0, color.alpha > 0 else { return }
    commands.append(.stroke(add(path), stroke, .color(color)))
  }

  /// Softly fills `path`.
  public mutating func shadow(_ path: Path, blur: Double, _ color: Color) {
    guard !path.isEmpty, color.alpha > 0 else { return }
    commands.append(.shadow(add(path), blur: blur, color))
  }

  /// Paints a layer of pieces laid edge to edge; nothing happens where it has none or cannot be seen.
  public mutating func paint(_ mosaic: Mosaic) {
    guard !mosaic.pieces.isEmpty, mosaic.opacity > 0 else { return }
    mosaics.append(mosaic)
    commands.append(.mosaic(index: mosaics.count - 1))
  }

  /// Adds glyphs to the arena and gives their range, to be painted by any number of commands.
  public mutating func add(_ placed: some Sequence<PlacedGlyph>) -> Range<Int> {
    let first = glyphs.count
    glyphs.append(contentsOf: placed)
    return first..<glyphs.count
  }

  /// Adds one glyph to the arena and gives its range.
  public mutating func add(_ glyph: PlacedGlyph) -> Range<Int> {
    glyphs.append(glyph)
    return glyphs.count - 1..<glyphs.count
  }

  /// Appends all of `other` as one part, optionally clipped to a rectangle in its coordinates.
  public mutating func append(_ other: DisplayList, at origin: Point, clip: Rect? = nil) {
    var group = Group()
    group.transform = .translation(origin)
    group.clip = clip.map { add(Path($0)) }
    append(other, as: group)
  }

  /// Appends all of `other` as one part whose clip lies in this list; what is given back names its steps.
  @discardableResult
  public mutating func append(_ other: DisplayList, as group: Group) -> Part {
    commands.append(.begin(group))
    let first = commands.count
    appendParts(of: other)
    let part = Part(commands: first..<commands.count)
    commands.append(.end)
    return part
  }

  /// Appends a part again, elsewhere: outlines, glyphs and pictures are shared with the first.
  public mutating func append(_ part: Part, as group: Group) {
    commands.append(.begin(group))
    for index in part.commands { commands.append(commands[index]) }
    commands.append(.end)
  }

  /// The steps of a part that was appended.
  public struct Part: Hashable, Sendable {
    fileprivate let commands: Range<Int>
  }

  private mutating func appendParts(of other: DisplayList) {
    let dv = paths.verbs.count
    let dp = paths.points.count
    let (dg, di, dm, dr) = (glyphs.count, images.count, mosaics.count, ribbons.count)
    paths.append(other.paths)
    ribbons += other.ribbons.map { $0.moved(images: di) }
    glyphs += other.glyphs
    images += other.images
    mosaics += other.mosaics
    for command in other.commands {
      commands.append(
        command.moved(
          verbs: dv, points: dp, glyphs: dg, images: di, ribbons: dr, mosaics: dm))
    }
  }
}

extension DisplayList.Command {
  fileprivate func moved(
    verbs dv: Int, points dp: Int, glyphs dg: Int, images di: Int, ribbons dr: Int,
    mosaics dm: Int
  ) -> Self {
    func moved(_ paint: DisplayList.Paint) -> DisplayList.Paint {
      if case .pattern(let index, let transform, let opacity) = paint {
        .pattern(index: index + di, transform, opacity: opacity)
      } else {
        paint
      }
    }
    switch self {
    case .fill(let slice, let rule, let paint):
      return .fill(slice.moved(verbs: dv, points: dp), rule, moved(paint))
    case .area(let slice, let edge, let paint):
      return .area(slice.moved(verbs: dv, points: dp), edge, moved(paint))
    case .disc: return self
    case .stroke(let slice, let stroke, let paint):
      return .stroke(slice.moved(verbs: dv, points: dp), stroke, moved(paint))
    case .glyphs(let range, let paint):
      return .glyphs(range.lowerBound + dg..<range.upperBound + dg, paint)
    case .image(let index, let rect, let opacity, let interpolation):
      return .image(index: index + di, rect, opacity: opacity, interpolation)
    case .stamp(let index, let stamp): return .stamp(index: index + di, stamp)
    case .ribbon(let slice, let style):
      return .ribbon(slice.moved(verbs: dv, points: dp), style: style + dr)
    case .shadow(let slice, let blur, let color):
      return .shadow(slice.moved(verbs: dv, points: dp), blur: blur, color)
    case .begin(var group):
      group.clip = group.clip?.moved(verbs: dv, points: dp)
      return .begin(group)
    case .mosaic(let index): return .mosaic(index: index + dm)
    case .end: return self
    }
  }
}
