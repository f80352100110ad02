import Glibc
import JSONReading

extension JSONNode {
  static func record(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(name: $0.0, node: $0.1) }))
  }

  /// One in the sixth significant digit.
  ///
  /// Fixtures are cut there, twice, which may cost another unit.
  private static func unit(_ number: Double) -> Double {
    number == 0 ? 0 : pow(10, (log10(number)).rounded(.up) - 6)
  }

  /// Equality with numbers compared to six significant digits.
  func isClose(to other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.number(let a), .number(let b)):
      abs(a - b) <= 2.01 * Self.unit(max(abs(a), abs(b)))
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isClose(to: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { member in other[member.name].map { member.node.isClose(to: $0) } ?? false
        }
    case (.null, .null): true
    // JSON has no word for numbers that are none.
    case (.number(let a), .null): !a.isFinite
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    default: false
    }
  }
}
