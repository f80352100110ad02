public import GeoCore

/// One page at a time, with a dot for each below it; each child is a page.
public struct PagedArrangement: Arrangement, Hashable {
  /// The page that is shown, from 0, where `PanelContext.page` says nothing; held to those there are.
  public var page: Int
  /// Whether dots below the page say which of how many it is.
  public var showsDots = true
  /// Whether a child that can continue, such as a list, takes as many pages as it needs.
  public var continues: Bool

  /// The most pages that one child takes: a million places would make a file each of thirty.
  public static let maximumPages = 999

  /// Shows a page.
  public init(page: Int = 0, continues: Bool = false) {
    self.page = page
    self.continues = continues
  }

  /// The children, those that continue as one part for each page.
  ///
  /// - Throws: `PanelError` of a child that was cut.
  public func parts(
    of children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [LayoutContainer.Child] {
    guard continues else { return children }
    let size = cut(bounds, count: 2, in: context).rest.size
    var parts: [LayoutContainer.Child] = []
    for (index, child) in children.enumerated() {
      guard let panel = child.panel as? any ContinuingPanel, size.width > 0, size.height > 0 else {
        parts.append(child)
        continue
      }
      let frame = context.child(index, size: size)
      let pieces = try panel.pieces(in: Array(repeating: frame, count: Self.maximumPages))
      for piece in pieces.isEmpty ? [child.panel] : pieces {
        var part = child
        part.panel = piece
        parts.append(part)
      }
    }
    return parts
  }

  /// The frame of the page that is shown.
  ///
  /// - Throws: Nothing.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    let shown = shown(of: children.count, in: context)
    let rest = cut(bounds, count: children.count, in: context).rest
    return children.indices.map { $0 == shown ? rest : nil }
  }

  /// The largest of what the pages wish for, so that none is cut, and the dots.
  ///
  /// - Throws: `PanelError` of a child.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    let bar = cut(Rect(context.size), count: children.count, in: context).bar.height
    var largest: Double?
    for (index, child) in children.enumerated() {
      let wish = try child.panel.preferredLength(
        along: axis, cross: axis == .horizontal ? max(0, cross - bar) : cross,
        in: context.child(index, size: context.size))
      if let wish { largest = max(largest ?? 0, axis == .vertical ? wish + bar : wish) }
    }
    return largest
  }

  /// The dots.
  ///
  /// - Throws: Nothing.
  public func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput? {
    let bar = cut(bounds, count: children.count, in: context).bar
    guard children.count > 1, let shown = shown(of: children.count, in: context), !bar.isEmpty
    else { return nil }
    var output = PanelOutput(size: context.size)
    PageDots(count: children.count, shown: shown, bar, context).draw(into: &output)
    return output
  }

  /// How many pages there are.
  public func facts(for parts: [LayoutContainer.Child], in context: PanelContext) -> PanelFacts {
    var facts = PanelFacts()
    facts.pageCount = parts.count
    return facts
  }

  private func shown(of count: Int, in context: PanelContext) -> Int? {
    count > 0 ? min(max(0, context.page ?? page), count - 1) : nil
  }

  private func cut(_ bounds: Rect, count: Int, in context: PanelContext) -> (bar: Rect, rest: Rect)
  {
    let metrics = ControlMetrics(context)
    // A page that continues must know its height before it is known whether there is another.
    let hasDots = showsDots && (count > 1 || continues)
    return metrics.cut(bounds, bar: hasDots ? metrics.grid * 3.5 : 0, at: .bottom)
  }
}

extension Arrangement where Self == PagedArrangement {
  /// One page at a time.
  public static func paged(page: Int = 0, continues: Bool = false) -> PagedArrangement {
    PagedArrangement(page: page, continues: continues)
  }
}

extension Panel {
  /// How many pages the longest of the paged containers in this tree has; 1 where there is none.
  ///
  /// - Throws: `PanelError`.
  public func pageCount(in context: PanelContext) throws(PanelError) -> Int {
    try survey(in: context.fresh).pageCount ?? 1
  }

  /// One page of this tree, from 0.
  ///
  /// - Throws: `PanelError`.
  public func draw(page: Int, in context: PanelContext) throws(PanelError) -> PanelOutput {
    var context = context
    context.page = page
    return try draw(in: context)
  }
}
