import GeoCore
import LayoutFiles

/// Whether a layout has what a request wants to see of it.
enum LayoutChecks {
  /// What is to be said where no container that shows one child at a time has one of the name.
  static func remarks(on shown: String?, in root: PanelDescription) -> [Diagnostic] {
    guard let shown else { return [] }
    let choosing = root.all.filter { $0.choice != nil }
    guard !choosing.contains(where: { ChildChoice.name(shown).position(among: $0.children) != nil })
    else { return [] }
    let name = "'\(shown.prefix(60))'"
    let known = choosing.flatMap { $0.children.compactMap(\.slot.name) }
    guard !choosing.isEmpty else {
      return [Diagnostic(.input, "\(name) cannot be shown: the layout has no segments or tabs")]
    }
    let list = known.isEmpty ? "none has a name" : "there is \(known.joined(separator: ", "))"
    return [Diagnostic(.input, "no segment or tab is called \(name); \(list)")]
  }
}

extension Diagnostic {
  /// That a page was asked for, from 1, which the layout does not have.
  static func noPage(_ page: Int, of count: Int?) -> Diagnostic {
    guard let count, count > 0 else {
      return Diagnostic(.input, "page \(page) was asked for, but the layout has no pages")
    }
    let last = count == 1 ? "1 page, which is shown" : "\(count) pages; the last is shown"
    return Diagnostic(.input, "page \(page) was asked for, but the layout has \(last)")
  }
}
