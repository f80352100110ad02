import GeoCore

/// Places as they are typed on a command line, in the syntax of Google's static maps:
/// `color:red|label:A|60.17,24.94|60.18,24.95`.
public enum TypedMarkers {
  /// The places of one text.
  ///
  /// Latitude comes before longitude. `name:`, `detail:`, `id:` and `group:` are ours.
  ///
  /// - Parameter index: the index of the first.
  /// - Throws: `TypedError`.
  public static func places(_ text: String, firstIndex index: Int = 0) throws(TypedError) -> [Place]
  {
    let parts = try TypedParts(text)
    guard !parts.points.isEmpty else { throw .tooFewPoints(count: 0, needed: 1) }
    let color = try parts.color("color", "colour")
    return parts.points.enumerated().map { position, point in
      let coordinate = abs(point.longitude) > 180 ? point.normalized : point
      var place = Place(
        index: index + position, name: parts.value("name", "title") ?? "", coordinate: coordinate)
      place.color = color
      place.label = parts.value("label")
      place.detail = parts.value("detail", "description")
      place.id = parts.value("id")
      place.group = parts.value("group")
      return place
    }
  }
}
