import Testing
import ZipReading

@testable import Places

/// An archive of stored members, written after APPNOTE §4.3.
enum WrittenZip {
  static func archive(_ members: [(name: String, text: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> ($0 * 8) & 255) }
    }
    for (name, text) in members {
      let data = Array(text.utf8)
      let offset = bytes.count
      let common =
        little(20, 2) + little(0, 8) + little(Int(checksum(data)), 4) + little(data.count, 4)
        + little(data.count, 4) + little(name.utf8.count, 2) + little(0, 2)
      bytes += little(0x0403_4B50, 4) + common + Array(name.utf8) + data
      directory +=
        little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 10) + little(offset, 4)
        + Array(name.utf8)
    }
    let start = bytes.count
    bytes += directory
    bytes += little(0x0605_4B50, 4) + little(0, 4) + little(members.count, 2)
    bytes += little(members.count, 2) + little(directory.count, 4) + little(start, 4) + little(0, 2)
    return bytes
  }

  /// CRC-32 bit by bit (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

@Suite struct KMZArchiveTests {
  private let kml =
    "<kml><Placemark><name>A</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>"

  @Test(arguments: ["doc.kml", "Places/My Map.KML", "whatever.xml"])
  func anyNameOfTheMember(_ name: String) throws {
    let bytes = WrittenZip.archive([("files/a.txt", "no"), (name, kml)])
    let file = try PlaceReader().read(bytes, path: "trip.kml")
    #expect(file.format == "KMZ" && file.places.map(\.name) == ["A"])
  }

  @Test func allMembersAreRead() throws {
    let other = kml.replacing("A<", with: "B<")
    let bytes = WrittenZip.archive([("b.kml", other), ("doc.kml", kml)])
    let file = try PlaceReader().read(bytes, path: "p")
    #expect(file.places.map(\.name) == ["A", "B"])
    #expect(file.report.notes == ["all KML in the archive is read: doc.kml, b.kml"])
  }

  @Test func otherArchives() {
    let excel = WrittenZip.archive([("xl/workbook.xml", "<workbook/>")])
    #expect(
      throws: PlacesError.noKML(path: "p", kind: "an Excel workbook; save it as CSV")
    ) { try PlaceReader().read(excel, path: "p") }
    #expect(throws: PlacesError.zip(path: "p", .notAnArchive)) {
      try PlaceReader().read(Array(excel.prefix(40)), path: "p")
    }
  }
}
