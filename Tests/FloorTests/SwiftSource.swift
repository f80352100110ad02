import Glibc

/// Swift code without its comments and the words in its strings; every line stays where it was.
struct SwiftSource {
  let lines: [String]

  init(_ text: String) {
    var scanner = Scanner(text)
    scanner.code(untilParenthesis: false)
    lines = scanner.code.split(separator: Scanner.newline, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Works on bytes, since all signs of the language are ASCII.
private struct Scanner {
  static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let sign = UInt8(ascii: "#")

  private let text: [UInt8]
  private var at = 0
  private(set) var code: [UInt8] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
    code.reserveCapacity(self.text.count)
  }

  private func sees(_ word: String, at offset: Int = 0) -> Bool {
    text[min(text.count, at + offset)...].starts(with: word.utf8)
  }

  /// Copies code to the end, or to the parenthesis that ends an interpolation.
  mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "/") where sees("//"):
        while at < text.count, text[at] != Self.newline { at += 1 }
        continue
      case UInt8(ascii: "/") where sees("/*"):
        comment()
        continue
      case Self.quote, Self.sign:
        stringOrSign()
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      code.append(text[at])
      at += 1
      if untilParenthesis, depth < 0 { return }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        at += 2
      } else if sees("*/") {
        depth -= 1
        at += 2
      } else {
        if text[at] == Self.newline { code.append(Self.newline) }
        at += 1
      }
    } while depth > 0 && at < text.count
  }

  private mutating func stringOrSign() {
    let signs = text[at...].prefix { $0 == Self.sign }.count
    guard at + signs < text.count, text[at + signs] == Self.quote else {
      code.append(contentsOf: text[at..<at + signs])
      at += signs
      return
    }
    at += signs
    let raw = String(repeating: "#", count: signs)
    let quotes = sees("\"\"\"") ? "\"\"\"" : "\""
    at += quotes.utf8.count
    code.append(Self.quote)
    words(until: quotes + raw, escape: "\\" + raw)
    code.append(Self.quote)
    at += quotes.utf8.count + signs
  }

  private mutating func words(until end: String, escape: String) {
    while at < text.count, !(text[at] == Self.quote && sees(end)) {
      if text[at] == UInt8(ascii: "\\"), sees(escape) {
        at += escape.utf8.count
        if sees("(") {
          at += 1
          code.append(UInt8(ascii: "("))
          code(untilParenthesis: true)
        } else {
          at += 1
        }
      } else {
        if text[at] == Self.newline { code.append(Self.newline) }
        at += 1
      }
    }
  }
}

extension String {
  /// Whether a word stands in it: a quick look before a slow one.
  func mentions(_ word: String) -> Bool {
    strstr(self, word) != nil
  }
}
