import GeoCore
import PanelLayout

// The members of each object: what is written and the schema follow from these tables.

extension PictureFormat: SidecarWord {}
extension PlaceMark.Fate: SidecarWord {}
extension PlaceMark.NameFate: SidecarWord {}

extension Sidecar: SidecarObject {
  static let definitionName = "sidecar"
  static let help = "What a picture holds: where places, pins and rows are, and what is missing."
  private var form: Int { Self.version }

  static let fields: [SidecarField<Sidecar>] = [
    SidecarField("version", \.form, "Which shape this file has: 1."),
    SidecarField("file", \.file, "The name of the picture's file; null for standard output."),
    SidecarField("format", \.format, "The format of the picture."),
    SidecarField("page", \.page, "Which page it is; null where no page was asked for."),
    SidecarField("size", \.size, "How large the picture is."),
    SidecarField(
      "pixelsPerPoint", \.units.pixelsPerPoint,
      "What a point is in pixels of a PNG, user units of an SVG, 72ths of an inch in a PDF; "
        + "'pixels' below are these."),
    SidecarField("title", \.title, "The heading."),
    SidecarField("query", \.query, "What was searched for."),
    SidecarField("near", \.near, "Where distances are measured from."),
    SidecarField("alternativeText", \.alternativeText, "The picture in words."),
    SidecarField("maps", \.maps, "The maps in it, in the order of the layout."),
    SidecarField(
      "places", \.places,
      "The places of the board in its order; on a page of several, those that are on it."),
    SidecarField("clusters", \.clusters, "Badges that stand for several places."),
    SidecarField("missing", \.missing, "What is missing."),
    SidecarField("notes", \.notes, "What a person should know."),
  ]
}

extension PicturePage: SidecarObject {
  static let definitionName = "page"
  static let help = "A page of several."
  static let fields: [SidecarField<PicturePage>] = [
    SidecarField("number", \.number, "Which one, from 1."),
    SidecarField("count", \.count, "Of how many."),
  ]
}

extension AlternativeText: SidecarObject {
  static let definitionName = "alternativeText"
  static let help = "A picture in words."
  static let fields: [SidecarField<AlternativeText>] = [
    SidecarField("short", \.short, "One sentence of at most 125 characters."),
    SidecarField("long", \.long, "All of it, a line for each place."),
  ]
}

extension Sidecar.Map: SidecarObject {
  static let definitionName = "map"
  static let help = "A map of the picture."
  static let fields: [SidecarField<Sidecar.Map>] = [
    SidecarField("box", \.box, "Its frame."),
    SidecarField(
      "bounds", \.bounds,
      "The smallest upright box that holds what it shows; west is greater than east where it "
        + "crosses 180°."),
    SidecarField(
      "corners", \.corners,
      "What lies at its corners: top left, top right, bottom right, bottom left."),
    SidecarField("center", \.camera.center, "What lies in its middle."),
    SidecarField("zoom", \.camera.zoom, "MapLibre's zoom: the world is 512 points wide at 0."),
    SidecarField(
      "bearing", \.camera.bearing,
      "The compass direction that points up, degrees clockwise from north."),
    SidecarField(
      "metersPerPixel", \.metersPerPixel, "Metres on the ground for a pixel, in its middle."),
    SidecarField("credits", \.credits, "Whose data it is made of."),
  ]
}

extension Sidecar.Entry: SidecarObject {
  static let definitionName = "place"
  static let help = "A place of the board."
  private var best: Sidecar.Appearance? { appearances.first }
  private var others: [Sidecar.Appearance] { Array(appearances.dropFirst()) }
  private var otherRows: [Sidecar.Box] { Array(rows.dropFirst()) }

  static let fields: [SidecarField<Sidecar.Entry>] =
    [
      SidecarField("index", \.index, "Its position in the input, from 0; it names the place."),
      SidecarField("id", \.id, "The identifier that its file gives it."),
      SidecarField("number", \.number, "What its pin and its row bear."),
      SidecarField("name", \.name, "What it is called; empty where its file does not say."),
      SidecarField("detail", \.detail, "One more line about it."),
      SidecarField("group", \.group, "What it is gathered by."),
      SidecarField("coordinate", \.coordinate, "Where it is on the earth."),
      SidecarField("distance", \.distance, "Metres from 'near'."),
      SidecarField("selected", \.isSelected, "Whether it stands out."),
      SidecarField(
        "visible", \.isVisible,
        "Whether a map shows it, if only in part or in a badge; null where there is no map."),
    ] + Sidecar.Appearance.members.map { $0.lifted(\.best) } + [
      SidecarField("row", \.rows.first, "Its row in the list."),
      SidecarField("alsoOn", \.others, "What became of it on further maps."),
      SidecarField("alsoRows", \.otherRows, "Its rows in further lists."),
    ]
}

extension Sidecar.Appearance: SidecarObject {
  static let definitionName = "appearance"
  static let help = "What became of a place on a map."

  /// They also stand in the place itself, for the map that shows it best.
  static let members: [SidecarField<Sidecar.Appearance>] = [
    SidecarField("map", \.map, "The position in 'maps' of the map that this is about."),
    SidecarField("position", \.position, "Where it lies; beyond the map for one outside."),
    SidecarField(
      "fate", \.fate,
      "What became of its pin: shown; clipped by the map's edge; moved aside, with a line; "
        + "clustered in a badge with others; hidden wholly under another; outside the map."),
    SidecarField("reason", \.reason, "Why the pin is not simply shown."),
    SidecarField("nameFate", \.name, "What became of its name, where the map bears names."),
    SidecarField("pin", \.pin, "What is seen of its pin, without the shadow."),
    SidecarField("label", \.label, "The text beside the pin."),
    SidecarField("cluster", \.cluster, "The position in 'clusters' of the badge it is in."),
  ]
  static let fields = members
}

extension Sidecar.Cluster: SidecarObject {
  static let definitionName = "cluster"
  static let help = "A badge that stands for several places."
  static let fields: [SidecarField<Sidecar.Cluster>] = [
    SidecarField("map", \.map, "The position in 'maps' of its map."),
    SidecarField("text", \.text, "What it bears, such as ×5."),
    SidecarField("box", \.box, "What is seen of it."),
    SidecarField("members", \.members, "The 'index' of each place that it stands for."),
  ]
}

extension Sidecar.Missing: SidecarObject {
  static let definitionName = "missing"
  static let help = "What is missing."
  static let fields: [SidecarField<Sidecar.Missing>] = [
    SidecarField("tiles", \.tiles, "Tiles inside maps that no archive has, each once a source."),
    SidecarField("glyphs", \.glyphs, "Characters that no font can show."),
  ]
}

extension Sidecar.Tile: SidecarObject {
  static let definitionName = "tile"
  static let help = "A tile that no archive has."
  static let fields: [SidecarField<Sidecar.Tile>] = [
    SidecarField("z", \.tile.z, "Its zoom."),
    SidecarField("x", \.tile.x, "Its column, from the west."),
    SidecarField("y", \.tile.y, "Its row, from the north."),
    SidecarField("source", \.source, "The style's source that it belongs to."),
  ]
}

extension Sidecar.Glyph: SidecarObject {
  static let definitionName = "glyph"
  static let help = "A character that no font can show."
  private var codePoint: String { scalar.codePoint }
  static let fields: [SidecarField<Sidecar.Glyph>] = [
    SidecarField("codePoint", \.codePoint, "Its code point, such as U+0041."),
    SidecarField("text", \.text, "A text that holds it, where that is known."),
  ]
}

extension Sidecar.Note: SidecarObject {
  static let definitionName = "note"
  static let help = "Something that a person should know."
  private var word: String { kind.rawValue }
  static let fields: [SidecarField<Sidecar.Note>] = [
    SidecarField("kind", \.word, "What kind of thing it is about, a word for programs."),
    SidecarField("message", \.message, "One sentence without a full stop."),
  ]
}
