import GeoCore
import MapRendering
import MapStyle

extension StyleOpening {
  /// Adds the images of all sprites, those of the ones that are not the default under `id:name`.
  func addSprites(of style: Style, to resources: inout MapResources) {
    for sprite in style.sprites {
      do throws(OpeningError) {
        let prefix = sprite.id == "default" ? "" : sprite.id + ":"
        let sheet = try nearestSheet(at: sprite.url)
        for (name, image) in sheet.images { resources.images.add(image, named: prefix + name) }
        resources.diagnostics += sheet.notes.map { Diagnostic(.missingImage, $0) }
      } catch {
        resources.diagnostics.append(
          Diagnostic(.missingImage, "the sprite is not read: \(error)"))
      }
    }
  }

  // Published styles name the address they are published at; whoever keeps one keeps its sprite beside it, under the
  // end of that address.
  private func nearestSheet(at url: String) throws(OpeningError) -> SpriteSheet {
    let url = url.hasPrefix(Self.folderToken) ? String(url.dropFirst(Self.folderToken.count)) : url
    do throws(OpeningError) {
      return try sheet(at: url)
    } catch {
      for ending in Self.endings(of: url) {
        if let found = try? sheet(at: ending) { return found }
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
  private func sheet(at url: String) throws(OpeningError) -> SpriteSheet {
    guard pixelRatio > 1 else { return try sheet(at: url, "") }
    do throws(OpeningError) {
      return try sheet(at: url, "@2x")
    } catch {
      return try sheet(at: url, "")
    }
  }

  private func sheet(at url: String, _ suffix: String) throws(OpeningError) -> SpriteSheet {
    let address = Self.address(url, suffix + ".json")
    let index = try json(at: address)
    return SpriteSheet(index, at: address, try image(at: Self.address(url, suffix + ".png")))
  }

  /// An ending goes before what is asked of a server.
  private static func address(_ url: String, _ ending: String) -> String {
    guard let mark = url.firstIndex(of: "?") else { return url + ending }
    return url[..<mark] + ending + url[mark...]
  }
}
