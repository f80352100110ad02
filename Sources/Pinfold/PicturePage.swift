/// Which page of a layout with several a picture is.
public struct PicturePage: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// Names a page.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}
