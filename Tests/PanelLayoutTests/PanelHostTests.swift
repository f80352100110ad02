import GeoCore
import Synchronization
import Testing

@testable import PanelLayout

/// What lives were told, in order.
private final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  var all: [String] { entries.withLock { $0 } }

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  func clear() { entries.withLock { $0 = [] } }
}

private final class Life: PanelLifecycle {
  let name: String
  let log: Log
  let hosts: [(String, PanelHost)]

  init(_ name: String, _ log: Log, hosts: [(String, PanelHost)] = []) {
    self.name = name
    self.log = log
    self.hosts = hosts
  }

  private func name(of host: PanelHost?) -> String {
    guard let host else { return "nothing" }
    return hosts.first { $0.1 === host }?.0 ?? "host"
  }

  func willMove(to host: PanelHost?) { log.add("\(name) will \(name(of: host))") }
  func didMove(to host: PanelHost?) { log.add("\(name) did \(name(of: host))") }
}

private struct Living: LivePanel {
  var life: any PanelLifecycle

  func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    output.regions = [PanelRegion(.map, Rect(context.size))]
    return output
  }
}

@Suite struct PanelHostTests {
  private let log = Log()

  private func child(_ name: String, hosts: [(String, PanelHost)] = []) -> LayoutContainer.Child {
    .init(Living(life: Life(name, log, hosts: hosts)), name: name)
  }

  @Test func addingAndRemoving() throws {
    let host = PanelHost(.row([]))
    host.add(child("a"))
    host.add(child("b"), at: 0)
    #expect(log.all == ["a will host", "a did host", "b will host", "b did host"])
    #expect(host.container.children.map(\.name) == ["b", "a"])
    #expect(try host.draw(in: context(10, 10)).regions.map(\.rect.minX) == [0, 5])
    log.clear()
    #expect(host.remove(at: 1)?.name == "a")
    #expect(host.remove(at: 7) == nil)
    #expect(log.all == ["a will nothing", "a did nothing"])
    #expect(host.container.children.count == 1)
  }

  @Test func theChildrenOfTheBeginningAreToldToo() {
    let host = PanelHost(.row([child("a"), child("b")]))
    #expect(log.all == ["a will host", "a did host", "b will host", "b did host"])
    #expect(host.container.children.count == 2)
  }

  @Test func fromOneHostToAnother() {
    let (left, right) = (PanelHost(.row([])), PanelHost(.row([])))
    left.add(child("a", hosts: [("left", left), ("right", right)]))
    #expect(left.move(from: 0, to: right))
    #expect(
      log.all == [
        "a will left", "a did left", "a will nothing", "a did nothing", "a will right",
        "a did right",
      ])
    #expect(left.container.children.isEmpty && right.container.children.map(\.name) == ["a"])
    #expect(!left.move(from: 0, to: right))
  }

  @Test func bothAreToldAroundATransition() throws {
    let host = PanelHost(.row([child("old")]))
    log.clear()
    let isFinished = host.replace(at: 0, with: child("new")) { from, to in
      log.add("from \(from.children[0].name ?? "") to \(to.children[0].name ?? "")")
      return true
    }
    #expect(isFinished)
    #expect(
      log.all == [
        "old will nothing", "new will host", "from old to new", "old did nothing", "new did host",
      ])
    #expect(host.container.children.map(\.name) == ["new"])
  }

  @Test func withoutATransitionTheOrderIsTheSame() {
    let host = PanelHost(.row([child("old")]))
    log.clear()
    #expect(host.replace(at: 0, with: child("new")))
    #expect(log.all == ["old will nothing", "new will host", "old did nothing", "new did host"])
    #expect(!host.replace(at: 3, with: child("none")))
    #expect(log.all.count == 4)
  }

  struct Failure: Error {}

  @Test(arguments: [false, true])
  func aTransitionThatIsCancelled(_ fails: Bool) {
    let host = PanelHost(.row([child("old")]))
    log.clear()
    do throws(Failure) {
      let isFinished = try host.replace(at: 0, with: child("new")) {
        (_, _) throws(Failure) in
        if fails { throw Failure() }
        return false
      }
      #expect(!isFinished && !fails)
    } catch {
      #expect(fails)
    }
    #expect(
      log.all == [
        "old will nothing", "new will host", "new will nothing", "new did nothing",
        "old will host", "old did host",
      ])
    #expect(host.container.children.map(\.name) == ["old"])
  }

  @Test func whatAContainerHoldsIsToldFromTheOutside() {
    let inner = LayoutContainer.column([child("a"), .init(LayoutContainer.row([child("b")]))])
    let host = PanelHost(.row([.init(inner)]))
    #expect(log.all == ["a will host", "b will host", "a did host", "b did host"])
    // A host's own children stay where they are.
    let outer = PanelHost(.row([]))
    log.clear()
    outer.add(.init(host))
    outer.remove(at: 0)
    #expect(log.all.isEmpty)
  }

  @Test func configuringKeepsTheChildren() throws {
    let host = PanelHost(.row([child("a"), child("b")]))
    host.configure { container in
      container.arrangement = .column()
      container.padding = Insets(1)
      container.children = []
    }
    #expect(
      try host.draw(in: context(10, 10)).regions.map(\.rect) == [
        Rect(x: 1, y: 1, width: 8, height: 4), Rect(x: 1, y: 5, width: 8, height: 4),
      ])
  }
}
