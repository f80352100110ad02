import Testing

@testable import Places

@Suite struct DistanceStyleTests {
  @Test(arguments: [
    (0.0, "0 m"), (7.6, "8 m"), (99.4, "99 m"), (99.6, "100 m"), (352, "350 m"), (994.9, "990 m"),
    (995, "1.0 km"), (1234, "1.2 km"), (9949, "9.9 km"), (9951, "10 km"), (12_400, "12 km"),
    (1_234_567, "1,235 km"), (20_015_000, "20,015 km"),
  ])
  func metric(_ metres: Double, _ text: String) {
    #expect(DistanceStyle.metric.text(metres) == text.replacing(" ", with: "\u{A0}"))
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300])
  func whatIsNoDistance(_ metres: Double) {
    #expect(DistanceStyle.metric.text(metres).isEmpty)
  }

  @Test func groups() {
    #expect(
      [0, 999, 1000, -1000, 1_000_000].map(\.grouped) == [
        "0", "999", "1,000", "-1,000", "1,000,000",
      ])
  }
}
