public import Colorimetry
public import GeoCore

/// A point that a person wants on the map and in the list, with what is said of it.
public struct Place: Hashable, Sendable {
  /// Its position among all places of the input, from 0; it never changes and names the place.
  public var index: Int
  /// The identifier that its file gives it, or nothing.
  public var id: String?
  /// What it is called; empty where its file does not say.
  public var name: String
  /// One more line about it, such as an address, or nothing.
  public var detail: String?
  /// Where it is.
  public var coordinate: Coordinate
  /// The colour of its pin, or nothing for that of the theme.
  public var color: Color?
  /// What its pin bears instead of a running number, or nothing.
  public var label: String?
  /// The name of an icon for its pin, such as `cafe`, or nothing.
  public var icon: String?
  /// The folder of its file in which it stands, or nothing.
  public var group: String?
  /// Everything that its file says of it, in the order of the file.
  public var properties: PlaceProperties

  /// Makes a place with a position and a name; all else may be set after.
  public init(
    index: Int, name: String, coordinate: Coordinate, properties: [PropertyMember] = []
  ) {
    self.index = index
    self.name = name
    self.coordinate = coordinate
    self.properties = PlaceProperties(properties)
  }

  /// The value of the last property called `name`, or nothing.
  public func property(_ name: String) -> PropertyValue? {
    properties[name]
  }

  /// The value of a property as a person writes it, or nothing where it is blank, a list or an object.
  public func text(of name: String) -> String? {
    property(name)?.plainText?.trimmed.nonEmpty
  }

  /// The value of a property as a number: one, or a text that holds one; nothing where it is neither.
  public func number(of name: String) -> Double? {
    switch property(name) {
    case .number(let number): number.isFinite ? number : nil
    case .string(let text): DecimalText.number(text.trimmed)
    default: nil
    }
  }
}
