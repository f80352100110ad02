/// What `--help` prints, for each command.
enum HelpText {
  static var text: String {
    let head = """
      Maps with pins and the list that belongs to them, as pictures, offline.

      usage: pinfold render [PLACES …] [options] -o OUT.png
             pinfold animate [PLACES …] [options] -o OUT.png (see pinfold animate --help)
             pinfold info [--json] FILE … (see pinfold info --help)
             pinfold info --layout NAME|FILE [PLACES …] [options] [--json]

      PLACES are GeoJSON, TopoJSON, CSV, GPX, KML or KMZ files; - is standard input.
      Without -t the world basemap is drawn; with it the world lies under the city.
      info says what is in files of places, tiles and styles, or where the panels of a layout lie in a
      picture of these options.
      """
    return whole(head, RenderOptions.groups)
  }

  static var animate: String {
    let head = """
      The way from one layout of a picture to another, as an animation.

      usage: pinfold animate [PLACES …] --from list --to map --transition flip -o OUT.png

      PLACES and all options of the picture are those of pinfold render.
      """
    return whole(head, AnimateOptions.groups)
  }

  private static func whole(
    _ head: String, _ groups: [(title: String, options: [Option])]
  ) -> String {
    let groups = groups.map { group in
      ([group.title + ":"] + group.options.map(line)).joined(separator: "\n")
    }
    let tail = """
      Exit status: 0 done, 2 usage, 3 input, 4 tiles missing, 5 glyphs missing,
      6 cannot write, 70 a fault of ours.
      """
    return ([head] + groups + [tail]).joined(separator: "\n\n")
  }

  /// What `pinfold info --help` prints.
  static var info: String {
    let head = """
      What is in files, told by their content: of places the format, encoding, separator,
      columns, order of coordinates, how many rows were used and why the others were not;
      of archives of tiles the zooms, extent, schema, layers and fields; of styles the
      layers, sources, fonts and sprites, and what is not drawn; and what is odd.

      usage: pinfold info [--json] FILE …
      """
    return head + "\n\n" + InfoCommand.options.map(line).joined(separator: "\n")
  }

  private static let column = 32

  private static func line(_ option: Option) -> String {
    let names = option.names.reversed().joined(separator: ", ")
    let left = "  " + names + (option.value.map { " " + $0 } ?? "")
    let pad =
      left.count < column
      ? String(repeating: " ", count: column - left.count)
      : "\n" + String(repeating: " ", count: column)
    return left + pad + option.help
  }
}
