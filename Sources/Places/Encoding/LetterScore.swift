/// How much a text looks like one of the languages that an older encoding was made for.
struct LetterScore {
  let encoding: TextEncoding
  private let common: Set<UInt32>
  /// Ranges of letters that speak for the encoding as such.
  private let script: [ClosedRange<UInt32>]

  private init(_ label: String, _ common: String, script: [ClosedRange<UInt32>] = []) {
    encoding = TextEncoding(label: label)
    self.common = Set(common.unicodeScalars.map(\.value))
    self.script = script
  }

  /// From −1 to 1: the share of letters beyond ASCII that are common, less those that are out of place.
  func score(_ text: String, faults: Int) -> Double {
    var (letters, points) = (0, 0.0)
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      guard !scalar.isASCII, scalar.value != 0xFFFD else { continue }
      letters += 1
      if common.contains(scalar.value) {
        points += 1
      } else if script.contains(where: { $0.contains(scalar.value) }) {
        points += 0.5
      } else if !scalar.properties.isAlphabetic {
        points -= 0.5
      }
      // "KÃ¶ln": a capital after a small letter is hardly ever right.
      if scalar.properties.isUppercase, before.properties.isLowercase { points -= 1 }
    }
    guard letters > 0 else { return -1 }
    return (points - Double(faults) * 4) / Double(letters)
  }

  private static let kana: [ClosedRange<UInt32>] = [0x3041...0x3096, 0x30A1...0x30FC]

  /// In the order in which equals are preferred.
  static let candidates: [LetterScore] = [
    LetterScore(
      "windows-1252",
      "äöüßéèêëàâçñóíáúãõôåæøÄÖÜÉÈÅÆØÇÑÁÓÚîïûùìòœ°’‘“”–—…€ºª«»·²½´"),
    LetterScore("windows-1254", "ğışĞİŞçöüÇÖÜâîû°’"),
    LetterScore(
      "windows-1250",
      "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽőűŐŰöüÖÜăâîşţäôľĺŕđĐ°–„”“’"),
    LetterScore(
      "windows-1251", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёєіїґ", script: [0x410...0x42F]),
    LetterScore("koi8-r", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", script: [0x410...0x42F]),
    LetterScore(
      "windows-1253", "αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώϊϋΐΰ", script: [0x391...0x3A9]),
    LetterScore(
      "shift_jis",
      "市町村区県都道府駅東西南北中央大小山川田島本日学校院病園公図書館所店会社丁目番地号人一二三四五六七八九十上下野原口前木名古新京阪",
      script: kana),
    LetterScore(
      "euc-jp",
      "市町村区県都道府駅東西南北中央大小山川田島本日学校院病園公図書館所店会社丁目番地号人一二三四五六七八九十上下野原口前木名古新京阪",
      script: kana),
    LetterScore(
      "gb18030",
      "的省市县区路街号中国大学医院公司站东西南北京上海广州山江河湖城镇乡村里园小人民店路楼层室一二三四五六七八九十经纬度名称地址类型电话门场图书馆车"
    ),
    LetterScore(
      "big5",
      "的縣市區路街號臺台灣鄉鎮村里鄰段巷弄樓店公司站東西南北中大學醫院國小新竹高雄山一二三四五六七八九十經緯度名稱地址電話館園車場分有限股份"),
    LetterScore(
      "euc-kr", "시군구동로길역대한국서울부산인천광주전남북경기도강원충청제라학교원병점리읍면가나다사아자하이주지소명",
      script: [0xAC00...0xD7A3]),
  ]
}
