public import Colorimetry
import Drawing
public import GeoCore
public import Imaging
import Painting
public import PanelLayout
import Places

/// How two pictures become a transition.
public struct AnimationOptions: Sendable {
  /// How one gives way to the other; a flip by default.
  public var transition: any Transition = .flip
  /// How long, how often, how even, and whether to the end.
  public var timing = TransitionTiming()
  /// Whether the way leads on, as to a later segment; back, the transition is seen in reverse.
  public var isForward = true

  /// A flip of half a second.
  public init() {}
}

/// A transition between two pictures with everything decided, ready to be written as an animation or a strip.
public struct AnimatedSnapshot: Sendable {
  /// The frames, as vectors.
  public let animation: Animation
  /// Pixels per point.
  public let scale: Double
  /// The colour under everything.
  public let background: Color
  /// What a person should know, of both ends.
  public let diagnostics: [Diagnostic]
  private let painter: Painter
  private let board: Board

  init(
    from: Snapshot, to: Snapshot, isRightToLeft: Bool, _ options: AnimationOptions
  ) {
    var context = TransitionContext(size: from.list.size)
    context.scale = from.scale
    context.isRightToLeft = isRightToLeft
    context.isDark = from.background.isDark
    context.isOpaque = from.background.alpha >= 1 && to.background.alpha >= 1
    var composer = TransitionComposer(
      from: from.grounded, to: to.grounded, options.transition, in: context)
    composer.isForward = options.isForward
    animation = Animation(composer, options.timing)
    (scale, background, painter) = (from.scale, from.background, from.painter)
    board = to.board
    let known = Set(from.diagnostics)
    diagnostics = from.diagnostics + to.diagnostics.filter { !known.contains($0) }
  }

  /// Paints all frames in order and gives each to `body`, which may stop by throwing; both ends are painted once.
  ///
  /// - Throws: `SnapshotError.painting`, and what `body` throws.
  public func paintFrames(
    _ body: (_ index: Int, _ bitmap: Bitmap) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    let composer = try paintedEnds()
    for (index, frame) in animation.frames.enumerated() {
      try body(index, try paint(composer.list(at: frame.progress)))
    }
  }

  /// The animation as an animated PNG that is shown `plays` times, 0 for ever.
  ///
  /// - Throws: `SnapshotError.painting` or `.encoding`.
  public func apng(plays: UInt32 = 0) throws(SnapshotError) -> [UInt8] {
    var encoder: APNGEncoder?
    try paintFrames { index, bitmap throws(SnapshotError) in
      // Taken out, so that what is encoded so far is not copied for each frame.
      let begun = encoder.take()
      encoder = try Self.encoded { () throws(ImagingError) in
        var encoder: APNGEncoder
        if let begun { encoder = begun } else { encoder = try newEncoder(bitmap, plays) }
        try encoder.append(bitmap, delay: FrameDelay(seconds: animation.frames[index].seconds))
        return encoder
      }
    }
    guard let encoder else { throw .internalFault("an animation without frames") }
    return try Self.encoded { () throws(ImagingError) in try encoder.finish() }
  }

  private func newEncoder(_ first: Bitmap, _ plays: UInt32) throws(ImagingError) -> APNGEncoder {
    try APNGEncoder(
      width: first.width, height: first.height, hasAlpha: !isOpaque, plays: plays, pngOptions)
  }

  static func encoded<T>(_ body: () throws(ImagingError) -> T) throws(SnapshotError) -> T {
    do throws(ImagingError) { return try body() } catch { throw .encoding(error) }
  }

  /// Frames side by side in one picture, spread evenly from the first to the last; fewer where there are fewer.
  ///
  /// - Throws: `SnapshotError.painting` or `.encoding`.
  public func strip(_ grid: FrameGrid, as format: PictureFormat) throws(SnapshotError) -> [UInt8] {
    let composer = format == .png ? try paintedEnds() : animation.composer
    let indices = animation.spread(over: grid.columns * grid.rows)
    let lists = indices.map { composer.list(at: animation.frames[$0].progress) }
    let list = FrameStrip(grid: grid, ground: background).list(lists)
    return try Snapshot(
      list: list, scale: scale, background: frameGround, diagnostics: [], regions: [],
      maps: [], board: board, page: nil, painter: painter
    ).encoded(as: format)
  }

  /// Options that say the density, as for pictures that do not move; frames are many, so they had better be small.
  var pngOptions: PNGOptions {
    var options = PNGOptions()
    options.density = .init(dotsPerInch: 96 * scale)
    options.compression = .small
    return options
  }

  /// Both ends bear their ground with them; one that is see-through would lie there twice.
  private var frameGround: Color { isOpaque ? background : .transparent }

  private var isOpaque: Bool { animation.composer.context.isOpaque }

  /// The same with both ends as pixels: however many frames there are, text is set and maps are painted once.
  private func paintedEnds() throws(SnapshotError) -> TransitionComposer {
    var composer = animation.composer
    composer.from = try painted(composer.from)
    composer.to = try painted(composer.to)
    return composer
  }

  private func painted(_ end: DisplayList) throws(SnapshotError) -> DisplayList {
    do throws(PaintingError) {
      let bitmap = try painter.bitmap(end, scale: scale)
      var list = DisplayList(size: end.size)
      // Whole pixels in points, which the size need not be: pixels stay pixels.
      let rect = Rect(
        x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      list.append(.image(index: list.add(bitmap), rect, opacity: 1, .linear))
      return list
    } catch {
      throw .painting(error)
    }
  }

  private func paint(_ list: DisplayList) throws(SnapshotError) -> Bitmap {
    do throws(PaintingError) {
      return try painter.bitmap(list, scale: scale, background: frameGround)
    } catch {
      throw .painting(error)
    }
  }
}

extension Snapshot {
  /// The picture with its ground.
  fileprivate var grounded: DisplayList {
    var whole = DisplayList(size: list.size)
    whole.fill(Path(Rect(list.size)), background)
    whole.append(list, at: .zero)
    return whole
  }
}
