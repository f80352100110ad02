import Foundation
import Testing

/// `.ci/setup` run with a `dpkg-query`, an `apt-get` and a `swift` that only pretend.
struct SetupTests {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
    /// What `apt-get` was called with, a line a call.
    let calls: [String]
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A folder of programs, of which `dpkg-query` knows the packages named in the file `installed`.
  static func programs(swift: String?, installed: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "setup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func program(_ name: String, _ body: String) throws {
      let file = folder.appending(path: name)
      try Data(("#!/bin/bash\n" + body + "\n").utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    try Data(installed.utf8).write(to: folder.appending(path: "installed"))
    try program("id", "echo 0")
    try program(
      "dpkg-query", "grep -qx -- \"${@: -1}\" '\(folder.path)/installed' && echo installed")
    // Installing adds the packages, so that a second run finds them.
    try program(
      "apt-get",
      """
      echo "$DEBIAN_FRONTEND $*" >> '\(folder.path)/calls'
      case " $* " in *" install "*)
        printf '%s\\n' "$@" | grep -v -e ^- -e ^install$ >> '\(folder.path)/installed' ;;
      esac
      """)
    if let swift { try program("swift", "echo '\(swift)'") }
    return folder
  }

  static func run(_ folder: URL) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [root.appending(path: ".ci/setup").path]
    process.environment = ["PATH": folder.path + ":/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    func text(_ pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    let calls = (try? String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)) ?? ""
    return Outcome(
      status: process.terminationStatus, output: text(output), errors: text(errors),
      calls: calls.split(separator: "\n").map(String.init))
  }

  static let current = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  @Test func missingPackagesAreInstalledOnce() throws {
    let folder = try Self.programs(swift: Self.current, installed: "libpng-dev\npkg-config\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Self.run(folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("pinfold: installing by apt-get: libcairo2-dev "))
    #expect(!first.output.contains("libpng-dev"))
    #expect(first.calls.first == "noninteractive -qq update")
    #expect(
      first.calls.last?.hasPrefix(
        "noninteractive -qq install -y --no-install-recommends libcairo2-dev ") == true)
    #expect(first.calls.count == 2)

    let second = try Self.run(folder)
    #expect(second.status == 0 && second.output.isEmpty && second.errors.isEmpty)
    #expect(second.calls.count == 2)
  }

  @Test(arguments: [
    "Swift version 6.3", "Apple Swift version 6.4.2", "swift-driver version: 1\nSwift version 10.0",
  ])
  func newEnough(version: String) throws {
    let folder = try Self.programs(swift: version, installed: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Self.run(folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: ["Swift version 6.2.4 (swift-6.2.4-RELEASE)", "Swift version 5.10"])
  func tooOld(version: String) throws {
    let folder = try Self.programs(swift: version, installed: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Self.run(folder)
    #expect(outcome.status == 1 && outcome.calls.isEmpty)
    #expect(outcome.errors.contains("is too old; Swift 6.3 or newer is needed"))
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/usr/bin/swift"), "swift is there"))
  func noSwiftAtAll() throws {
    let folder = try Self.programs(swift: nil, installed: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Self.run(folder)
    #expect(outcome.status == 1 && outcome.calls.isEmpty)
    #expect(outcome.errors.contains("there is no swift on the PATH"))
  }

  @Test func whatAptCannotInstallIsSaid() throws {
    let folder = try Self.programs(swift: Self.current, installed: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#!/bin/bash\nexit 100\n".utf8).write(to: folder.appending(path: "apt-get"))
    let outcome = try Self.run(folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("apt-get could not install: pkg-config libcairo2-dev"))
  }
}
