import ZipReading

/// KMZ: KML in a ZIP archive, whatever the archive and its members are called.
struct KMZArchive {
  /// The most KML in one archive, unpacked.
  static let maximumSize = 1 << 29

  private let archive: ZipArchive
  private let path: String

  init(_ bytes: [UInt8], path: String) throws(PlacesError) {
    self.path = path
    do throws(ZipError) { archive = try ZipArchive(bytes) } catch {
      throw .zip(path: path, error)
    }
  }

  /// The texts of the KML members, the main one first, with their names.
  ///
  /// - Throws: `PlacesError.zip`, or `.noKML` where there are none.
  func texts() throws(PlacesError) -> [(name: String, bytes: [UInt8])] {
    // What macOS adds beside each member is no KML.
    let all = archive.members.filter {
      !$0.name.hasPrefix("__MACOSX/") && !$0.name.contains("/._") && !$0.name.hasPrefix("._")
    }
    var members = all.filter { $0.name.lowercased().hasSuffix(".kml") }
    if members.isEmpty {
      // Any other name will do; pictures and their like are no XML.
      for member in all where try isKML(try read(member)) { members.append(member) }
    }
    guard !members.isEmpty else { throw .noKML(path: path, kind: kind) }
    // OGC KML 2.3, annex C: the first in the archive is the root; by custom it is called doc.kml.
    let main = members.firstIndex { $0.name.lowercased() == "doc.kml" } ?? 0
    members.swapAt(0, main)
    var texts: [(name: String, bytes: [UInt8])] = []
    var size = 0
    for member in members {
      let bytes = try read(member)
      size += bytes.count
      guard size <= Self.maximumSize else {
        throw .zip(path: path, .tooLarge(member: member.name, limit: Self.maximumSize))
      }
      texts.append((member.name, bytes))
    }
    return texts
  }

  private func read(_ member: ZipArchive.Member) throws(PlacesError) -> [UInt8] {
    do throws(ZipError) { return try archive.read(member) } catch {
      throw .zip(path: path, error)
    }
  }

  private func isKML(_ bytes: [UInt8]) throws(PlacesError) -> Bool {
    KMLFormat.recognizes(FileStart(Array(bytes.prefix(FileStart.length))))
  }

  /// What other archives people have for tables.
  private var kind: String {
    let names = archive.members.map { $0.name.lowercased() }
    if names.contains("xl/workbook.xml") { return "an Excel workbook; save it as CSV" }
    if names.contains("content.xml") { return "an OpenDocument file; save its table as CSV" }
    if names.contains(where: { $0.hasSuffix(".shp") }) {
      return "an archive of a shapefile; convert it to GeoJSON"
    }
    return "a ZIP archive"
  }
}
