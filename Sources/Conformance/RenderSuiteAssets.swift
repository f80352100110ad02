import FileAccess
import Imaging
import JSONReading

/// The suite's rules for addresses: its files lie in one folder, and some tiles are there but empty.
struct RenderSuiteAssets: ResourceLocator {
  let path: String

  /// What stands before the part below the folder, and the folder below that it means.
  private static let prefixes = [
    ("local://", ""), ("http://localhost:2900/", ""), ("http://localhost:2901/", "real-world/"),
  ]

  func place(of address: String) -> ResourcePlace {
    for (prefix, folder) in Self.prefixes where address.hasPrefix(prefix) {
      return place(below: folder + address.dropFirst(prefix.count))
    }
    if address.contains("://") { return .unreachable(reason: "the suite has no such address") }
    return place(below: address.hasPrefix("./") ? String(address.dropFirst(2)) : address)
  }

  // A server answers with no content for these: a tile that is there and has nothing in it.
  private func place(below: String) -> ResourcePlace {
    if let name = below.split(separator: "/").last,
      below.hasPrefix("sparse204/") || below.contains("/sparse204/"),
      name.hasPrefix("1-")
    {
      return .empty
    }
    return .file(path + "/" + below)
  }

  func json(_ address: String) throws(RenderSuiteError) -> JSONNode {
    try RenderSuiteFile.json(try file(address))
  }

  func picture(_ address: String) throws(RenderSuiteError) -> Bitmap {
    try RenderSuiteCase.picture(try file(address))
  }

  private func file(_ address: String) throws(RenderSuiteError) -> String {
    guard case .file(let path) = place(of: address) else {
      throw .cannotRead(path: address, reason: "it names no file of the suite")
    }
    return path
  }
}
