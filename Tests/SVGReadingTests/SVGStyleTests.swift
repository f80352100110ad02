import Colorimetry
import GeoCore
import SVGReading
import Testing

@Suite struct SVGStyleTests {
  static let colors = [
    "r": Color(rgb: 0xFF0000), "g": Color(rgb: 0x008000), "b": Color(rgb: 0x0000FF),
  ]

  /// CSS 2.1 §6.4: attributes, then rules by specificity and place, then `style`, then what is important.
  @Test(arguments: [
    ("", "fill='red'", "r"), ("path{fill:blue}", "fill='red'", "b"),
    (".a{fill:green}path{fill:blue}", "class='x a'", "g"),
    ("#i{fill:red}.a{fill:green}", "class='a' id='i'", "r"),
    (".a{fill:red}.b{fill:blue}", "class='b a'", "b"),
    ("*{fill:green}", "", "g"), ("path.a{fill:green}.a{fill:blue}", "class='a'", "g"),
    (".a,.b{fill:blue}", "class='b'", "b"), ("#i{fill:red}", "id='i' style='fill:green'", "g"),
    ("path{fill:blue!important}", "style='fill:green'", "b"),
    ("path{fill:blue ! important}", "style='fill:green !important'", "g"),
    ("/* path{fill:red} */ path { fill : green ; }", "", "g"),
    ("<![CDATA[<!-- path{fill:green} -->]]>", "", "g"),
    ("@media print{path{fill:red}} path{fill:green}", "", "g"),
    ("@import 'x.css'; path{fill:green}", "", "g"), ("g path{fill:red}", "fill='green'", "g"),
    ("path{fill:nonsense}", "fill='green'", "b"), ("path{;;fill:green;x}", "", "g"),
    ("path{background:url(a;b:c);fill:green}", "", "g"),
  ])
  func cascade(_ sheet: String, _ attributes: String, _ expected: String) throws {
    let content = "<style>\(sheet)</style><g fill='blue'><path d='M0 0h9v9' \(attributes)/></g>"
    #expect(try drawing(content).painted.map(\.color) == [Self.colors[expected]])
  }

  @Test func inheritance() throws {
    let content = """
      <g color='red' fill='currentColor' stroke='green'><g color='blue' stroke='inherit'>
      <path d='M0 0h9v9'/></g></g>
      """
    #expect(try drawing(content).painted.map(\.color) == [Self.colors["b"], Self.colors["g"]])
  }

  @Test func fallbacksOfPaints() throws {
    let content = "<path d='M0 0h9v9' fill='url(#none) red'/><path d='M0 0h9v9' fill='url(#none)'/>"
    #expect(try drawing(content).painted.map(\.color) == [Self.colors["r"]])
  }

  @Test func entitiesOfIllustrator() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY st0 "fill:#008000;">
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
      ]>
      <svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 9 9"><metadata><i:x/></metadata><switch>
      <foreignObject requiredExtensions="&ns_ai;"/><g i:extraneous="self">
      <path style="&st0;" d="M0,0h9v9"/></g></switch><i:pgf>abc</i:pgf></svg>
      """
    let drawing = try SVGDrawing(Array(text.utf8))
    #expect(drawing.painted.map(\.color) == [Self.colors["g"]])
    #expect(drawing.diagnostics.isEmpty)
  }

  @Test func prefixedElements() throws {
    let text = """
      <svg:svg xmlns:svg='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>
      <svg:path d='M0,0h9v9'/></svg:svg>
      """
    #expect(try SVGDrawing(Array(text.utf8)).painted.count == 1)
  }
}
