import Testing

@testable import Places

private func folded(_ text: String) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: FoldedText(text).scalars.compactMap(Unicode.Scalar.init))
  return String(view)
}

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Café", "cafe"), ("CAFE\u{301}", "cafe"), ("Ærø", "aero"), ("Straße", "strasse"),
    ("Łódź", "lodz"), ("Phở Huế", "pho hue"), ("İstanbul", "istanbul"), ("ΆΓΙΟΣ", "αγιοσ"),
    ("Ёлка", "елка"), ("Й", "й"), ("и\u{306}", "й"), ("שָׁלוֹם", "שלום"), ("أَحْمَد", "احمد"),
    ("ＡＢＣ１２", "abc12"), ("ﾊﾟﾝ", "パン"), ("か\u{3099}", "が"), ("한", "한"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("١٢", "12"), ("a\u{3000}b", "a b"), ("co\u{AD}op", "coop"), ("กิ", "กิ"),
  ])
  func folds(_ text: String, to expected: String) {
    #expect(FoldedText(text).scalars == expected.unicodeScalars.map(\.value))
  }

  @Test func remembersSources() {
    // "é" decomposed is three bytes; "ß" two bytes and two scalars.
    let text = FoldedText("e\u{301}ß")
    #expect(text.scalars == "ess".unicodeScalars.map(\.value))
    #expect(text.sources == [0..<3, 3..<5, 3..<5])
  }

  @Test func findsWords() {
    let text = FoldedText("banana")
    let ana = "ana".unicodeScalars.map(\.value)
    #expect(text.firstIndex(of: ana) == 1)
    #expect(text.firstIndex(of: ana, from: 2) == 3)
    #expect(text.firstIndex(of: "nab".unicodeScalars.map(\.value)) == nil)
    #expect(text.firstIndex(of: []) == nil)
  }
}
