import Drawing
import GeoCore
import Testing

@testable import Painting

@Suite struct DocumentTextTests {
  private let list = DisplayList(size: Size(width: 10, height: 10))
  private let hostile = "a <b> & \"c\" ]]> \u{0}\u{1}\u{B}\u{FFFE}\u{7F}é 漢 😀"

  @Test("An SVG document that says what it shows is one picture, its title and its text first")
  func svg() throws {
    var options = SVGOptions()
    options.title = hostile
    options.description = "one\ntwo"
    let svg = String(decoding: try Painter().svg(list, options), as: UTF8.self)
    let words = "<title>a &lt;b&gt; &amp; \"c\" ]]&gt; é 漢 😀</title>\n<desc>one\ntwo</desc>"
    #expect(svg.contains(" role=\"img\">\n\(words)\n"))
    // Nothing else of the document changes.
    let plain = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(svg.replacing(" role=\"img\">\n\(words)", with: ">") == plain)
    #expect(!plain.contains("role=") && !plain.contains("<title>"))
  }

  @Test("A PDF document has a title and a subject")
  func pdf() throws {
    var options = PDFOptions()
    options.title = "Title"
    options.subject = "One two"
    let pdf = String(decoding: try Painter().pdf([list], options), as: UTF8.self)
    #expect(pdf.contains("/Title (Title)") && pdf.contains("/Subject (One two)"))
  }

  @Test("Texts longer than a string of a PDF can be are cut at a character")
  func bounded() {
    let text = DocumentText.bounded(String(repeating: "😀", count: 20_000))
    #expect(text.utf16.count <= DocumentText.longestString && text.hasSuffix("😀…"))
    #expect(text.utf16.count > DocumentText.longestString - 3)
    #expect(DocumentText.bounded("short") == "short")
  }
}
