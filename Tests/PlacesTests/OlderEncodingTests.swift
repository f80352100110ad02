import Glibc
import Testing

@testable import Places

/// Small tables as offices wrote them before UTF-8, encoded by the C library.
@Suite struct OlderEncodingTests {
  static let texts: [(text: String, encodings: [String])] = [
    ("施設名,住所,緯度,経度\n焼津市役所,焼津市本町二丁目,34.8669,138.3236\n", ["CP932", "EUC-JP", "ISO-2022-JP"]),
    ("機構名稱,地址,經度,緯度\n台北車站,臺北市中正區北平西路,121.5170,25.0478\n", ["BIG5"]),
    ("名称,地址,经度,纬度\n北京大学,北京市海淀区颐和园路,116.3105,39.9928\n", ["GB18030"]),
    ("시설명,소재지,위도,경도\n서울시청,서울특별시 중구 세종대로,37.5663,126.9779\n", ["EUC-KR"]),
    (
      "Наименование,Адрес,Широта,Долгота\nКрасная площадь,Москва,55.7539,37.6208\n",
      ["CP1251", "KOI8-R", "ISO-8859-5", "CP866", "MAC-CYRILLIC"]
    ),
    ("Όνομα,Διεύθυνση,Πλάτος,Μήκος\nΑκρόπολη,Αθήνα,37.9715,23.7257\n", ["CP1253", "ISO-8859-7"]),
    ("שם,כתובת,קו רוחב,קו אורך\nהכותל המערבי,ירושלים,31.7767,35.2345\n", ["CP1255", "ISO-8859-8"]),
    ("الاسم,العنوان,خط العرض,خط الطول\nبرج خليفة,دبي,25.1972,55.2744\n", ["CP1256", "ISO-8859-6"]),
    ("ชื่อ,ที่อยู่,ละติจูด,ลองจิจูด\nวัดพระแก้ว,กรุงเทพมหานคร,13.7516,100.4927\n", ["CP874", "TIS-620"]),
    (
      "Bezeichnung,Straße,Breitengrad,Längengrad\nMünchner Rathaus,Schloßplatz,48.1374,11.5755\n",
      ["ISO-8859-1", "CP1252", "MACINTOSH", "CP850"]
    ),
    (
      "Nombre,Dirección,Latitud,Longitud\nPeñón de Ifach,Calpe,38.6333,0.0750\n",
      ["ISO-8859-1", "MACINTOSH", "CP850"]
    ),
    (
      "Nazwa,Adres,Szerokość geograficzna,Długość geograficzna\nŁazienki,Wrocław Główny,52.2151,21.0353\n",
      ["CP1250", "ISO-8859-2"]
    ),
    (
      "Název,Ulice,Zeměpisná šířka,Zeměpisná délka\nŽižkovská věž,Mahlerovy sady,50.081,14.451\n",
      ["CP1250", "ISO-8859-2"]
    ),
    ("Adı,Adres,Enlem,Boylam\nAnıtkabir,Beşevler Çankaya,39.9251,32.8369\n", ["CP1254"]),
    (
      "Pavadinimas,Adresas,Platuma,Ilguma\nŽaliasis tiltas,Šiaurės miestelis,54.6915,25.2797\n",
      ["CP1257"]
    ),
    (
      "Nafn,Heimilisfang,Breiddargráða,Lengdargráða\nÞingvellir,Bláskógabyggð,64.2559,-21.1299\n",
      ["ISO-8859-1"]
    ),
  ]

  static let cases = texts.flatMap { text, encodings in encodings.map { (text, $0) } }

  @Test(arguments: cases)
  func namesAreRead(_ text: String, _ encoding: String) throws {
    let bytes = try #require(Self.encoded(text, encoding))
    let file = try PlaceReader().read(bytes, path: "p")
    let rows = text.split(separator: "\n")
    let expected = rows[1].split(separator: ",")[0]
    #expect(file.places.map(\.name) == [String(expected)])
    #expect(file.report.columns.map(\.name) == rows[0].split(separator: ",").map(String.init))
    #expect(file.report.columns.map(\.role).contains("latitude"))
  }

  private static func encoded(_ text: String, _ encoding: String) -> [UInt8]? {
    guard let handle = iconv_open(encoding, "UTF-8"), Int(bitPattern: handle) != -1 else {
      return nil
    }
    defer { iconv_close(handle) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let room = output.count
    let left = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target -> Int? in
        var (from, to) = (source.baseAddress, target.baseAddress)
        var (fromLeft, toLeft) = (source.count, room)
        guard iconv(handle, &from, &fromLeft, &to, &toLeft) != -1,
          iconv(handle, nil, nil, &to, &toLeft) != -1
        else { return nil }
        return toLeft
      }
    }
    return left.map { output.prefix(room - $0).map { UInt8(bitPattern: $0) } }
  }
}
