/// The older encodings that a text may be in, with the letters of the languages that are written in them.
///
/// Letters stand in the order in which these languages use them most, roughly, so that the bytes of one alphabet
/// do not pass for another: read as Cyrillic, Hebrew would be a text of mostly й, ъ and щ.
extension LetterScore {
  /// In the order in which equals are preferred.
  static let candidates: [LetterScore] = latin + cyrillic + others + eastern

  private static let centralEuropean =
    "ąćęłńóśźżáčďéěíňřšťúůýžöüäăâîşô őűĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽŐŰÖÜľĺŕĐ°–’ đţ„”“"

  private static let western =
    "äöüßéèêàâçñóíáúãôåæøëïîûùìò’° ÄÖÜÉÈÅÆØÇÑÁÓÚÍœ–—… õðþýÞºª€«»·²½´‘“”"

  private static let latin: [LetterScore] = [
    LetterScore("windows-1252", .latin, western),
    LetterScore("windows-1254", .latin, "ğışİŞĞ çöüÇÖÜâîû°’"),
    LetterScore("windows-1250", .latin, centralEuropean),
    LetterScore("iso-8859-2", .latin, centralEuropean),
    LetterScore("windows-1257", .latin, "āēīūšžėųąčęõäöü ŠŽČĀĒĪŪĄĘĖĮŲĢĶĻŅÕÄÖÜ įģķļņ°–’„“”"),
    LetterScore("macintosh", .latin, western),
    LetterScore("cp850", .latin, western),
  ]

  private static let russian = "оеаинтсрвлкмд пуяыьгзбчйхжшюцщэф ъё"

  private static let cyrillic: [LetterScore] = [
    LetterScore("windows-1251", .own, russian + "єіїґјљњћђџўѓќ", rest: 0x410...0x42F),
    LetterScore("koi8-r", .own, russian, rest: 0x410...0x42F),
    LetterScore("koi8-u", .own, russian + "єіїґ", rest: 0x410...0x42F),
    LetterScore("iso-8859-5", .own, russian, rest: 0x410...0x42F),
    LetterScore("cp866", .own, russian, rest: 0x410...0x42F),
    LetterScore("x-mac-cyrillic", .own, russian, rest: 0x410...0x42F),
  ]

  private static let others: [LetterScore] = [
    LetterScore(
      "windows-1253", .own, "αοιετσνηυρπκμλςάόίέή ωγδχθβφξζψύώ ϊϋΐΰ", rest: 0x391...0x3A9),
    LetterScore("windows-1255", .own, "יוהלארתבשמ נעםדקפחטןצגזסכ ךףץ"),
    LetterScore(
      "windows-1256", .own, "اليمنورتبةدعسفهكقحجأشصطىخضزذغإآپچگئثظءؤ ژ،", rest: 0x64B...0x652),
    LetterScore("iso-8859-6", .own, "اليمنورتبةدعسفهكقحجأشصطىخضزذغإآئثظءؤ ،", rest: 0x64B...0x652),
    LetterScore(
      "tis-620", .own, "านรอกเงมยวลดทสตะปบคจพชแหขไใโผถศำธณฟซภญษฐ",
      rest: 0xE31...0xE4E),
  ]

  private static let japanese = """
    市町村区県都道府駅東西南北中央大小山川田島本日学校院病園公図書館所店会社丁目番地号人一二三四五六七八九十上下野原口前木名古新京阪\
    緯経度住称施設電話
    """

  private static let eastern: [LetterScore] = [
    kana("shift_jis"), kana("euc-jp"),
    LetterScore(
      "gb18030", .own,
      """
      的省市县区路街号中国大学医院公司站东西南北京上海广州山江河湖城镇乡村里园小人民店路楼层室一二三四五六七八九十经纬度名称地址类型电话\
      门场图书馆车
      """),
    LetterScore(
      "big5", .own,
      """
      的縣市區路街號臺台灣鄉鎮村里鄰段巷弄樓店公司站東西南北中大學醫院國小新竹高雄山一二三四五六七八九十經緯度名稱地址電話館園車場分有限\
      股份
      """),
    LetterScore(
      "euc-kr", .own,
      "시군구동로길역대한국서울부산인천광주전남북경기도강원충청제라학교원병점리읍면가나다사아자하이주지소명",
      rest: 0xAC00...0xD7A3),
  ]

  private static func kana(_ label: String) -> LetterScore {
    let kana = String(
      String.UnicodeScalarView(
        (Array(0x3041...0x3096) + Array(0x30A1...0x30FC)).compactMap {
          Unicode.Scalar(UInt32($0))
        }))
    return LetterScore(label, .own, "\(japanese) \(kana)")
  }
}
