import Colorimetry
import XMLReading

/// What a KML style says of pins, lines and areas (OGC KML 2.3 §12).
struct KMLStyle {
  var pin: Color?
  var shape = ShapeStyle()

  /// Reads a `Style`.
  init(_ node: XMLNode) {
    if let icon = node.child("IconStyle") {
      let tint = Self.color(icon)
      // White leaves an icon's own colour, which its name may tell.
      pin =
        tint != nil && tint != Color(rgb: 0xFFFFFF)
        ? tint : icon.child("Icon")?.child("href")?.words.flatMap(Self.color(ofIcon:))
    }
    if let line = node.child("LineStyle") {
      shape.stroke = Self.color(line)
      shape.strokeWidth = line.child("width")?.words.flatMap(Double.init).flatMap {
        (0...1000).contains($0) ? $0 : nil
      }
    }
    if let area = node.child("PolyStyle") {
      shape.fill = Self.color(area)
      if shape.fill != nil { shape.fillOpacity = 1 }
      if area.child("fill")?.words == "0" { shape.fillOpacity = 0 }
      if area.child("outline")?.words == "0" { shape.strokeOpacity = 0 }
    }
  }

  /// `aabbggrr` in hexadecimal (§12.4).
  private static func color(_ node: XMLNode) -> Color? {
    guard var text = node.child("color")?.words else { return nil }
    if text.hasPrefix("#") { text.removeFirst() }
    if text.utf8.count == 6 { text = "ff" + text }
    guard text.utf8.count == 8, let value = UInt32(text, radix: 16) else { return nil }
    var color = Color(rgb: (value & 0xFF) << 16 | value & 0xFF00 | value >> 16 & 0xFF)
    color.alpha = Double(value >> 24) / 255
    return color
  }

  /// The colours of the icons that come with Google Earth, by the beginnings of their names.
  private static func color(ofIcon address: String) -> Color? {
    guard address.contains("paddle/") || address.contains("pushpin/") || address.contains("dot")
    else { return nil }
    let name = address.split(separator: "/").last.map(String.init) ?? ""
    let beginning = String(name.prefix { $0 != "-" && $0 != "." && $0 != "_" })
    let colors: [String: UInt32] = [
      "ylw": 0xF4D03F, "blu": 0x2E6FD9, "blue": 0x2E6FD9, "grn": 0x2E9E4F, "green": 0x2E9E4F,
      "red": 0xD93A2E, "ltblu": 0x6CB8E6, "lightblue": 0x6CB8E6, "pink": 0xE67AB8,
      "purple": 0x8E4FC2, "orange": 0xE8892B, "wht": 0xF2F2F2,
    ]
    return colors[beginning].map { Color(rgb: $0) }
  }
}

/// The shared styles of a document.
struct KMLStyles {
  /// How many maps a style may stand behind: real ones have one.
  private static let maximumSteps = 8

  private var styles: [String: KMLStyle] = [:]
  private var maps: [String: String] = [:]

  /// Remembers a `Style`, `StyleMap` or `CascadingStyle`.
  mutating func add(_ node: XMLNode) {
    guard let id = node.attribute("id") else { return }
    switch node.name {
    case "Style": styles[id] = KMLStyle(node)
    case "CascadingStyle": styles[id] = node.child("Style").map(KMLStyle.init)
    default:
      guard let (url, style) = Self.normal(node) else { return }
      if let style { styles[id] = style } else if let url { maps[id] = url }
    }
  }

  /// The style of an address such as `#id` or `other.kml#id`, or nothing where it is not known.
  func style(_ url: String) -> KMLStyle? {
    var id = Self.id(url)
    for _ in 0..<Self.maximumSteps {
      if let style = styles[id] { return style }
      guard let next = maps[id] else { return nil }
      id = Self.id(next)
    }
    return nil
  }

  /// What a map, or a placemark's own one, shows when nothing points at it.
  static func normal(_ map: XMLNode) -> (url: String?, style: KMLStyle?)? {
    let pair = map.children.first { $0.name == "Pair" && $0.child("key")?.words == "normal" }
    guard let pair else { return nil }
    return (pair.child("styleUrl")?.words, pair.child("Style").map(KMLStyle.init))
  }

  private static func id(_ url: String) -> String {
    url.lastIndex(of: "#").map { String(url[url.index(after: $0)...]) } ?? url
  }
}
