import GeoCore
import JSONReading
import PanelLayout

// The keys of containers, and of what a panel is to its container.

extension IconName: LayoutWord {}
extension StackAlignment: LayoutWord {}
extension ControlEdge: LayoutWord {}

extension PanelSlot: LayoutObject {
  static var fields: [LayoutField<PanelSlot>] {
    [
      LayoutField("name", \.name, "What it is called where it can be chosen."),
      LayoutField("icon", \.icon, "What it is drawn as where it can be chosen."),
      LayoutField("length", \.length, "How much of its container it takes; default '1fr'."),
      LayoutField(
        "tallLength", \.tallLength, "The same in an adaptive container that is a column."),
      LayoutField("span", \.span, "How many cells of a grid it covers."),
      LayoutField("place", \.place, "Where it lies in a stack."),
    ]
  }
}

extension GridSpan: LayoutObject {
  init() { self.init(columns: 1, rows: 1) }
  static var fields: [LayoutField<GridSpan>] {
    [
      LayoutField("columns", \.columns, "Columns, 1 to 64."),
      LayoutField("rows", \.rows, "Rows, 1 to 64."),
    ]
  }
}

extension StackPlacement: LayoutObject {
  static var fields: [LayoutField<StackPlacement>] {
    [
      LayoutField("horizontal", \.horizontal, "Where it lies from side to side; default middle."),
      LayoutField("vertical", \.vertical, "Where it lies from top to bottom; default middle."),
      LayoutField("insets", \.insets, "Kept free around it, in points."),
      LayoutField("width", \.width, "How wide it is; default '1fr': all of it."),
      LayoutField("height", \.height, "How high it is; default '1fr': all of it."),
      LayoutField(
        "dimming", \.dimming, in: 0...1, "How much what is below is darkened; default 0."),
      LayoutField(
        "shadow", \.shadow, in: 0...100, "How soft a shadow it casts, in points; default 0."),
    ]
  }
}

extension LinearOptions: LayoutObject {
  init() { self.init(spacing: 0) }
  static var fields: [LayoutField<LinearOptions>] {
    [LayoutField("spacing", \.spacing, in: 0...10_000, "Between children, in points.")]
  }
}

extension AdaptiveArrangement: LayoutObject {
  init() { self.init(threshold: 1) }
  static var fields: [LayoutField<AdaptiveArrangement>] {
    [
      LayoutField("spacing", \.spacing, in: 0...10_000, "Between children, in points."),
      LayoutField(
        "threshold", \.threshold, in: 0...1000,
        "The least ratio of width to height of a row; default 1."),
      LayoutField(
        "reversesWhenTall", \.reversesWhenTall,
        "Whether the last child comes first in a column; default false."),
    ]
  }
}

extension GridArrangement: LayoutObject {
  init() { self.init(.count(2)) }
  static var fields: [LayoutField<GridArrangement>] {
    [
      LayoutField(
        "columns", \.columns, "A number, a list of lengths, or an object with minimumWidth."),
      LayoutField("rowHeight", \.rowHeight, "How high rows are; default '1fr'."),
      LayoutField("columnSpacing", \.columnSpacing, in: 0...10_000, "Between columns, in points."),
      LayoutField("rowSpacing", \.rowSpacing, in: 0...10_000, "Between rows, in points."),
    ]
  }
}

extension PagedArrangement: LayoutObject {
  init() { self.init(page: 0) }
  static var fields: [LayoutField<PagedArrangement>] {
    [
      LayoutField("page", \.page, "Which page is shown, from 0."),
      LayoutField("dots", \.showsDots, "Whether dots tell which page it is; default true."),
      LayoutField(
        "continues", \.continues, "Whether a child goes on over as many pages as it needs."),
    ]
  }
}

extension SegmentedOptions: LayoutObject {
  static var fields: [LayoutField<SegmentedOptions>] {
    [
      LayoutField(
        "selected", \.selected, "Which child is shown: its position from 0, or its name."),
      LayoutField("edge", \.edge, "Where the control is; default top."),
      LayoutField(
        "maximumWidth", \.maximumWidth, in: 1...10_000, "The widest control; default 420."),
    ]
  }
}

extension TabsOptions: LayoutObject {
  static var fields: [LayoutField<TabsOptions>] {
    [
      LayoutField(
        "selected", \.selected, "Which child is shown: its position from 0, or its name."),
      LayoutField("edge", \.edge, "Where the bar is; default bottom."),
    ]
  }
}

/// The options of what has none.
struct NoOptions: LayoutObject {
  static var fields: [LayoutField<NoOptions>] { [] }
}

extension ChildChoice: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> ChildChoice {
    if let name = node.string { return .name(name) }
    guard let number = node.number, let index = Int(exactly: number), index >= 0 else {
      throw position.bad(node, "the position of a child from 0, or its name")
    }
    return .index(index)
  }

  var json: JSONValue {
    switch self {
    case .index(let index): .number(Double(index))
    case .name(let name): .string(name)
    }
  }

  static var schema: JSONValue {
    .members([
      (
        "anyOf",
        .list([
          .members([("type", .string("integer")), ("minimum", .number(0))]), String.schema,
        ])
      )
    ])
  }
}

extension GridArrangement.Columns: LayoutValue {
  static func read(
    _ node: JSONNode, at position: LayoutPosition
  ) throws(LayoutFileError) -> GridArrangement.Columns {
    let most = GridArrangement.maximumColumns
    if let number = node.number, let count = Int(exactly: number), (1...most).contains(count) {
      return .count(count)
    }
    if let lengths = node.array, (1...most).contains(lengths.count) {
      return .lengths(try [Length].read(node, at: position))
    }
    guard node.object != nil else {
      throw position.bad(
        node, "a number from 1 to \(most), a list of lengths, or an object with minimumWidth")
    }
    return .minimumWidth(try Automatic.read(node, at: position).minimumWidth)
  }

  var json: JSONValue {
    switch self {
    case .count(let count): .number(Double(count))
    case .lengths(let lengths): lengths.json
    case .minimumWidth(let width): .members([("minimumWidth", .number(width))])
    }
  }

  static var schema: JSONValue {
    .members([("anyOf", .list([Int.schema, [Length].schema, Automatic.schema]))])
  }

  private struct Automatic: LayoutObject {
    var minimumWidth = 200.0
    static var fields: [LayoutField<Automatic>] {
      [
        LayoutField(
          "minimumWidth", \.minimumWidth, in: 1...100_000,
          "As many columns as have room at this width, in points."
        ).required()
      ]
    }
  }
}
