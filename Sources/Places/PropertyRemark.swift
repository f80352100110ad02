public import GeoCore
import JSONReading

/// What is to be said of a property that something is asked for by and that no place has.
public enum PropertyRemark {
  /// How many places are asked for the names of their properties: those of a file mostly have the same.
  private static let sample = 1000
  /// The most names that are told.
  private static let mostNames = 8

  /// The remark, with the nearest name there is, or some of them; nothing where a place has the property.
  ///
  /// - Parameters:
  ///   - effect: What comes of it, such as “there are no groups”.
  ///   - isThere: Whether a place has what is asked for; default: any value.
  public static func of(
    _ name: String, in places: [Place], effect: String,
    isThere: (Place, String) -> Bool = { $0.property($1) != nil }
  ) -> Diagnostic? {
    guard !places.isEmpty, !places.contains(where: { isThere($0, name) }) else { return nil }
    let names = names(in: places)
    // Of one that is there, but not as it is needed, there is nothing to guess.
    let what = names.contains(name) ? "has a usable property" : "has a property"
    return Diagnostic(
      .input,
      "no place \(what) '\(name.prefix(60))', so \(effect)\(names.contains(name) ? "" : hint(name, names))"
    )
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    if let nearest = NearestName.of(name, among: names) { return "; did you mean '\(nearest)'?" }
    guard !names.isEmpty else { return "" }
    let told = names.prefix(mostNames).map { $0.prefix(40) }.joined(separator: ", ")
    return "; there is \(told)" + (names.count > mostNames ? ", …" : "")
  }

  private static func names(in places: [Place]) -> [String] {
    var known: Set<String> = []
    var names: [String] = []
    for place in places.prefix(sample) {
      for member in place.properties where known.insert(member.name).inserted {
        names.append(member.name)
      }
    }
    return names
  }
}
