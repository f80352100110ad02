public import Colorimetry

/// A row of a legend: what something looks like on the map, and what it is.
public struct LegendEntry: Hashable, Sendable {
  /// A part of a sample.
  public enum Mark: Hashable, Sendable {
    /// An area of a colour.
    case area(Color)
    /// A line: its colour, its width in points, and dashes and gaps in turn in points, empty for an unbroken line.
    case line(Color, width: Double, dashes: [Double])
    /// The head of a pin.
    case pin(Color)
  }

  /// What it is.
  public var label: String
  /// The sample, each mark above the ones before it; not empty.
  public var marks: [Mark]
  /// How many there are, or nothing where they are not counted.
  public var count: Int?

  /// Makes a row.
  public init(label: String, marks: [Mark], count: Int? = nil) {
    self.label = label
    self.marks = marks
    self.count = count
  }
}
