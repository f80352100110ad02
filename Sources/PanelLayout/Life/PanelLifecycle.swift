/// What is told when a panel enters or leaves a container, so that it can open and close what it needs.
///
/// Panels are values; what is opened once is an object, and this is it. It hears `willMove(to: host)` and
/// `didMove(to: host)` when its panel is added, `willMove(to: nil)` and `didMove(to: nil)` when it is removed.
/// Where one panel takes another's place by a transition, both will-moves come before it and both did-moves after
/// it; where that is cancelled, the panel that stays hears `willMove(to: host)` again instead of `didMove(to: nil)`.
public protocol PanelLifecycle: AnyObject, Sendable {
  /// The panel is about to be added to a host, or removed where there is none.
  func willMove(to host: PanelHost?)

  /// The panel has been added to a host, or removed where there is none.
  func didMove(to host: PanelHost?)
}

extension PanelLifecycle {
  /// Nothing.
  public func willMove(to host: PanelHost?) {}

  /// Nothing.
  public func didMove(to host: PanelHost?) {}
}

/// A panel that opens or closes something.
public protocol LivePanel: Panel {
  /// What is told where the panel goes; the same object for all copies of the panel.
  var life: any PanelLifecycle { get }
}

/// The lives in a part of a tree, from the outside inwards and from the first to the last.
struct PanelLives {
  private(set) var lives: [any PanelLifecycle] = []

  /// Containers are values without a life of their own, so that what they hold is told of what becomes of them;
  /// a host's children hear from their own host alone.
  init(in panel: any Panel) {
    var open: [any Panel] = [panel]
    while let panel = open.popLast() {
      if let live = panel as? any LivePanel { lives.append(live.life) }
      if let container = panel as? LayoutContainer {
        open += container.children.reversed().map(\.panel)
      }
    }
  }

  func willMove(to host: PanelHost?) {
    for life in lives { life.willMove(to: host) }
  }

  func didMove(to host: PanelHost?) {
    for life in lives { life.didMove(to: host) }
  }
}
