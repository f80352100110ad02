import FileAccess
import Glibc
import GoldenKit
import Imaging

/// Cases as a page for the eye: expected, actual and difference side by side.
struct RenderSuiteReport {
  /// The page; the pictures lie in a folder beside it that is called like it without its ending.
  let path: String

  /// Writes the page and the pictures of all verdicts that have some.
  ///
  /// - Throws: where a file cannot be written.
  func write(_ verdicts: [RenderSuiteVerdict], summary: [String]) throws(RenderSuiteError) {
    let folder = path.hasSuffix(".html") ? String(path.dropLast(5)) : path + "-pictures"
    guard unsafe mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .cannotRead(path: folder, reason: unsafe String(cString: strerror(errno)))
    }
    var rows: [String] = []
    for verdict in verdicts {
      rows.append(try row(verdict, folder))
    }
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><title>Render suite</title>
      <style>body{font:14px sans-serif} img{background:#ccc;image-rendering:pixelated;max-width:100%}
      section{border-top:1px solid #999;padding:8px 0}</style>
      <p>\(summary.map { $0.escaped }.joined(separator: "<br>"))</p>
      <p>Expected, actual, and how far they are apart, magnified.</p>
      \(rows.joined(separator: "\n"))

      """
    try write(Array(page.utf8), to: path)
  }

  private func row(
    _ verdict: RenderSuiteVerdict, _ folder: String
  ) throws(RenderSuiteError) -> String {
    let words = "<b>\(verdict.name.escaped)</b> \((verdict.reason ?? "passes").escaped)"
    guard let pictures = verdict.pictures else { return "<section>\(words)</section>" }
    let name = Self.fileName(verdict.name)
    let sheet = DifferencePicture.make(pictures.expected, pictures.actual)
    let bytes: [UInt8]
    do throws(ImagingError) {
      bytes = try PNGEncoder.encode(sheet)
    } catch {
      throw .painting("\(error)")
    }
    try write(bytes, to: "\(folder)/\(name)")
    let base = folder.split(separator: "/").last.map(String.init) ?? folder
    return "<section>\(words)<br><img src=\"\(base)/\(name)\"></section>"
  }

  private func write(_ bytes: [UInt8], to path: String) throws(RenderSuiteError) {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  /// Names with only letters, digits and a few marks, so that they mean the same in an address.
  static func fileName(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": text.unicodeScalars.append(scalar)
      case "/": text += "--"
      default: text += "_\(scalar.value)_"
      }
    }
    return text + ".png"
  }
}

extension String {
  fileprivate var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
