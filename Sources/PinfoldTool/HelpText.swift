/// What `--help` prints.
enum HelpText {
  static var text: String {
    let head = """
      Maps with pins and the list that belongs to them, as pictures, offline.

      usage: pinfold render [PLACES …] [options] -o OUT.png
             pinfold info [--json] FILE …

      PLACES are GeoJSON, TopoJSON, CSV, GPX, KML or KMZ files; - is standard input.
      Without -t the world basemap is drawn; with it the world lies under the city.
      """
    let groups = RenderOptions.groups.map { group in
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
      What is in files of places: format, encoding, separator, columns, order of
      coordinates, how many rows were used and why the others were not.

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
