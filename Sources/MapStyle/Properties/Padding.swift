public import GeoCore

/// Distances from the four edges of a box, in logical points.
public struct Padding: Hashable, Sendable {
  /// Distances inwards or outwards, as the property says.
  public var top, right, bottom, left: Double

  /// None at all.
  public static let zero = Padding(all: 0)

  /// Makes the same distance on all sides.
  public init(all side: Double) {
    self.init(top: side, right: side, bottom: side, left: side)
  }

  /// Makes a padding from its sides.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Reads one to four numbers as CSS does, or nothing for another count.
  public init?(css sides: [Double]) {
    switch sides.count {
    case 1: self.init(all: sides[0])
    case 2: self.init(top: sides[0], right: sides[1], bottom: sides[0], left: sides[1])
    case 3: self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[1])
    case 4: self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
    default: return nil
    }
  }

  var sides: [Double] { [top, right, bottom, left] }
}

/// An anchor to try, with the offset in ems that belongs to it.
public struct AnchorOffset: Hashable, Sendable {
  /// The part of the text at the anchor.
  public var anchor: SymbolAnchor
  /// Ems right and down.
  public var offset: Point

  /// Makes a pair.
  public init(anchor: SymbolAnchor, offset: Point) {
    self.anchor = anchor
    self.offset = offset
  }
}
