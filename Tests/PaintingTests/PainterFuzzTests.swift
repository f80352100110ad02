import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

/// Lists of any commands with any numbers: they may paint nothing, but they end.
@Suite struct PainterFuzzTests {
  private struct Maker {
    var dice: Dice

    mutating func number() -> Double {
      let special = [Double.nan, .infinity, -.infinity, 1e300, -1e18, 1e9, 0, 1e-300, -1]
      let roll = dice.next()
      if roll < 0.15 { return special[Int(dice.next() * Double(special.count))] }
      return roll < 0.8 ? dice.next() * 60 - 10 : (dice.next() - 0.5) * 1e4
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<Int(dice.next() * 12) {
        switch Int(dice.next() * 7) {
        case 0: path.move(to: point())
        case 1...3: path.line(to: point())
        case 4: path.quad(point(), to: point())
        case 5: path.cubic(point(), point(), to: point())
        default: path.close()
        }
      }
      return path
    }

    mutating func stroke() -> Stroke {
      var stroke = Stroke(width: number())
      stroke.cap = [.butt, .round, .square][Int(dice.next() * 3)]
      stroke.join = [.miter, .round, .bevel][Int(dice.next() * 3)]
      stroke.miterLimit = number()
      stroke.dashes = (0..<Int(dice.next() * 4)).map { _ in number() }
      stroke.dashPhase = number()
      return stroke
    }

    mutating func transform() -> AffineTransform {
      dice.next() < 0.5
        ? .translation(point())
        : AffineTransform(
          a: number() / 20, b: number() / 20, c: number() / 20, d: number() / 20, tx: number(),
          ty: number())
    }

    mutating func color() -> Color {
      Color(red: dice.next(), green: dice.next(), blue: number(), alpha: dice.next() * 1.5)
    }

    mutating func paint(_ list: inout DisplayList) -> DisplayList.Paint {
      guard dice.next() < 0.2 else { return .color(color()) }
      let image = list.add(Bitmap(width: Int(dice.next() * 5), height: 3))
      return .pattern(index: image, transform(), opacity: number())
    }

    mutating func glyphs(_ list: inout DisplayList) -> DisplayList.Command {
      let outline = GlyphOutline(font: "fuzz", index: UInt32(dice.next() * 1e6), path: path())
      let range = list.add([
        PlacedGlyph(
          outline: outline, origin: point(), size: number() / 10,
          angle: dice.next() < 0.5 ? 0 : number())
      ])
      let isFill = dice.next() < 0.5
      return .glyphs(
        range, isFill ? .fill(color()) : .halo(color(), width: number() / 10, blur: number() / 10))
    }

    mutating func command(_ list: inout DisplayList) -> DisplayList.Command {
      switch Int(dice.next() * 7) {
      case 0:
        return .fill(list.add(path()), dice.next() < 0.5 ? .nonZero : .evenOdd, paint(&list))
      case 1:
        return .stroke(list.add(path()), stroke(), paint(&list))
      case 2:
        return .shadow(list.add(path()), blur: abs(dice.next() * 5), color())
      case 3:
        return glyphs(&list)
      case 4:
        return .area(list.add(path()), dice.next() < 0.5 ? .crisp : .outlined, paint(&list))
      case 5:
        var disc = Disc(center: point(), radius: number(), color: color())
        (disc.ringWidth, disc.ringColor, disc.blur) = (number(), color(), number() / 10)
        return .disc(disc)
      default:
        let image = list.add(Bitmap(width: 4, height: Int(dice.next() * 4)))
        let rect = Rect(minX: number(), minY: number(), maxX: number(), maxY: number())
        return .image(
          index: image, rect, opacity: number(), dice.next() < 0.5 ? .nearest : .linear)
      }
    }

    mutating func list() -> DisplayList {
      var list = DisplayList(size: Size(width: 40, height: 30))
      var depth = 0
      for _ in 0..<12 {
        if dice.next() < 0.2 {
          var group = DisplayList.Group()
          group.opacity = number()
          if dice.next() < 0.5 { group.clip = list.add(path()) }
          group.isClipCrisp = dice.next() < 0.5
          if dice.next() < 0.5 { group.transform = transform() }
          if dice.next() < 0.5 {
            let map = ProjectiveTransform(transform(), px: number(), py: number(), pw: number())
            let frame = Rect(minX: number(), minY: number(), maxX: number(), maxY: number())
            group.projection = Projection(map, of: dice.next() < 0.5 ? frame : Rect(list.size))
          }
          list.append(.begin(group))
          depth += 1
        }
        list.append(command(&list))
      }
      for _ in 0..<depth { list.append(.end) }
      return list
    }
  }

  @Test(arguments: 0..<40)
  func anyListIsPaintedOrRefused(seed: UInt64) throws {
    var maker = Maker(dice: Dice(seed &* 7919 &+ 3))
    let list = maker.list()
    let painter = Painter()
    let first = try painter.bitmap(list, scale: 1.5)
    #expect(try painter.bitmap(list, scale: 1.5) == first)
    // Documents may be refused where Cairo has a limit, but never crash it.
    _ = try? painter.pdf([list])
    _ = try? painter.svg(list)
  }
}
