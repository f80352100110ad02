import FileAccess
import Glibc

/// Where the styles and the world basemap that come with Pinfold are.
public struct Resources: Hashable, Sendable {
  /// Folders that are looked through in order.
  public let roots: [String]

  /// Looks in the given folders only.
  public init(roots: [String]) {
    self.roots = roots
  }

  /// Looks in `$PINFOLD_HOME` where that is set, then where an installed program has them
  /// (`../share/pinfold`), then above the program as far as the folder it was built in.
  public static func beside(program: String, home: String?) -> Resources {
    var roots = home.map { [$0] } ?? []
    let folders = program.split(separator: "/").dropLast().map(String.init)
    func folder(_ count: Int) -> String { "/" + folders.prefix(count).joined(separator: "/") }
    // <prefix>/bin/pinfold has <prefix>/share/pinfold beside its folder.
    roots.append(folder(max(0, folders.count - 1)) + "/share/pinfold")
    // .build/<triple>/release/pinfold lies three folders below the package.
    for up in 1...4 where folders.count >= up { roots.append(folder(folders.count - up)) }
    return Resources(roots: roots)
  }

  /// The resources beside the running program or, for programs built from the package's sources, in the package.
  public static func ofThisProgram() -> Resources {
    let home = unsafe getenv("PINFOLD_HOME").map { unsafe String(cString: $0) }
    let beside = beside(program: executablePath(), home: home)
    return Resources(roots: beside.roots + [package])
  }

  // This file is Sources/Pinfold/Resources.swift.
  private static let package =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  private static func executablePath() -> String {
    guard let real = unsafe realpath("/proc/self/exe", nil) else { return "/usr/local/bin/pinfold" }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path of the style called `name`.
  ///
  /// - Throws: `SnapshotError.resource`.
  public func style(named name: String) throws(SnapshotError) -> String {
    try find("\(name).json", in: ["Styles"])
  }

  /// The path of the world basemap.
  ///
  /// - Throws: `SnapshotError.resource`.
  public func world() throws(SnapshotError) -> String {
    try find("world.pmtiles", in: ["Samples", "."])
  }

  private func find(_ file: String, in folders: [String]) throws(SnapshotError) -> String {
    let candidates = roots.flatMap { root in folders.map { "\(root)/\($0)/\(file)" } }
    for path in candidates where unsafe access(path, R_OK) == 0 { return path }
    throw .resource(name: file, searched: candidates)
  }
}
