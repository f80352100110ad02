import Glibc

/// Paths of files, and how one is reached from another.
enum FilePath {
  /// What follows the last slash.
  static func name(_ path: String) -> String {
    String(path.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
  }

  /// The name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The relative address of a file as seen from a page: both are taken from the working folder, and a page on
  /// standard output stands there.
  static func address(of file: String, from page: String) -> String {
    let target = absolute(file)
    let folder = page == "-" ? absolute("") : Array(absolute(page).dropLast())
    var common = 0
    while common < folder.count, common < target.count - 1, folder[common] == target[common] {
      common += 1
    }
    let steps = Array(repeating: "..", count: folder.count - common) + target[common...]
    let address = steps.map(percentEncoded).joined(separator: "/")
    // A colon in the first step would end a scheme (RFC 3986 §4.2).
    return address.prefix { $0 != "/" }.contains(":") ? "./" + address : address
  }

  /// The steps from the root, without `.` and `..`.
  static func absolute(_ path: String) -> [String] {
    var steps: [String] = []
    for step in ((path.hasPrefix("/") ? "" : workingFolder + "/") + path).split(separator: "/") {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
    return steps
  }

  private static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  // Unreserved characters of RFC 3986 and those a step may hold besides.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@".utf8)

  private static func percentEncoded(_ step: String) -> String {
    var text = ""
    for byte in step.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
