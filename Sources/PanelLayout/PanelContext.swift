public import Drawing
public import GeoCore
public import Places

/// Everything that a panel may know when it is asked.
public struct PanelContext: Sendable {
  /// The frame's extent in points; zero is possible.
  public var size: Size
  /// What panels have published; empty during the survey and while frames are found.
  public var facts = PanelFacts()
  /// Which page paged containers show, from 0, the last one's where they have fewer; nothing for their own choice.
  public var page: Int? { didSet { memo = nil } }
  /// Where the panel stands in the tree.
  public var path = PanelPath.root { didSet { memo = nil } }
  /// What is the same for all panels of a picture; shared, so that contexts stay small at any depth.
  private var shared: SharedSurroundings { didSet { memo = nil } }
  /// What panels above this one paint over it.
  var above = PanelCovers()
  /// How many containers are being looked into for what they cover.
  var coverDepth = 0
  /// What containers have found out at this place of the tree, while one picture is made.
  private(set) var memo: LayoutMemo?

  /// Makes the context of a root panel.
  public init(
    board: Board, size: Size, shaping: any TextShaping, theme: PanelTheme = .light
  ) {
    self.size = size
    shared = SharedSurroundings(Surroundings(board: board, shaping: shaping, theme: theme))
  }

  /// Boxes that panels above this one, as in a stack, paint over it, in points of its frame; known while it is rendered.
  public var covered: [Rect] { above.boxes(over: size) }

  /// The shared model.
  public var board: Board {
    get { shared.values.board }
    set { change { $0.board = newValue } }
  }

  /// Device pixels per point, above 0, default 1; frames lie on whole pixels.
  public var scale: Double {
    get { shared.values.scale }
    set { change { $0.scale = newValue } }
  }

  /// What turns text into glyphs.
  public var shaping: any TextShaping {
    get { shared.values.shaping }
    set { change { $0.shaping = newValue } }
  }

  /// Colours, fonts and sizes.
  public var theme: PanelTheme {
    get { shared.values.theme }
    set { change { $0.theme = newValue } }
  }

  /// Whether the picture as a whole runs from right to left, so that rows begin on the right.
  public var isRightToLeft: Bool {
    get { shared.values.isRightToLeft }
    set { change { $0.isRightToLeft = newValue } }
  }

  /// The same for a child of another extent.
  ///
  /// A panel that composes others gives each a position of its own: what is published and remembered about a
  /// panel goes by its path.
  public func child(_ index: Int, size: Size) -> PanelContext {
    var context = self
    context.size = size
    context.above = PanelCovers()
    context.path = path.child(index)
    context.memo = memo?.child(index)
    return context
  }

  private mutating func change(_ body: (inout Surroundings) -> Void) {
    var changed = shared.values
    body(&changed)
    shared = SharedSurroundings(changed)
  }
}

extension PanelContext {
  /// The same with nothing remembered yet: the beginning of a picture.
  var fresh: PanelContext {
    var context = self
    context.memo = LayoutMemo()
    return context
  }

  /// The same, remembering from here on where nothing above does.
  var remembering: PanelContext { memo == nil ? fresh : self }

  /// The same without what was published: wishes that depend on facts would move frames between the passes, and
  /// the facts would no longer be true.
  func blind(size: Size) -> PanelContext {
    var context = self
    context.facts = PanelFacts()
    context.size = size
    return context
  }
}

/// What all panels of a picture share.
private struct Surroundings {
  var board: Board
  var shaping: any TextShaping
  var theme: PanelTheme
  var scale = 1.0
  var isRightToLeft = false
}

/// The same behind one reference.
private final class SharedSurroundings: Sendable {
  let values: Surroundings

  init(_ values: Surroundings) { self.values = values }
}
