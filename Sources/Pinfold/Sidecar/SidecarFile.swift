import GeoCore
import JSONReading

extension Sidecar {
  /// The sidecar as JSON, with a line end at its end.
  ///
  /// Every member that the schema names is there; what there is nothing to say of is null.
  public var jsonText: String { JSONWriter.text(json) + "\n" }

  /// The JSON Schema (2020-12) of sidecars.
  public static var jsonSchema: String { JSONWriter.text(document) + "\n" }

  private static var document: JSONValue {
    let definitions = [
      PicturePage.definition, AlternativeText.definition, Map.definition, Entry.definition,
      Appearance.definition, Cluster.definition, Missing.definition, Tile.definition,
      Glyph.definition, Note.definition, Coordinate.definition, GeoBounds.definition,
      Extent.definition, Box.definition, Spot.definition, Size.definition, Rect.definition,
      Point.definition,
    ]
    return .members(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("Pinfold sidecar")),
      ] + described + [("$defs", .members(definitions))])
  }
}
