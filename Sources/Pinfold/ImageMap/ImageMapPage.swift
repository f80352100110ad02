import GeoCore

extension ImageMap {
  /// A whole page: the picture, its areas, and a line for each place below it, to which areas lead whose place has no
  /// address of its own.
  ///
  /// - Parameters:
  ///   - source: The address of the picture as seen from the page.
  ///   - name: What the map is called on the page; only letters, digits and hyphens of it are used.
  public func page(source: String, name: String = "map") -> String {
    """
    <!doctype html>
    <html lang="\(HTMLText.attribute(language))">
    <head>
    <meta charset="utf-8">
    <title>\(HTMLText.escaped(title))</title>
    </head>
    <body>
    \(fragment(source: source, name: name))</body>
    </html>

    """
  }

  /// The same without the page around it, to be put into another.
  ///
  /// - Parameters:
  ///   - source: The address of the picture as seen from the page.
  ///   - name: What the map is called, which must be its own on the page.
  public func fragment(source: String, name: String = "map") -> String {
    let name = HTMLText.identifier(name)
    var text = "<figure>\n"
    text += "<img src=\"\(HTMLText.attribute(source))\" width=\"\(Self.whole(size.width))\" "
    text += "height=\"\(Self.whole(size.height))\" "
    text += "alt=\"\(HTMLText.attribute(alternativeText.short))\" usemap=\"#\(name)\">\n"
    text += "<map name=\"\(name)\">\n"
    for area in areas { text += Self.element(area, name) }
    text += "</map>\n<figcaption>\n<p>\(HTMLText.escaped(alternativeText.short))</p>\n"
    if !lines.isEmpty {
      text += "<ul>\n" + lines.map { Self.element($0, name) }.joined() + "</ul>\n"
    }
    return text + "</figcaption>\n</figure>\n"
  }

  private static func element(_ area: Area, _ name: String) -> String {
    let (shape, coordinates) = coordinates(area.shape)
    let text = HTMLText.attribute(area.text)
    let link = HTMLText.attribute(area.link ?? "#\(name)-\(area.place)")
    return "<area shape=\"\(shape)\" coords=\"\(coordinates)\" href=\"\(link)\" "
      + "alt=\"\(text)\" title=\"\(text)\">\n"
  }

  private static func element(_ line: Line, _ name: String) -> String {
    let text = HTMLText.escaped(line.text)
    let words = line.link.map { "<a href=\"\(HTMLText.attribute($0))\">\(text)</a>" } ?? text
    return "<li id=\"\(name)-\(line.place)\" dir=\"auto\">\(words)</li>\n"
  }

  private static func coordinates(_ shape: Shape) -> (String, String) {
    switch shape {
    case .rect(let rect):
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      return ("rect", edges.map(tenths).joined(separator: ","))
    case .polygon(let corners):
      return ("poly", corners.flatMap { [$0.x, $0.y] }.map(tenths).joined(separator: ","))
    case .circle(let center, let radius):
      return ("circle", [center.x, center.y, radius].map(tenths).joined(separator: ","))
    }
  }

  // A tenth of a CSS pixel is finer than anyone points.
  private static func tenths(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  // The attributes of a size are whole numbers.
  private static func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }
}

/// Texts as HTML can hold them.
enum HTMLText {
  /// Between tags.
  static func escaped(_ text: String) -> String { escaped(text, quotes: false) }

  /// Between double quotes.
  static func attribute(_ text: String) -> String { escaped(text, quotes: true) }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quotes: escaped += "&quot;"
      default: if isAllowed(scalar) { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  // Controls and noncharacters are errors in a document (HTML §13.1).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: true
    case ..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// A name made of what names of elements, fragments of addresses and selectors all take: ASCII letters, digits,
  /// hyphens; it begins with a letter.
  static func identifier(_ text: String) -> String {
    var name = ""
    for scalar in text.lowercased().unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
      if isPlain {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.last == "-" { name.removeLast() }
    guard let first = name.first else { return "map" }
    return first.isLetter ? name : "map-\(name)"
  }
}
