import Testing

@testable import Places

@Suite struct CollationTests {
  private func sorted(_ texts: [String]) -> [String] {
    var collation = Collation(capacity: texts.count)
    for text in texts { collation.append(text) }
    return texts.indices.sorted { collation.compare($0, $1) < 0 }.map { texts[$0] }
  }

  // UTS #10 §1.1, table 5 and §1.3: base letters, then accents, then case.
  @Test(arguments: [
    ["role", "roles", "rule"], ["role", "rôle", "roles"], ["role", "Role", "rôle", "Rôle"],
    ["ab", "Abc", "abd"], ["cote", "coté", "côte", "côté"], ["Œuvre", "oh"],
    // Spaces and signs, digits, then scripts in the root order of CLDR.
    ["a b", "a-b", "a1", "aa"], ["#1", "1", "a"],
    ["z", "ω", "я", "ა", "ա", "א", "ا", "क", "ก", "한", "か", "漢"],
    ["あ", "ア", "い"], ["か", "が", "き"], ["Platform 2", "Platform 10", "Platform 10a"],
    ["1", "02", "10"], ["Äpfel", "apple", "Zoo", "Ёлка", "жук"],
    ["strasse", "Straße", "strasze"], ["北京", "東京"],
  ])
  func orders(_ texts: [String]) {
    #expect(sorted(texts) == texts)
    #expect(sorted(texts.reversed()) == texts)
  }

  @Test func canonicalFormsAreEqual() {
    var collation = Collation(capacity: 2)
    collation.append("Caf\u{E9}")
    collation.append("Cafe\u{301}")
    #expect(collation.compare(0, 1) == 0)
  }

  @Test func itIsAnOrder() {
    let texts = ["a", "A", "á", "Á", "ab", "1", "01", "", " ", "ß", "ss", "SS", "か", "カ", "한", "-"]
    var collation = Collation(capacity: texts.count)
    for text in texts { collation.append(text) }
    for a in texts.indices {
      for b in texts.indices {
        #expect(collation.compare(a, b).signum() == -collation.compare(b, a).signum())
        for c in texts.indices where collation.compare(a, b) <= 0 && collation.compare(b, c) <= 0 {
          #expect(collation.compare(a, c) <= 0, "\(texts[a]) \(texts[b]) \(texts[c])")
        }
      }
    }
  }
}
