import Glibc
import Places

/// The options that say where places come from and how their files are read.
enum PlaceArguments {
  /// How files are read.
  static let readingOptions: [Option] = [
    Option("--lat-column", value: "COLUMN", help: "the latitude's, by name or number from 1"),
    Option("--lon-column", value: "COLUMN", help: "the longitude's"),
    Option("--name-column", value: "COLUMN", help: "the names', or the property that holds them"),
    Option("--encoding", value: "NAME", help: "of the text, such as shift_jis"),
    Option("--delimiter", value: "SIGN", help: "between columns; tab is a word for it"),
  ]

  /// Places and shapes that are typed.
  static let typedOptions: [Option] = [
    Option(
      "--marker", "-m", value: "MARKER",
      help: "'color:red|label:A|60.17,24.94', latitude first; may be repeated, as the next three"),
    Option("--path", value: "PATH", help: "'color:blue|weight:5|LAT,LON|LAT,LON' or enc:POLYLINE"),
    Option("--area", value: "AREA", help: "'fillcolor:0x0000ff44|LAT,LON|LAT,LON|LAT,LON'"),
    Option("--circle", value: "CIRCLE", help: "'radius:500m|LAT,LON'"),
  ]

  /// What the options of reading say.
  static func reading(_ parsed: OptionTable.Parsed) -> PlaceReadingOptions {
    var reading = PlaceReadingOptions()
    reading.latColumn = parsed["--lat-column"]
    reading.lonColumn = parsed["--lon-column"]
    reading.nameColumn = parsed["--name-column"]
    reading.encoding = parsed["--encoding"]
    reading.delimiter = parsed["--delimiter"]
    return reading
  }

  /// The places of all markers, in order.
  static func markers(_ parsed: OptionTable.Parsed) throws(UsageError) -> [Place] {
    var places: [Place] = []
    for text in parsed.all("--marker") {
      do throws(TypedError) {
        places += try TypedMarkers.places(text, firstIndex: places.count)
      } catch {
        throw .badValue(option: "--marker", value: text, expected: words(error))
      }
    }
    return places
  }

  /// The shapes of all paths, then areas, then circles.
  static func shapes(_ parsed: OptionTable.Parsed) throws(UsageError) -> [PlaceShape] {
    var shapes: [PlaceShape] = []
    for option in ["--path", "--area", "--circle"] {
      for text in parsed.all(option) {
        do throws(TypedError) {
          switch option {
          case "--path": shapes.append(try TypedShapes.path(text))
          case "--area": shapes.append(try TypedShapes.area(text))
          default: shapes.append(try TypedShapes.circle(text))
          }
        } catch {
          throw .badValue(option: option, value: text, expected: words(error))
        }
      }
    }
    return shapes
  }

  /// What was expected instead, for a usage error.
  static func words(_ error: TypedError) -> String {
    switch error {
    case .notUnderstood(let part): "understood: '\(part)' is neither LAT,LON nor name:value"
    case .badValue(let name, let value, let expected):
      "understood: \(name) '\(value)' is not \(expected)"
    case .outOfRange(let part, let hint): "on the earth: '\(part)'; \(hint)"
    case .tooFewPoints(let count, let needed):
      "complete: it has \(count) points and needs \(needed)"
    }
  }

  /// Draws a line about how far a reading has come, on a terminal only, and only where it takes long.
  @Sendable static func progress(_ progress: PlaceProgress) {
    guard isatty(STDERR_FILENO) == 1, progress.bytesRead >= quietBytes else { return }
    let megabytes = progress.bytesRead / 1_000_000
    let share = progress.byteCount.map { $0 > 0 ? " of \($0 / 1_000_000)" : "" } ?? ""
    Terminal.progress(
      "pinfold: reading \(progress.path): \(megabytes)\(share) MB, \(progress.placeCount) places",
      isDone: progress.byteCount.map { progress.bytesRead >= $0 } ?? false)
  }

  /// What is read in the blink of an eye.
  private static let quietBytes = 16_000_000
}
