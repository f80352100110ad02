import Testing

@testable import Places

@Suite struct FieldMeaningTests {
  @Test(arguments: [
    "lat", "Latitude", "LATITUDE", " latitude ", "stop_lat", "latitude (deg)", "stationLat",
    "Breitengrad",
    "緯度", "纬度", "緯度(WGS84)", "широта", "Szerokość geograficzna", "Πλάτος", "خط العرض", "קו רוחב",
    "y", "위도",
    "leveysaste", "Breddgrad", "अक्षांश",
  ])
  func latitudes(_ name: String) {
    #expect(FieldMeaning.meanings(of: name).contains { $0.role == .latitude })
    #expect(!FieldMeaning.meanings(of: name).contains { $0.role == .longitude })
  }

  @Test(arguments: [
    "lon", "lng", "Long", "Longitude", "stop_lon", "Längengrad", "Laengengrad", "経度", "經度",
    "долгота",
    "Długość geograficzna", "Μήκος", "خط الطول", "קו אורך", "x", "경도", "pituusaste", "længdegrad",
    "देशांतर",
  ])
  func longitudes(_ name: String) {
    #expect(FieldMeaning.meanings(of: name).contains { $0.role == .longitude })
    #expect(!FieldMeaning.meanings(of: name).contains { $0.role == .latitude })
  }

  @Test(arguments: [
    "name", "Name", "stationName", "分公司名稱", "Naïv namn", "名前", "Nombre", "이름", "שם",
  ])
  func names(_ name: String) {
    #expect(FieldMeaning.meanings(of: name).contains { $0.role == .name })
  }

  @Test(arguments: ["platform", "relation", "population", "elevation", "taxonomy", "", "§"])
  func others(_ name: String) {
    let roles = FieldMeaning.meanings(of: name).map(\.role)
    #expect(!roles.contains(.latitude) && !roles.contains(.longitude) && !roles.contains(.name))
  }

  @Test func wholeNamesRankBeforeWords() throws {
    let whole = try #require(FieldMeaning.meanings(of: "lng").first { $0.role == .longitude })
    let word = try #require(FieldMeaning.meanings(of: "stop lon").first { $0.role == .longitude })
    #expect(whole.rank < word.rank)
  }
}
