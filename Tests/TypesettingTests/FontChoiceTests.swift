import Drawing
import GeoCore
import Testing
import Typesetting

private func file(_ text: String, _ fonts: [String]) -> String {
  let path = shape(text, fonts).glyphs.first?.outline.font ?? ""
  return String(path.split(separator: "/").last ?? "")
}

@Test(
  .enabled(if: hasNoto),
  arguments: [
    ("Noto Sans Regular", "NotoSans-Regular.ttf#0"), ("Noto Sans", "NotoSans-Regular.ttf#0"),
    ("noto sans BOLD", "NotoSans-Bold.ttf#0"), ("NotoSans-BoldItalic", "NotoSans-BoldItalic.ttf#0"),
    ("Noto Serif Italic", "NotoSerif-Italic.ttf#0"),
    ("Noto Sans Display Bold", "NotoSansDisplay-Bold.ttf#0"),
    // Weights that are not there: CSS Fonts 4 § 5.2.
    ("Noto Sans Semibold", "NotoSans-Bold.ttf#0"), ("Noto Sans Semi Bold", "NotoSans-Bold.ttf#0"),
    ("Noto Sans Medium", "NotoSans-Regular.ttf#0"), ("Noto Sans Light", "NotoSans-Regular.ttf#0"),
    ("Noto Sans Extra Black Oblique", "NotoSans-BoldItalic.ttf#0"),
    // Families that are not there.
    ("Open Sans Semibold", "NotoSans-Bold.ttf#0"), ("Metropolis Light", "NotoSans-Regular.ttf#0"),
    ("Roboto Condensed Italic", "NotoSans-Italic.ttf#0"),
    ("Arial Unicode MS Regular", "NotoSans-Regular.ttf#0"),
    ("Playfair Serif Bold", "NotoSerif-Bold.ttf#0"),
    ("Playfair Display Medium", "NotoSerif-Regular.ttf#0"),
    ("Roboto Slab Bold", "NotoSerif-Bold.ttf#0"), ("Roboto Medium", "NotoSans-Regular.ttf#0"),
    ("DIN Offc Pro Medium", "NotoSans-Regular.ttf#0"), ("", "NotoSans-Regular.ttf#0"),
    ("Bold", "NotoSans-Regular.ttf#0"),
  ])
func namesAreRead(name: String, expected: String) {
  #expect(file("a", [name]) == expected)
}

@Test(.enabled(if: hasNoto)) func theFirstNameThatIsThereCounts() {
  #expect(file("a", ["Nowhere Sans Bold", "Noto Serif Regular"]) == "NotoSerif-Regular.ttf#0")
  #expect(file("a", []) == "NotoSans-Regular.ttf#0")
  // A name further back steps in before any other face.
  #expect(file("س", ["Noto Sans Regular", "Noto Kufi Arabic Bold"]) == "NotoKufiArabic-Bold.ttf#0")
}

@Test(
  .enabled(if: hasNoto),
  arguments: [
    ("ب", "NotoSansArabic"), ("ש", "NotoSansHebrew"), ("ก", "NotoSansThai"),
    ("क", "NotoSansDevanagari"), ("ক", "NotoSansBengali"), ("த", "NotoSansTamil"),
    ("ქ", "NotoSansGeorgian"), ("ժ", "NotoSansArmenian"), ("አ", "NotoSansEthiopic"),
    ("ខ", "NotoSansKhmer"), ("မ", "NotoSansMyanmar"), ("ສ", "NotoSansLao"),
    ("Ж", "NotoSans"), ("Ω", "NotoSans"), ("ễ", "NotoSans"),
  ])
func scriptsHaveTheirFonts(text: String, name: String) {
  #expect(file(text, ["Open Sans Regular"]) == name + "-Regular.ttf#0")
  #expect(file(text, ["Open Sans Bold"]) == name + "-Bold.ttf#0")
}

// The faces of NotoSansCJK-Regular.ttc are JP, KR, SC, TC, HK.
@Test(
  .enabled(if: hasNotoCJK), arguments: [("直", 0), ("直の", 0), ("直역", 1), ("直ㄅ", 3), ("、", 0)])
func hanFormsFollowTheText(text: String, face: Int) {
  #expect(file(text, ["Noto Sans Regular"]) == "NotoSansCJK-Regular.ttc#\(face)")
}

@Test(.enabled(if: hasNotoCJK)) func hanFormsCanBeChosen() throws {
  var options = FontOptions()
  options.hanForm = .simplifiedChinese
  let library = try FontLibrary(options: options)
  let style = TextStyle(fonts: ["Noto Sans Bold"], size: 10)
  let font = library.shape([TextSpan("直", style)], TextLayout()).glyphs.first?.outline.font
  #expect(font?.hasSuffix("NotoSansCJK-Bold.ttc#2") == true)
}

@Test(.enabled(if: hasNoto)) func missingCharactersAreNamed() {
  // Private use of plane 16, which no font of the computer has.
  let shaped = shape("a\u{10FFFD}b\u{10FFFD}\u{10FFFC}c")
  #expect(shaped.missing == ["\u{10FFFD}", "\u{10FFFC}"])
  #expect(shaped.glyphs.map(\.cluster) == [0, 5, 14])
  #expect(shaped.size.width == 561 + 615 + 480)
}

@Test(.enabled(if: hasNoto)) func colourFontsAreNotUsed() {
  // Either an outline or missing, and the rest stays.
  let shaped = shape("a\u{1F600}b\u{1F1EB}\u{1F1F7}c")
  #expect(shaped.glyphs.contains { $0.cluster == 0 } && shaped.glyphs.contains { $0.cluster == 5 })
  for glyph in shaped.glyphs { #expect(!glyph.outline.path.isEmpty) }
}

@Test func foldersThatAreNotThere() {
  #expect(throws: TypesettingError.noSuchDirectory(path: "/nowhere/at/all")) {
    try FontLibrary(options: FontOptions(directories: ["/nowhere/at/all"]))
  }
}

/// A folder without fonts: the sources of these tests.
private let sources = String(#filePath.dropLast("/FontChoiceTests.swift".count))

@Test(arguments: [true, false]) func foldersWithoutFonts(useSystemFonts: Bool) {
  let options = FontOptions(directories: [sources], useSystemFonts: useSystemFonts)
  #expect(throws: TypesettingError.noFonts(path: sources)) { try FontLibrary(options: options) }
}

@Test(.enabled(if: hasNoto)) func foldersOfFontsAlone() throws {
  // Noto Sans as it lies in this folder of Debian's, and nothing else of the computer.
  let path = try #require(shape("a").glyphs.first?.outline.font)
  let folder = String(path[..<(try #require(path.lastIndex(of: "/")))])
  for folder in [folder, folder + "/"] {
    let library = try FontLibrary(
      options: FontOptions(directories: [folder], useSystemFonts: false))
    let style = TextStyle(fonts: ["Noto Sans"], size: 1000)
    let shaped = library.shape([TextSpan("a", style)], TextLayout())
    #expect(shaped.glyphs.first?.outline.font == path && shaped.size.width == 561)
    #expect(!library.families().contains("DejaVu Sans"))
  }
}

@Test(.enabled(if: hasNoto)) func substitutionsAreTold() throws {
  func told(_ fonts: [String]) -> [FontSubstitution] { shape("a", fonts).substitutions }
  let semibold = FontSubstitution(asked: ["Open Sans Semibold"], used: "Noto Sans Bold")
  #expect(told(["Open Sans Semibold"]) == [semibold])
  let unicode = ["Open Sans Regular", "Arial Unicode MS Regular"]
  #expect(told(unicode) == [FontSubstitution(asked: unicode, used: "Noto Sans Regular")])
  // A name further back that is there, a weight that is not, and no name at all are as the style wants it.
  #expect(told(["Open Sans Bold", "Noto Serif Bold"]).isEmpty)
  #expect(told(["Noto Sans Medium"]).isEmpty && told([]).isEmpty)
  let library = try #require(library)
  let (absent, own) = (semibold.asked, TextStyle(fonts: ["Noto Sans"], size: 9))
  let spans = [absent, ["Noto Sans"], absent, ["Nowhere Serif"]].map {
    TextSpan("a", TextStyle(fonts: $0, size: 9))
  }
  let two = [semibold, FontSubstitution(asked: ["Nowhere Serif"], used: "Noto Serif Regular")]
  #expect(library.shape(spans, TextLayout()).substitutions == two)
  // Nothing stands in where nothing is set.
  let unseen = [
    TextSpan("a", own), TextSpan("", TextStyle(fonts: absent, size: 9)),
    TextSpan(image: Size(width: 1, height: 1), TextStyle(fonts: absent, size: 9)),
  ]
  #expect(library.shape(unseen, TextLayout()).substitutions.isEmpty)
}

@Test func noFontsAtAll() throws {
  let library = try FontLibrary(options: FontOptions(directories: [], useSystemFonts: false))
  #expect(library.families() == [])
  let style = TextStyle(fonts: ["Noto Sans"], size: 10)
  let shaped = library.shape([TextSpan("ab\nا", style)], TextLayout())
  #expect(shaped.lines.count == 2 && shaped.glyphs.isEmpty)
  #expect(shaped.missing == ["a", "b", "ا"])
}
