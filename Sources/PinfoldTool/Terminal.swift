import FileAccess
import Glibc

/// The two streams a person sees.
enum Terminal {
  /// Writes a line to standard output, where only results go.
  static func output(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes a line to standard error, where everything else goes.
  static func error(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let line = printable(text) + "\n"
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
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
