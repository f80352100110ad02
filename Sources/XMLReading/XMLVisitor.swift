/// What is to be done with an element that begins.
public enum XMLInterest: Hashable, Sendable {
  /// Look at the elements in it one by one.
  case enter
  /// Keep it whole and hand it over when it ends.
  case collect
  /// Pass over it and everything in it.
  case skip
}

/// Someone who walks through a document in its order.
public protocol XMLVisitor: AnyObject {
  /// An element begins; `element` has no content yet.
  func open(_ element: XMLNode) -> XMLInterest
  /// An element that was to be collected is complete.
  func take(_ node: XMLNode)
  /// An element that was entered ends.
  func close(_ name: String)
}
