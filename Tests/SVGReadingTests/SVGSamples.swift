import Colorimetry
import Drawing
import GeoCore
import SVGReading

/// A drawing of 100 × 100 units with some content.
func drawing(_ content: String, root: String = "viewBox='0 0 100 100'") throws -> SVGDrawing {
  try SVGDrawing(
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(root)>\(content)</svg>"
        .utf8))
}

extension SVGDrawing {
  /// What is painted, each outline in points of the drawing.
  var painted: [Painted] {
    var stack = [AffineTransform.identity]
    var opacities = [1.0]
    var found: [Painted] = []
    for command in list.commands {
      switch command {
      case .begin(let group):
        stack.append(group.transform.then(stack[stack.count - 1]))
        opacities.append(group.opacity * opacities[opacities.count - 1])
      case .end:
        stack.removeLast()
        opacities.removeLast()
      case .fill(let slice, _, let paint):
        found.append(Painted(list, slice, paint, nil, stack[stack.count - 1]))
        found[found.count - 1].opacity = opacities[opacities.count - 1]
      case .stroke(let slice, let stroke, let paint):
        found.append(Painted(list, slice, paint, stroke, stack[stack.count - 1]))
        found[found.count - 1].opacity = opacities[opacities.count - 1]
      default: break
      }
    }
    return found
  }

  var messages: [String] { diagnostics.map(\.message) }
}

/// One outline that is painted.
struct Painted {
  let points: [Point]
  let verbs: [Path.Verb]
  let paint: DisplayList.Paint
  let stroke: Stroke?
  /// Of the groups around it.
  var opacity = 1.0

  init(
    _ list: DisplayList, _ slice: PathSlice, _ paint: DisplayList.Paint, _ stroke: Stroke?,
    _ transform: AffineTransform
  ) {
    points = list.paths.points[slice.points].map { transform($0) }
    verbs = Array(list.paths.verbs[slice.verbs])
    (self.paint, self.stroke) = (paint, stroke)
  }

  var color: Color? { if case .color(let color) = paint { color } else { nil } }

  var box: Rect {
    var path = Path()
    path.append(contour: points, closed: false)
    return path.bounds() ?? Rect(Size.zero)
  }
}

func isClose(_ a: Rect, _ b: Rect) -> Bool {
  let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)]
  return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
}
