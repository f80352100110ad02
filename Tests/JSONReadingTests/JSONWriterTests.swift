import JSONReading
import Testing

@Suite struct JSONWriterTests {
  @Test("Short values stand on one line, objects in lists and objects one below the other")
  func layout() {
    let point = JSONValue.members([("x", .number(1)), ("y", .number(-0.5))])
    #expect(JSONWriter.text(point) == #"{"x": 1, "y": -0.5}"#)
    #expect(JSONWriter.text(.numbers(1, 2, 3)) == "[1, 2, 3]")
    #expect(JSONWriter.text(.list([])) == "[]")
    #expect(JSONWriter.text(.list([point])) == "[\n  {\"x\": 1, \"y\": -0.5}\n]")
    #expect(
      JSONWriter.text(.members([("a", point), ("b", .null)]))
        == "{\n  \"a\": {\"x\": 1, \"y\": -0.5},\n  \"b\": null\n}")
  }

  @Test("What is written is read as the same")
  func round() throws {
    let hostile = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é漢😀\u{2028}"
    let value = JSONValue.members([
      (hostile, .string(hostile)), ("n", .numbers(0.1, 1e300, -1e-7, 9_007_199_254_740_992)),
      ("b", .list([.bool(true), .bool(false), .null])),
    ])
    let read = try JSONReader.read(JSONWriter.text(value))
    #expect(read[hostile]?.string == hostile)
    #expect(read["n"]?.array?.map(\.number) == [0.1, 1e300, -1e-7, 9_007_199_254_740_992])
    #expect(read["b"]?.array?.map(\.value) == [.bool(true), .bool(false), .null])
  }

  @Test("Numbers that JSON cannot hold are null")
  func numbers() {
    #expect(JSONWriter.text(.numbers(.nan, .infinity, 5, 1.25)) == "[null, null, 5, 1.25]")
  }
}
