import GeoCore
import Places

/// Where a place leads on the web.
struct PlaceLink: Hashable {
  /// An address that a page can hold without harm: of the web or of a mailbox, without blanks or control characters.
  let address: String

  /// The properties that hold one, the surest first.
  private static let names = ["url", "website", "link", "href"]
  // Others, such as `javascript:`, do something in the name of the page.
  private static let schemes = ["https://", "http://", "mailto:"]
  /// Longer ones are no addresses: some browsers take no more.
  private static let longest = 2000

  /// The first usable address among a place's properties, or nothing.
  init?(_ place: Place) {
    for name in Self.names {
      let value = place.properties.last { $0.name.lowercased() == name }?.value
      if case .string(let text) = value, let address = Self.address(text) {
        self.address = address
        return
      }
    }
    return nil
  }

  static func address(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let scalars = text.unicodeScalars
    let address = String(
      String.UnicodeScalarView(
        scalars.drop { $0.properties.isWhitespace }.reversed()
          .drop { $0.properties.isWhitespace }.reversed()))
    let isClean = address.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && $0.properties.generalCategory != .format
    }
    let start = address.lowercased()
    guard isClean,
      let scheme = schemes.first(where: { start.hasPrefix($0) }), start.count > scheme.count
    else { return nil }
    return address
  }
}
