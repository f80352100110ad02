import Places

/// The groups of a board by the positions of their places.
struct ListGroups {
  private let groups: [BoardGroup]

  /// Takes the groups of a board; one that all places are in without a title is none.
  init(_ groups: [BoardGroup]) {
    self.groups = groups.count == 1 && groups[0].title.isEmpty ? [] : groups
  }

  /// The group whose heading stands above the row at `position`, where the row above it is that at `above`; nothing
  /// where both are of the same group.
  func group(startingAt position: Int, after above: Int?) -> BoardGroup? {
    guard let group = group(at: position) else { return nil }
    return above.map(group.range.contains) == true ? nil : group
  }

  private func group(at position: Int) -> BoardGroup? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < groups.count && groups[low].range.contains(position) ? groups[low] : nil
  }
}
