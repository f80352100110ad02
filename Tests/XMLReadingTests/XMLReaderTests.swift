import Testing

@testable import XMLReading

/// Collects `b`, passes over `s`, enters everything else.
private final class Recorder: XMLVisitor {
  var nodes: [XMLNode] = []
  var log: [String] = []

  func open(_ element: XMLNode) -> XMLInterest {
    log.append("<\(element.name)")
    return element.name == "b" ? .collect : element.name == "s" ? .skip : .enter
  }
  func take(_ node: XMLNode) { nodes.append(node) }
  func close(_ name: String) { log.append(">\(name)") }
}

@Suite struct XMLReaderTests {
  private func read(_ text: String, pieces: Int = .max) throws -> Recorder {
    let recorder = Recorder()
    let reader = try XMLReader(recorder)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      try reader.feed(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    try reader.finish()
    return recorder
  }

  @Test(arguments: [Int.max, 1, 3])
  func elementsInAnyPieces(_ pieces: Int) throws {
    let recorder = try read(
      "<?xml version='1.0' encoding='x-none'?>\n<x:a xmlns:x='u'><b k='1&lt;' x:l='2'>t&amp;<c/>\n<![CDATA[<i>]]></b><s><b/></s></x:a>",
      pieces: pieces)
    #expect(recorder.log == ["<a", "<b", "<s", ">a"])
    let node = try #require(recorder.nodes.first)
    #expect(recorder.nodes.count == 1 && node.line == 2)
    #expect(node.text == "t&\n<i>" && node.children.map(\.name) == ["c"])
    #expect(node.attribute("k") == "1<" && node.attribute("l") == "2")
  }

  @Test func entitiesOfHTMLStayAsTheyStand() throws {
    #expect(try read("<b>a&nbsp;b</b>").nodes.first?.text == "a&nbsp;b")
  }

  @Test func errorsKnowTheirLine() {
    #expect(throws: XMLError.notWellFormed(line: 3, reason: "mismatched tag")) {
      try read("<a>\n<b>\n</a>")
    }
    #expect { try read("<a>") } throws: {
      if case XMLError.notWellFormed(1, _) = $0 { true } else { false }
    }
  }

  @Test func deepNestingIsAnError() {
    #expect(throws: XMLError.tooDeep(line: 1)) {
      try read(String(repeating: "<b>", count: 10_000))
    }
  }

  @Test func entitiesThatExplodeAreAnError() {
    var text = "<!DOCTYPE b [<!ENTITY e0 'lol'>"
    for level in 1...9 {
      let ten = String(repeating: "&e\(level - 1);", count: 10)
      text += "<!ENTITY e\(level) '\(ten)'>"
    }
    #expect(throws: XMLError.self) { try read(text + "]><b>&e9;</b>") }
  }

  @Test func noFileIsLoaded() throws {
    let text = "<!DOCTYPE b [<!ENTITY f SYSTEM '/etc/hostname'>]><b>&f;</b>"
    #expect((try? read(text).nodes.first?.text) ?? "" == "")
  }

  @Test func noTruncationOrFlipCrashes() {
    let bytes = Array("<?xml version='1.0'?><a><b k='v'>t&amp;<c/><![CDATA[x]]></b></a>".utf8)
    for count in 0...bytes.count {
      _ = try? read(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
    for at in bytes.indices {
      var broken = bytes
      broken[at] ^= 0x11
      _ = try? read(String(decoding: broken, as: UTF8.self))
    }
  }
}
