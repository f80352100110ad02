import FileAccess
import Glibc

/// The two streams a person sees.
enum Terminal {
  /// Writes a line to standard output, where only results go; where that cannot be done the program ends.
  static func output(_ text: String) {
    guard !write(text, to: STDOUT_FILENO) else { return }
    error("pinfold: cannot write to standard output")
    exit(ExitStatus.output.rawValue)
  }

  /// Writes a line to standard error, where everything else goes.
  static func error(_ text: String) {
    write(oneLine(text), to: STDERR_FILENO)
  }

  /// A message as one line, whatever names and values it repeats.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Writes over the line of standard error that says how far something has come; a done one is wiped out.
  static func progress(_ text: String, isDone: Bool) {
    write("\r\u{1B}[K" + (isDone ? "" : printable(text)), end: "", to: STDERR_FILENO)
  }

  /// Whether all of a line could be written.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    write(printable(text), end: "\n", to: descriptor)
  }

  @discardableResult
  private static func write(_ text: String, end: String, to descriptor: Int32) -> Bool {
    var bytes = Array((text + end).utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  // File names and properties may hold control characters that would command the terminal.
  private static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          ? Character(scalar) : "\u{FFFD}"
      })
  }
}
