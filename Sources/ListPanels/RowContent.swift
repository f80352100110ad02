public import Colorimetry

/// What the row of a place says, as texts.
public struct RowContent: Hashable, Sendable {
  /// What the badge bears; nothing for no badge.
  public var badge: String?
  /// The colour of the badge, or nothing for that of the place's pin.
  public var badgeColor: Color?
  /// The first line.
  public var title: String
  /// What stands below it; blank ones take no room.
  public var details: [String]
  /// What stands at the far end of the first line, or nothing.
  public var trailing: String?

  /// Makes the content of a row.
  public init(
    badge: String? = nil, title: String, details: [String] = [], trailing: String? = nil
  ) {
    self.badge = badge
    self.title = title
    self.details = details
    self.trailing = trailing
  }
}
