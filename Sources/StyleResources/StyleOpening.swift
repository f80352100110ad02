public import FileAccess
import GeoCore
import JSONReading
public import MapRendering
public import MapStyle

/// Opens what a style names: its sources and its sprites.
public struct StyleOpening: Sendable {
  let locator: any ResourceLocator
  /// Pixels per logical point that images and tiles are wanted for.
  let pixelRatio: Double
  /// The files that were read so far, other than tiles.
  public let files = OpenedFiles()

  /// Opens what lies where `locator` says.
  public init(locator: any ResourceLocator, pixelRatio: Double = 1) {
    self.locator = locator
    self.pixelRatio = pixelRatio
  }

  /// Everything a style names that can be opened; what cannot is among the diagnostics, but for tiles and documents
  /// on a network, of which nothing is known here.
  ///
  /// - Parameter known: the names of sources that are opened otherwise.
  public func open(_ style: Style, without known: Set<String> = []) -> MapResources {
    var resources = MapResources()
    for (name, source) in style.sources where !known.contains(name) {
      do throws(OpeningError) {
        resources.sources[name] = try open(source, named: name, &resources.diagnostics)
      } catch {
        guard !error.isUnreachable else { continue }
        resources.diagnostics.append(Diagnostic(.input, "source '\(name)': \(error)"))
      }
    }
    addSprites(of: style, to: &resources)
    return resources
  }

  private func open(
    _ source: StyleSource, named name: String, _ notes: inout [Diagnostic]
  ) throws(OpeningError) -> MapSource? {
    var opened: MapSource?
    switch source.kind {
    case .vector, .raster, .rasterDEM: opened = try tiles(of: source)
    case .geoJSON(let data): opened = try features(data, of: source, named: name, &notes)
    case .image(let corners): opened = try picture(source, corners)
    case .other: break
    }
    opened?.promotedIDs = source.promotedIDs
    return opened
  }
}

extension StyleSource {
  /// `promoteId`: a property for all layers, or one for each.
  fileprivate var promotedIDs: [String: String] {
    guard let node = node["promoteId"] else { return [:] }
    if let name = node.string { return ["": name] }
    let pairs = (node.object ?? []).compactMap { member in
      member.node.string.map { (member.name, $0) }
    }
    return Dictionary(pairs) { $1 }
  }
}
