import GeoCore
import Glibc
import Testing

@testable import Colorimetry
@testable import Places

@Suite("Colours by a property")
struct BoardColorsTests {
  private func board(_ values: [PropertyValue?]) -> Board {
    let places = values.enumerated().map { index, value in
      Place(
        index: index, name: "p\(index)", coordinate: Coordinate(longitude: 0, latitude: 0),
        properties: value.map { [PropertyMember(name: "kind", value: $0)] } ?? [])
    }
    var options = BoardOptions()
    options.colorProperty = "kind"
    return Board(places, options)
  }

  @Test("Words are categories, the commonest first, equals as they come; blanks last")
  func words() {
    let board = board(["b", "a", nil, "c", "a", " ", "b"].map { $0.map { .string($0) } })
    #expect(board.categories.map(\.title) == ["b", "a", "c", ""])
    #expect(board.categories.map(\.count) == [2, 2, 1, 2])
    #expect(board.categories.map(\.color).dropLast() == BoardColors.palette.prefix(3))
    #expect(board.entries[0].place.color == board.entries[6].place.color)
    #expect(board.entries[2].place.color == BoardColors.unknown)
  }

  @Test("More words than colours: the rarest share one, and all places are counted")
  func many() {
    // Value n occurs 12 − n times, n from 0 to 9: 12 + 11 + … + 3 = 75.
    let values = (0..<10).flatMap { n in
      Array(repeating: PropertyValue.string("v\(n)"), count: 12 - n)
    }
    let board = board(values)
    #expect(board.categories.count == 7)
    #expect(board.categories.last?.title == "…")
    // v6…v9 occur 6 + 5 + 4 + 3 times.
    #expect(board.categories.last?.count == 18)
    #expect(board.categories.reduce(0) { $0 + $1.count } == 75)
    #expect(Set(board.categories.map(\.color)).count == 7)
  }

  @Test("Many numbers are classes of about equal count, the lightest the largest")
  func numbers() throws {
    let board = board((1...100).map { .number(Double($0)) } + [nil])
    #expect(board.categories.map(\.count) == [20, 20, 20, 20, 20, 1])
    #expect(board.categories[0].title == "1 – 21")
    #expect(board.categories[4].title == "81 – 100")
    #expect(board.entries[0].place.color == BoardColors.ramp[0])
    #expect(board.entries[19].place.color == BoardColors.ramp[0])
    #expect(board.entries[20].place.color == BoardColors.ramp[1])
    #expect(board.entries[99].place.color == BoardColors.ramp[4])
    let light = BoardColors.ramp.map { LabColor($0).lightness }
    #expect(zip(light, light.dropFirst()).allSatisfy { $1 - $0 > 10 }, "\(light)")
  }

  @Test("Numbers of which nearly all are the same still have classes that hold each")
  func skewed() {
    let values =
      Array(repeating: PropertyValue.number(0), count: 90) + (1...10).map { .number(Double($0)) }
    let board = board(values)
    #expect(board.categories.reduce(0) { $0 + $1.count } == 100)
    #expect(board.entries.allSatisfy { $0.place.color != nil })
  }

  @Test("A property that no place has is said and colours nothing")
  func unknown() {
    let board = board([nil, nil])
    #expect(board.categories.isEmpty)
    #expect(board.entries.allSatisfy { $0.place.color == nil })
    #expect(board.diagnostics.count == 1)
  }

  @Test("Colours of categories can be told apart with any colour vision")
  func vision() {
    // Linear sRGB as dichromats see it: Viénot, Brettel and Mollon 1999, table 1 carried over to sRGB.
    let views: [(String, [[Double]])] = [
      ("normal", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
      (
        "protanope",
        [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]
      ),
      (
        "deuteranope",
        [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]
      ),
    ]
    for (name, matrix) in views {
      let seen = BoardColors.palette.map { simulated($0, matrix) }
      for (i, a) in seen.enumerated() {
        for (j, b) in seen.enumerated() where j > i {
          let (d, e, f) = (a.lightness - b.lightness, a.a - b.a, a.b - b.b)
          let distance = (d * d + e * e + f * f).squareRoot()
          // 2.3 is just noticeable side by side; pins lie apart and are small.
          #expect(distance > 10, "\(name): \(i) and \(j) are \(distance) apart")
        }
      }
    }
  }

  private func simulated(_ color: Color, _ matrix: [[Double]]) -> LabColor {
    let linear = [color.red, color.green, color.blue].map(Color.linear)
    let seen = matrix.map { row in
      max(0, min(1, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    func encoded(_ c: Double) -> Double {
      c <= 0.003_130_8 ? 12.92 * c : 1.055 * power(c, 1 / 2.4) - 0.055
    }
    return LabColor(Color(red: encoded(seen[0]), green: encoded(seen[1]), blue: encoded(seen[2])))
  }

  private func power(_ x: Double, _ y: Double) -> Double {
    x <= 0 ? 0 : Glibc.pow(x, y)
  }
}
