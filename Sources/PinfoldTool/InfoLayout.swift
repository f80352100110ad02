import GeoCore
import JSONReading
import Pinfold
import Typesetting

/// `pinfold info --layout`: where the panels of a layout lie.
struct InfoLayout {
  private let picture: SnapshotRequestParser?
  private let isJSON: Bool

  /// Everything that can be said of a picture, but for where it goes.
  static let table: OptionTable = {
    let output = RenderFiles.options.map(\.name)
    return OptionTable(
      options: RenderOptions.table.options.filter { !output.contains($0.name) }
        + [Option("--json", help: "as JSON")])
  }()

  /// Reads a command line.
  ///
  /// - Throws: `Failure` with the status of usage.
  init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      let parsed = try Self.table.parse(words)
      isJSON = parsed.has("--json")
      guard !parsed.has("--help") else {
        picture = nil
        return
      }
      guard parsed["--layout"] != nil else { throw .missingOption("--layout NAME|FILE") }
      picture = try SnapshotRequestParser(parsed)
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    guard let picture else { return Terminal.output(HelpText.text) }
    do throws(SnapshotError) {
      let frames = try SnapshotRenderer(fonts: picture.fonts).frames(picture.request)
      Terminal.output(isJSON ? Self.json(frames) : Self.text(frames))
    } catch {
      throw Failure(error)
    }
  }

  /// A panel a line, its children indented below it: type, name, and `x,y WxH` in points.
  static func text(_ frames: [PanelFrame]) -> String {
    let heads = frames.map { frame in
      String(repeating: "  ", count: frame.depth) + frame.type
        + (frame.name.map { " '\($0)'" } ?? "")
    }
    let column = (heads.map(\.count).max() ?? 0) + 2
    let rows = zip(heads, frames).map { head, frame in
      head + String(repeating: " ", count: column - head.count) + words(frame.frame)
    }
    return rows.joined(separator: "\n")
  }

  private static func words(_ rect: Rect?) -> String {
    guard let rect else { return "not shown" }
    return "\(short(rect.minX)),\(short(rect.minY)) \(short(rect.width))x\(short(rect.height))"
  }

  /// An object a panel: `type`, `name`, `depth`, and `frame` as [x, y, width, height] or null.
  static func json(_ frames: [PanelFrame]) -> String {
    let rows = frames.map { frame in
      let name = frame.name.map(JSONWriter.quoted) ?? "null"
      let rect = frame.frame.map { r in
        "[\([r.minX, r.minY, r.width, r.height].map(short).joined(separator: ", "))]"
      }
      return
        "  {\"type\": \(JSONWriter.quoted(frame.type)), \"name\": \(name), \"depth\": \(frame.depth), "
        + "\"frame\": \(rect ?? "null")}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]"
  }

  // Frames lie on device pixels: thousandths of a point are finer than any.
  private static func short(_ x: Double) -> String {
    let rounded = (x * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
