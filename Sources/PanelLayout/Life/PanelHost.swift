public import GeoCore
import Synchronization

/// A container whose children come and go, and are told so.
///
/// A host is a panel itself and can stand in any container. Calls from several threads are carried out one after
/// another as to the children; what children are told is up to the calls' order.
///
///     let host = PanelHost(.row([]))
///     host.add(.init(map, name: "map"))
///     host.add(.init(list, name: "list"))
///     let output = try host.draw(in: context)
///     host.remove(at: 0)
public final class PanelHost: Panel {
  private let state: Mutex<LayoutContainer>

  /// Takes a container as it is; its children are told that they were added.
  public init(_ container: LayoutContainer) {
    var empty = container
    empty.children = []
    state = Mutex(empty)
    for child in container.children { add(child) }
  }

  /// The container as it stands.
  public var container: LayoutContainer { state.withLock { $0 } }

  /// Changes everything but the children: arrangement, padding, background, border, corners.
  public func configure(_ body: (inout LayoutContainer) -> Void) {
    var changed = container
    body(&changed)
    let result = changed
    state.withLock { container in
      let children = container.children
      container = result
      container.children = children
    }
  }

  /// Adds a child before the one at `index`, at the end by default or where there is none.
  public func add(_ child: LayoutContainer.Child, at index: Int? = nil) {
    let lives = PanelLives(in: child.panel)
    lives.willMove(to: self)
    insert(child, at: index)
    lives.didMove(to: self)
  }

  /// Removes the child at `index` and gives it, ready to be added elsewhere; nothing where there is none.
  @discardableResult
  public func remove(at index: Int) -> LayoutContainer.Child? {
    guard let child = child(at: index) else { return nil }
    let lives = PanelLives(in: child.panel)
    lives.willMove(to: nil)
    take(index)
    lives.didMove(to: nil)
    return child
  }

  /// Takes the child at `index` out of this host and puts it into another, or at another place of this one;
  /// says whether there was one.
  ///
  /// It has left the one before it comes to the other, so that it is never in both.
  @discardableResult
  public func move(from index: Int, to host: PanelHost, at position: Int? = nil) -> Bool {
    guard let child = remove(at: index) else { return false }
    host.add(child, at: position)
    return true
  }

  /// Puts a child in the place of the one at `index`, with a transition in between; says whether it came to its end.
  ///
  /// The old child is told that it will leave and the new one that it will come, then the transition is carried
  /// out, then the old one has left and the new one has come. Where the transition does not finish, or throws,
  /// the new one leaves again, and the old one is told that it comes back before it has left.
  ///
  /// - Parameter transition: Draws the way from the one container to the other and says whether it finished.
  /// - Throws: What the transition throws.
  @discardableResult
  public func replace<Failure: Error>(
    at index: Int, with child: LayoutContainer.Child,
    transition: (_ from: LayoutContainer, _ to: LayoutContainer) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    let before = container
    guard before.children.indices.contains(index) else { return false }
    var after = before
    after.children[index] = child
    let change = Replacement(old: before.children[index], new: child, host: self)
    change.begin()
    let isFinished: Bool
    do throws(Failure) {
      isFinished = try transition(before, after)
    } catch {
      change.cancel()
      throw error
    }
    guard isFinished else {
      change.cancel()
      return false
    }
    set(child, at: index)
    change.finish()
    return true
  }

  /// Puts a child in the place of the one at `index` at once, in the same order of calls; says whether there was one.
  @discardableResult
  public func replace(at index: Int, with child: LayoutContainer.Child) -> Bool {
    replace(at: index, with: child) { (_, _) throws(Never) in true }
  }

  private func child(at index: Int) -> LayoutContainer.Child? {
    state.withLock { $0.children.indices.contains(index) ? $0.children[index] : nil }
  }

  private func insert(_ child: LayoutContainer.Child, at index: Int?) {
    state.withLock { container in
      let count = container.children.count
      container.children.insert(child, at: min(max(0, index ?? count), count))
    }
  }

  private func take(_ index: Int) {
    state.withLock { container in
      if container.children.indices.contains(index) { container.children.remove(at: index) }
    }
  }

  private func set(_ child: LayoutContainer.Child, at index: Int) {
    state.withLock { container in
      if container.children.indices.contains(index) { container.children[index] = child }
    }
  }
}

/// Who is told what while one child takes another's place.
private struct Replacement {
  private let old: PanelLives
  private let new: PanelLives
  private let host: PanelHost

  init(old: LayoutContainer.Child, new: LayoutContainer.Child, host: PanelHost) {
    self.old = PanelLives(in: old.panel)
    self.new = PanelLives(in: new.panel)
    self.host = host
  }

  func begin() {
    old.willMove(to: nil)
    new.willMove(to: host)
  }

  func finish() {
    old.didMove(to: nil)
    new.didMove(to: host)
  }

  // The new panel is taken out again; the old one, told that it will leave, is told that it stays.
  func cancel() {
    new.willMove(to: nil)
    new.didMove(to: nil)
    old.willMove(to: host)
    old.didMove(to: host)
  }
}

// MARK: - Panel

extension PanelHost {
  /// That of the container as it stands.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    try container.preferredLength(along: axis, cross: cross, in: context)
  }

  /// That of the container as it stands.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    try container.survey(in: context)
  }

  /// That of the container as it stands.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func covered(in context: PanelContext) throws(PanelError) -> [Rect] {
    try container.covered(in: context)
  }

  /// That of the container as it stands.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    try container.render(in: context)
  }

  /// That of the container as it stands.
  ///
  /// - Throws: `PanelError` of a child, or with `LayoutError.tooDeep`.
  public func render(
    in context: PanelContext, into output: inout PanelOutput, at place: PanelPlace
  ) throws(PanelError) {
    try container.render(in: context, into: &output, at: place)
  }
}
