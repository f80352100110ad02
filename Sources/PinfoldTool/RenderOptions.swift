/// The options of `pinfold render`.
enum RenderOptions {
  static let groups: [(title: String, options: [Option])] = [
    (
      "Map",
      [
        Option(
          "--tiles", "-t", value: "[NAME=]FILE",
          help: "MBTiles, PMTiles or a z/x/y folder; may be repeated, the first on top"),
        Option(
          "--style", "-s", value: "NAME|FILE",
          help: "streets, streets-dark, print, world, world-dark, world-print, or a MapLibre style"),
        Option("--center", "-c", value: "LON,LAT", help: "the place in the middle"),
        Option("--lat", value: "LAT", help: "latitude of the middle, with --lon"),
        Option("--lon", value: "LON", help: "longitude of the middle, with --lat"),
        Option(
          "--zoom", "-z", value: "ZOOM", help: "MapLibre's zoom: the world is 512 points wide at 0"),
        Option(
          "--bbox", "-b", value: "W,S,E,N", help: "exactly this box; W greater than E crosses 180°"),
        Option("--fit", help: "all places whole (this is the default)"),
        Option("--padding", value: "T,R,B,L", help: "free of pins at the edges, in points [28]"),
        Option(
          "--bearing", value: "DEGREES", help: "the direction that points up, clockwise from north"),
        Option("--missing-tiles", value: "POLICY", help: "parent, blank or fail [parent]"),
        Option("--attribution", value: "TEXT|auto|none", help: "the credit in the corner [auto]"),
        Option(
          "--names", value: "beside|none",
          help: "places' names beside their pins [beside where there is no list]"),
      ]
    ),
    (
      "Places",
      PlaceArguments.typedOptions + [
        Option("--title", value: "TEXT", help: "the heading of the list"),
        Option("--query", value: "TEXT", help: "only places whose name or detail holds this"),
        Option(
          "--sort", value: "name|distance|input|PROPERTY",
          help: "the order; a leading - turns a property's order round"),
        Option("--near", value: "LON,LAT", help: "where distances are measured from"),
        Option("--limit", value: "COUNT", help: "at most this many places"),
        Option("--select", value: "NUMBER|NAME", help: "the place that stands out"),
        Option("--group", value: "folder|PROPERTY", help: "what places are gathered by"),
        Option(
          "--numbering", value: "numbers|letters|labels|none|PROPERTY",
          help: "what pins and rows bear [numbers]"),
        Option(
          "--number-by", value: "name|distance|input|PROPERTY",
          help: "the order in which numbers are given [that of the list]"),
      ]
    ),
    ("Pins", PinArguments.options),
    ("Files of places", PlaceArguments.readingOptions),
    (
      "Picture",
      RenderFiles.options + [
        Option(
          "--size", value: "WxH[px|mm|in]", help: "the whole picture [800x600 points of 1/96 inch]"),
        Option("--width", "-w", value: "POINTS", help: "its width"),
        Option("--height", value: "POINTS", help: "its height"),
        Option("--scale", "-r", value: "RATIO", help: "pixels per point [1]"),
        Option("--dpi", value: "DPI", help: "the same as a density: 96 is scale 1"),
        Option(
          "--layout", value: "NAME|FILE",
          help:
            "list-map, map-list, map, list, row, column, segmented, tabs, overlay, pages, poster, "
            + "or a layout file [list-map]"),
        Option("--show", value: "NAME", help: "the child that segments and tabs show, by its name"),
        Option(
          "--page", value: "NUMBER|all",
          help: "the page that is shown, from 1; all writes name-1.png, name-2.png, …"),
        Option("--rtl", help: "from right to left: rows, and the side the next picture comes from"),
        Option("--background", value: "COLOUR", help: "under everything, as in CSS"),
        Option(
          "--fonts-dir", value: "DIR", help: "fonts searched before the system's; may be repeated"),
        Option(
          "--glyphs", value: "DIR|ZIP",
          help: "glyph packs, FONTSTACK/RANGE.pbf, for the map's labels; fonts for what they lack"),
        Option("--no-system-fonts", help: "only fonts of --fonts-dir"),
      ]
    ),
    (
      "Messages",
      [
        Option("--strict", help: "a missing glyph is an error"),
        Option("--quiet", "-q", help: "no notes, only errors"),
        Option("--verbose", "-v", help: "every note, not only the first of each kind"),
        Option("--help", "-h", help: "this text"),
      ]
    ),
  ]

  static let table = OptionTable(options: groups.flatMap(\.options))
}
