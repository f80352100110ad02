import JSONReading
import Testing

@Suite struct NearestNameTests {
  @Test(
    "Levenshtein's distances", arguments: [("kitten", "sitting", 3), ("", "abc", 3), ("a", "a", 0)])
  func distance(a: String, b: String, expected: Int) {
    #expect(NearestName.distance(a, b) == expected)
  }

  @Test func nearest() {
    let names = ["spacing", "padding", "children"]
    #expect(NearestName.of("pading", among: names) == "padding")
    #expect(NearestName.of("colour", among: names) == nil)
    // Both differ by one: the first is taken.
    #expect(NearestName.of("ab", among: ["abc", "abd"]) == "abc")
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.distance(long, long) == .max)
  }
}
