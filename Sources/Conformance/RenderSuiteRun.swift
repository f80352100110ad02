import Synchronization

/// The cases of a folder, drawn and compared on all cores.
struct RenderSuiteRun: Sendable {
  let folder: String
  let names: [String]
  let drawing: RenderSuiteDrawing
  let workers: Int
  /// Whether the pictures of those that pass are kept too.
  var keepsPictures = false

  /// What became of each case, in the order of their names.
  func verdicts() async -> [RenderSuiteVerdict] {
    let counter = Counter()
    return await withTaskGroup(of: [(Int, RenderSuiteVerdict)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          var own: [(Int, RenderSuiteVerdict)] = []
          while let index = counter.next(below: names.count) {
            own.append((index, verdict(names[index])))
          }
          return own
        }
      }
      var all: [(Int, RenderSuiteVerdict)] = []
      for await some in group { all += some }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Draws and compares one case.
  func verdict(_ name: String) -> RenderSuiteVerdict {
    do throws(RenderSuiteError) {
      let item = try RenderSuiteCase(name, in: RenderSuiteFolder(path: folder))
      var verdict = RenderSuiteVerdict(item, actual: try drawing.draw(item))
      if verdict.passes, !keepsPictures { verdict.pictures = nil }
      return verdict
    } catch {
      return RenderSuiteVerdict(name: name, failure: error)
    }
  }
}

/// Numbers from 0 on, each handed out once.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func next(below limit: Int) -> Int? {
    let number = value.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }
}
