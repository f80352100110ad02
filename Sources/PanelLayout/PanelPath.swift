/// Where a panel stands in the tree: the positions of its ancestors and itself among their siblings, from the
/// root; empty for the root.
public struct PanelPath: Hashable, Sendable, CustomStringConvertible {
  /// Positions among siblings, from 0.
  public var indices: [Int]

  /// The root.
  public static let root = PanelPath([])

  /// Names a panel.
  public init(_ indices: [Int]) {
    self.indices = indices
  }

  /// The child at a position.
  public func child(_ index: Int) -> PanelPath {
    PanelPath(indices + [index])
  }

  /// The positions joined by dots, such as `0.1`; `root` for the root.
  public var description: String {
    indices.isEmpty ? "root" : indices.map(String.init).joined(separator: ".")
  }
}
