import Testing

@testable import Places

/// Bytes by Python's codecs: `text.encode(name).hex()`.
@Suite struct EncodingTests {
  private static func bytes(_ hex: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var digits = hex[...]
    while let byte = UInt8(digits.prefix(2), radix: 16) {
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    return bytes
  }

  static let samples: [(name: String, hex: String, text: String)] = [
    (
      "Windows-1252",
      "6e616d653b6c61740a436166e9204772f6df653b312c350ac5726875732096204d616c6df63b320a",
      "name;lat\nCafé Größe;1,5\nÅrhus – Malmö;2\n"
    ),
    (
      "Windows-1250",
      "6ee17a65763b6c61740a8eefe172206e61642053e17a61766f753b34392c35360aa3f3649f3b3531"
        + "2c370a50f865726f763b34390a",
      "název;lat\nŽďár nad Sázavou;49,56\nŁódź;51,7\nPřerov;49\n"
    ),
    (
      "Windows-1251",
      "ede0e7e2e0ede8e53bf8e8f0eef2e00acceef1eae2e02c20caf0e0f1ede0ff20efebeef9e0e4fc3b"
        + "35352c37350ad1e0edeaf22dcfe5f2e5f0e1f3f0e33b35392c390a",
      "название;широта\nМосква, Красная площадь;55,75\nСанкт-Петербург;59,9\n"
    ),
    (
      "KOI8-R",
      "cec1dad7c1cec9c53bdbc9d2cfd4c10aedcfd3cbd7c12c20ebd2c1d3cec1d120d0cccfddc1c4d83b"
        + "35352c37350af3c1cecbd42df0c5d4c5d2c2d5d2c73b35392c390a",
      "название;широта\nМосква, Красная площадь;55,75\nСанкт-Петербург;59,9\n"
    ),
    (
      "Windows-1253",
      "fcedefece13bf0ebdcf4eff20ac1e8deede12c20d0ebe1f4e5dfe120d3f5edf4dce3ece1f4eff23b"
        + "33372c39370a",
      "όνομα;πλάτος\nΑθήνα, Πλατεία Συντάγματος;37,97\n"
    ),
    (
      "Windows-1254",
      "61643b656e6c656d0add7374616e62756c204265fe696b7461fe3b34312c300a446979617262616b"
        + "fd72204261f06c61723b33372c390a",
      "ad;enlem\nİstanbul Beşiktaş;41,0\nDiyarbakır Bağlar;37,9\n"
    ),
    (
      "Shift-JIS",
      "96bc8fcc2c88dc93780a938c8b9e89772c33352e36380a91e58de38e7397a7907d8f918ad92c3334"
        + "2e360a834a837483468145836881458370838a2c33350a",
      "名称,緯度\n東京駅,35.68\n大阪市立図書館,34.6\nカフェ・ド・パリ,35\n"
    ),
    (
      "EUC-JP",
      "ccbebece2cb0dec5d90ac5ecb5feb1d82c33352e36380ac2e7bae5bbd4cea9bfdebdf1b4db2c3334"
        + "2e360aa5aba5d5a5a7a1a6a5c9a1a6a5d1a5ea2c33350a",
      "名称,緯度\n東京駅,35.68\n大阪市立図書館,34.6\nカフェ・ド・パリ,35\n"
    ),
    (
      "GB18030",
      "c3fbb3c62cceb3b6c80ab1b1bea9b4f3d1a7cdbccae9b9dd2c33392e390ac9cfbaa3cad0c8cbc3f1"
        + "b9abd4b02c33312e320ab9e3d6ddbbf0b3b5d5be2c32330a",
      "名称,纬度\n北京大学图书馆,39.9\n上海市人民公园,31.2\n广州火车站,23\n"
    ),
    (
      "Big5",
      "a657bad92cbd6eabd70abb4fa55fa8aeafb82c32352e30340ab0eaa5dfbb4fc657a46abec7b9cfae"
        + "d1c05d2c32352e300ab0aab6afa5abab65c2edb0cf2c32320a",
      "名稱,緯度\n臺北車站,25.04\n國立臺灣大學圖書館,25.0\n高雄市前鎮區,22\n"
    ),
    (
      "EUC-KR",
      "c0ccb8a72cc0a7b5b50abcadbfefbfaa2c33372e35350abacebbeab1a4bfaabdc320c7d8bfeeb4eb"
        + "b1b82c33352e310ab0e6bab9b1c32c33372e350a",
      "이름,위도\n서울역,37.55\n부산광역시 해운대구,35.1\n경복궁,37.5\n"
    ),
    (
      "UTF-16LE",
      "6e0061006d0065002c006c00610074000a007167ac4ec5992c00330035002e00360038000a00",
      "name,lat\n東京駅,35.68\n"
    ),
    (
      "UTF-16BE",
      "006e0061006d0065002c006c00610074000a00430061006600e9002c00330035002e00360038000a",
      "name,lat\nCafé,35.68\n"
    ),
    (
      "UTF-8",
      "6e616d652c6c61740a436166c3a920e69db1e4baace9a7852c33352e36380a",
      "name,lat\nCafé 東京駅,35.68\n"
    ),
  ]

  @Test(arguments: samples)
  func detects(_ name: String, _ hex: String, _ text: String) throws {
    let bytes = Self.bytes(hex)
    let finding = EncodingDetector(bytes).finding()
    #expect(finding.encoding.name == name)
    var decoder = try #require(TextDecoder(finding.encoding))
    #expect(String(decoding: decoder.decode(bytes, isLast: true), as: UTF8.self) == text)
    #expect(decoder.faultCount == 0)
  }

  @Test(arguments: samples)
  func piecesOfAnySizeGiveTheSameText(_ name: String, _ hex: String, _ text: String) throws {
    let bytes = Self.bytes(hex)
    var decoder = try #require(TextDecoder(TextEncoding(label: name)))
    var decoded: [UInt8] = []
    for byte in bytes { decoded += decoder.decode([byte]) }
    decoded += decoder.decode([], isLast: true)
    #expect(String(decoding: decoded, as: UTF8.self) == text)
  }

  @Test func wholeFiles() throws {
    // "lat,lon,name\n1,2,Caf\xe9\n"
    let file = try PlaceReader().read(
      Array("lat,lon,name\n1,2,Caf".utf8) + [0xE9, 0x0A], path: "p")
    #expect(file.places.first?.name == "Café" && file.report.encoding == "Windows-1252")
    var reader = PlaceReader()
    reader.options.encoding = "koi8-r"
    let asked = try reader.read(Array("lat,lon,name\n1,2,".utf8) + [0xE9, 0x0A], path: "p")
    #expect(asked.places.first?.name == "И")
    reader.options.encoding = "no/such"
    #expect(throws: PlacesError.unknownEncoding(path: "p", name: "no/such")) {
      try reader.read(Array("lat,lon\n1,2".utf8), path: "p")
    }
  }

  @Test func damagedUTF8IsRepairedAndSaid() throws {
    let good = String(repeating: "1,2,äöüäöü\n", count: 5)
    let bytes = Array("lat,lon,name\n\(good)1,2,".utf8) + [0xFF, 0x0A]
    let file = try PlaceReader().read(bytes, path: "p")
    #expect(file.report.encoding == "UTF-8" && file.places.last?.name == "\u{FFFD}")
    #expect(file.report.notes == ["1 bytes, the first on line 7, are not UTF-8; they became �"])
  }

  @Test func strayZeroBytesMakeNoUTF16() {
    let bytes = Array("lat,lon,name\n1,2,a\0b\n3,4,c\n".utf8)
    #expect(EncodingDetector(bytes).finding().encoding == .utf8)
  }
}
