import Pinfold

/// What becomes of a transition's frames.
enum AnimationOutput: Equatable {
  /// One animated PNG, shown `plays` times, 0 for ever.
  case animation(path: String, plays: UInt32)
  /// A file for each frame.
  case frames(FrameNames)
  /// Frames side by side in one picture.
  case strip(FrameGrid, path: String, PictureFormat)

  init(_ parsed: OptionTable.Parsed) throws(UsageError) {
    guard let path = parsed["--output"], !path.isEmpty else { throw .missingOption("-o FILE") }
    let format = try Self.format(parsed, path)
    if let text = parsed["--strip"] {
      if parsed["--loop"] != nil { throw .contradiction("--strip", "--loop") }
      let grid = try ValueParser(option: "--strip").grid(text)
      self = .strip(grid, path: path, format)
      return
    }
    guard format == .png else {
      throw .badValue(
        option: "-o", value: path, expected: "a .png; only a --strip can be PDF or SVG")
    }
    if path.contains("%") {
      guard let names = FrameNames(path) else {
        throw .badValue(
          option: "-o", value: path, expected: "a name with one %d or %03d for the number")
      }
      if parsed["--loop"] != nil { throw .contradiction("frames of their own", "--loop") }
      self = .frames(names)
    } else {
      let plays = try parsed["--loop"].map { text throws(UsageError) in
        try ValueParser(option: "--loop").plays(text)
      }
      self = .animation(path: path, plays: plays ?? 0)
    }
  }

  private static func format(
    _ parsed: OptionTable.Parsed, _ path: String
  ) throws(UsageError) -> PictureFormat {
    if let name = parsed["--format"] {
      return try ValueParser(option: "--format").choice(name, PictureFormat.self)
    }
    if let format = PictureFormat(ending: path) { return format }
    if path == "-" || path.lowercased().hasSuffix(".apng") { return .png }
    throw .badValue(option: "-o", value: path, expected: "a .png, .apng, .pdf or .svg; or give -f")
  }
}

/// File names with a number in them, such as `frame-%03d.png`.
struct FrameNames: Equatable {
  private let before: String
  private let after: String
  private let digits: Int

  /// Nothing where there is not exactly one place for the number: `%d`, or `%0Nd` for at least N digits, 1…9.
  init?(_ pattern: String) {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    var rest = parts[1]
    var digits = 1
    if rest.first == "0" {
      rest.removeFirst()
      guard let digit = rest.popFirst()?.wholeNumberValue, (1...9).contains(digit) else {
        return nil
      }
      digits = digit
    }
    guard rest.popFirst() == "d" else { return nil }
    (before, after, self.digits) = (String(parts[0]), String(rest), digits)
  }

  func path(_ number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
