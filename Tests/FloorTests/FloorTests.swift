import Foundation
import Testing

/// The sources of this package, held to `FloorRules`.
struct FloorTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func plan() throws -> FloorPlan {
    let manifest = try String(
      contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    return FloorPlan.house.declaring(Manifest(manifest))
  }

  /// Paths below `Sources`, sorted.
  static func sources() throws -> [String] {
    let sources = root.appending(path: "Sources").path
    let all = try #require(FileManager.default.enumerator(atPath: sources))
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test func everySourceKeepsToItsFloor() throws {
    let rules = FloorRules(plan: try Self.plan())
    let paths = try Self.sources()
    #expect(paths.count > 20)
    for path in paths {
      let text = try String(
        contentsOf: Self.root.appending(path: "Sources/" + path), encoding: .utf8)
      let target = String(path.prefix { $0 != "/" })
      for fault in rules.faults(target: target, path: "Sources/" + path, text: text) {
        Issue.record("\(fault)")
      }
    }
  }

  @Test func everyFolderOfSourcesIsInThePlan() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    for folder in folders.sorted() where !folder.hasPrefix(".") {
      #expect(FloorPlan.house.rooms[folder] != nil, "Sources/\(folder) has no floor in FloorPlan")
    }
  }

  @Test func theManifestDeclaresNothingFromAboveOrBeside() throws {
    for (target, room) in try Self.plan().rooms.sorted(by: { $0.key < $1.key }) {
      for module in room.declared.sorted() {
        let floor = FloorPlan.house.rooms[module]?.floor ?? .max
        #expect(floor < room.floor, "Package.swift: \(target) depends on \(module)")
      }
    }
  }
}
