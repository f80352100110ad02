import Testing

@testable import Places

@Suite struct DegreesTextTests {
  private func degrees(_ text: String, _ axis: CoordinateAxis = .latitude) -> Double? {
    DegreesText(text)?.degrees(.degrees, axis)
  }

  // 60 + 10/60 + 12/3600 = 60.17
  @Test(arguments: [
    "60°10′12″N", "60° 10' 12\" N", "N60°10'12\"", "60 10 12", "60:10:12", "60-10-12N",
    "60d10m12s N", "60º10’12”N", "60°10'12''N", "601012N", "60° 10.2'", "N 60 10.2", "60,17",
    "６０．１７", "北緯60度10分12秒", "60°10′12″ с.ш.", "60.17° Nord", "+60.17", "60.17°", "６０度１０分１２秒",
    "60 deg 10 min 12 sec", "lat 60.17", "60.1700000N", "60°9′72″".replacing("9′72", with: "10′12"),
  ])
  func sixtyDegrees(_ text: String) throws {
    let value = try #require(degrees(text), "\(text)")
    #expect(abs(value - 60.17) < 1e-9, "\(text): \(value)")
  }

  @Test(arguments: [
    ("33.9S", -33.9), ("33°54′S", -33.9), ("-33 54 0", -33.9), ("-0°30′", -0.5), ("S 33.9", -33.9),
    ("南緯33.9", -33.9), ("\u{2212}33.9", -33.9), ("-33.9 S", -33.9),
  ])
  func south(_ text: String, _ value: Double) throws {
    #expect(abs(try #require(degrees(text)) - value) < 1e-9)
  }

  // 150 + 39/60 + 56/3600 = 150.66556, west.
  @Test(arguments: ["1503956W", "150°39′56″W", "150 39 56 з.д.", "西経150度39分56秒"])
  func west(_ text: String) throws {
    #expect(abs(try #require(degrees(text, .longitude)) + 150.665_555_6) < 1e-6)
  }

  @Test(arguments: [
    "60°60′", "60 10 61", "60.5 30", "1 2 3 4", "N60S", "12abc", "60.17 km", "--1", "1,234,567",
    "6.017.000", "E", "",
  ])
  func none(_ text: String) {
    #expect(degrees(text) == nil)
  }

  @Test func packed() {
    // 31°18′31.5″ = 31.30875
    #expect(DegreesText("311831.5")?.degrees(.packedSeconds, .latitude) == 31.30875)
    #expect(
      DegreesText("-862337.6")?.degrees(.packedSeconds, .longitude).map { $0 < -86.39 } == true)
    #expect(
      DegreesText("6010.2")?.degrees(.packedMinutes, .latitude).map { abs($0 - 60.17) < 1e-9 }
        == true)
    #expect(DegreesText("34.28N")?.degrees(.dottedMinutes, .latitude) == 34 + 28.0 / 60)
    #expect(DegreesText("39.91N")?.degrees(.dottedMinutes, .latitude) == nil)
  }

  @Test(arguments: [
    "60.17, 24.94", "60.17,24.94", "60,17; 24,94", "60,17 24,94", "60,17,24,94", "60.17 24.94",
    "POINT(24.94 60.17)", "SRID=4326;POINT (24.94 60.17)", "POINT Z (24.94 60.17 3)",
    "geo:60.17,24.94;u=35", "(60.17, 24.94)", "60°10′12″N 24°56′24″E", "24.94E 60.17N",
    "N60°10′12″E24°56′24″", "601012N0245624E", #"{"type":"Point","coordinates":[24.94,60.17]}"#,
    "60.17/24.94", "60°10′12″N, 24°56′24″E", "60.17N;24.94E", "[60.17, 24.94]",
  ])
  func pairs(_ text: String) throws {
    let pair = try #require(CoordinatePair(text), "\(text)")
    let isReversed = pair.isLongitudeFirst ?? false
    let (north, east) = isReversed ? (pair.second, pair.first) : (pair.first, pair.second)
    #expect(abs(try #require(north.degrees(.degrees, .latitude)) - 60.17) < 1e-9)
    #expect(abs(try #require(east.degrees(.degrees, .longitude)) - 24.94) < 1e-9)
  }

  @Test(arguments: ["", "60.17", "Helsinki", "a, b", "POINT EMPTY", "60.17N 61N", "1,2,3"])
  func noPairs(_ text: String) {
    #expect(CoordinatePair(text) == nil)
  }
}
