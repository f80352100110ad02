import GeoCore
public import Imaging
public import JSONReading
public import MapRendering
import MapStyle

extension StyleOpening {
  /// Adds the images of all sprites, those of the ones that are not the default under `id:name`.
  func addSprites(of style: Style, to resources: inout MapResources) {
    for sprite in style.sprites {
      do throws(OpeningError) {
        let prefix = sprite.id == "default" ? "" : sprite.id + ":"
        for (name, image) in try nearestImages(at: sprite.url) {
          resources.images.add(image, named: prefix + name)
        }
      } catch {
        resources.diagnostics.append(
          Diagnostic(.missingImage, "the sprite is not read: \(error)"))
      }
    }
  }

  // Published styles name the address they are published at; whoever keeps one keeps its sprite beside it, under the
  // end of that address.
  private func nearestImages(
    at url: String
  ) throws(OpeningError) -> [(name: String, image: StyleImage)] {
    let url = url.hasPrefix(Self.folderToken) ? String(url.dropFirst(Self.folderToken.count)) : url
    do throws(OpeningError) {
      return try images(at: url)
    } catch {
      for ending in Self.endings(of: url) {
        if let found = try? images(at: ending) { return found }
      }
      throw error
    }
  }

  /// What servers of styles put in for the folder of the style.
  private static let folderToken = "{styleJsonFolder}/"

  /// The ends of an address on a network, the longest first.
  private static func endings(of url: String) -> [String] {
    guard let scheme = url.firstRange(of: "://"), !url.hasPrefix("file:") else { return [] }
    // Files beside the style were asked of no server.
    let path = url[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").dropFirst().suffix(mostParts)
    guard !parts.contains("..") else { return [] }
    return parts.indices.map { parts[$0...].joined(separator: "/") }
  }

  /// Addresses have fewer parts; a file may hold one of any length.
  private static let mostParts = 8

  // Screens of more than one pixel a point have images of their own, but not every sprite has them.
  private func images(at url: String) throws(OpeningError) -> [(name: String, image: StyleImage)] {
    guard pixelRatio > 1 else { return try images(at: url, "") }
    do throws(OpeningError) {
      return try images(at: url, "@2x")
    } catch {
      return try images(at: url, "")
    }
  }

  private func images(
    at url: String, _ suffix: String
  ) throws(OpeningError) -> [(name: String, image: StyleImage)] {
    let index = try json(at: Self.address(url, suffix + ".json"))
    let sheet = try image(at: Self.address(url, suffix + ".png"))
    return (index.object ?? []).compactMap { member in
      Self.place(member.node).flatMap { sheet.part($0.x, $0.y, $0.width, $0.height) }
        .map { (member.name, StyleImage($0, described: member.node)) }
    }
  }

  /// An ending goes before what is asked of a server.
  private static func address(_ url: String, _ ending: String) -> String {
    guard let mark = url.firstIndex(of: "?") else { return url + ending }
    return url[..<mark] + ending + url[mark...]
  }

  private static func place(_ node: JSONNode) -> (x: Int, y: Int, width: Int, height: Int)? {
    let numbers = ["x", "y", "width", "height"].compactMap { node[$0]?.number }
    let whole = numbers.compactMap { Int(exactly: $0.rounded()) }
    guard whole.count == 4 else { return nil }
    return (whole[0], whole[1], whole[2], whole[3])
  }
}

extension StyleImage {
  /// Makes an image as an entry of a sprite's index describes it.
  public init(_ bitmap: Bitmap, described node: JSONNode) {
    self.init(bitmap)
    if let ratio = node["pixelRatio"]?.number, ratio > 0 { pixelRatio = ratio }
    isSDF = node["sdf"]?.bool ?? false
    stretchX = Self.ranges(node["stretchX"])
    stretchY = Self.ranges(node["stretchY"])
    if let edges = node["content"]?.array?.compactMap(\.number), edges.count == 4 {
      content = Rect(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3])
    }
    textFitWidth = node["textFitWidth"]?.string.flatMap(TextFit.init) ?? textFitWidth
    textFitHeight = node["textFitHeight"]?.string.flatMap(TextFit.init) ?? textFitHeight
  }

  private static func ranges(_ node: JSONNode?) -> [ClosedRange<Double>]? {
    node?.array?.compactMap { pair in
      guard let ends = pair.array?.compactMap(\.number), ends.count == 2, ends[0] <= ends[1] else {
        return nil
      }
      return ends[0]...ends[1]
    }
  }
}

extension Bitmap {
  /// A part, or nothing where it does not lie within.
  fileprivate func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, width >= 0, height >= 0, x <= self.width - width,
      y <= self.height - height
    else { return nil }
    var part = Bitmap(width: width, height: height)
    for row in 0..<height {
      let from = 4 * ((y + row) * self.width + x)
      part.pixels.replaceSubrange(
        4 * row * width..<4 * (row + 1) * width, with: pixels[from..<from + 4 * width])
    }
    return part
  }
}
