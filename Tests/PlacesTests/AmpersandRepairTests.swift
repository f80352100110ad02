import GeoCore
import Testing

@testable import Places

@Suite("Signs of XML that stand for themselves")
struct AmpersandRepairTests {
  private static let cases: [(text: String, repaired: String, count: Int)] = [
    ("<a>B & C</a>", "<a>B &amp; C</a>", 1),
    ("<a>?x=1&y=2&z</a>", "<a>?x=1&amp;y=2&amp;z</a>", 2),
    (#"<a href="?x=1&y=2"/>"#, #"<a href="?x=1&amp;y=2"/>"#, 1),
    // References of all kinds, whoever declares them.
    (
      "<a>&amp;&#38;&#x26;&#xaF;&nbsp;&a.b-c_1;</a>",
      "<a>&amp;&#38;&#x26;&#xaF;&nbsp;&a.b-c_1;</a>", 0
    ),
    (
      "<a>&#;&#x;&#xg;&#3a;&;&1a;& amp;</a>",
      "<a>&amp;#;&amp;#x;&amp;#xg;&amp;#3a;&amp;;&amp;1a;&amp; amp;</a>", 7
    ),
    // Where the sign means nothing else.
    (
      "<a><!-- B & C --><![CDATA[D & E]]>F & G<?h & i?></a>",
      "<a><!-- B & C --><![CDATA[D & E]]>F &amp; G<?h & i?></a>", 1
    ),
    ("<a><![CDATA[x]] & ]>&]]>&</a>", "<a><![CDATA[x]] & ]>&]]>&amp;</a>", 1),
    ("a&", "a&amp;", 1), ("<", "<", 0), ("", "", 0),
    (
      "<a>& no reference is as long as what ends here;</a>",
      "<a>&amp; no reference is as long as what ends here;</a>", 1
    ),
  ]

  @Test("They are repaired wherever the text is cut into pieces", arguments: cases)
  func pieces(text: String, repaired: String, count: Int) {
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      var repair = AmpersandRepair()
      var out: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        out += repair.repair(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      out += repair.repair([], isLast: true)
      #expect(String(decoding: out, as: UTF8.self) == repaired, "pieces of \(size)")
      #expect(repair.count == count)
    }
  }

  @Test("A file with such signs is read, and that is told with the line of the first")
  func file() throws {
    let text = """
      <?xml version="1.0"?>
      <kml><Document><name>Bed & Breakfast</name>
      <Placemark><name>Marks &amp; Spencer</name><description>http://a.b/?c=1&d=2</description>
      <Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>
      """
    for (text, format) in [
      (text, "KML"),
      (
        #"<gpx><wpt lat="2" lon="1"><name>Marks &amp; Spencer</name><desc>&</desc>\#n</wpt><wpt lat="2" lon="1"><name>A & B</name></wpt></gpx>"#,
        "GPX"
      ),
    ] {
      let file = try PlaceReader().read(Array(text.utf8), path: "a")
      #expect(file.format == format && file.places.first?.name == "Marks & Spencer")
      let line = format == "KML" ? 2 : 1
      #expect(
        file.diagnostics.map(\.message) == [
          "a: 2 '&', the first on line \(line), stand for themselves; XML asks for '&amp;'"
        ])
    }
    #expect(
      try PlaceReader().read(
        Array(
          "<kml><Placemark><name>A&B</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>"
            .utf8),
        path: "a"
      ).diagnostics.map(\.message) == [
        "a: an '&' on line 1 stands for itself; XML asks for '&amp;'"
      ])
  }
}
