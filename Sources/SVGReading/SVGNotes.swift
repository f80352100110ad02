import GeoCore
import XMLReading

/// What is to be told about a drawing, each kind once.
struct SVGNotes {
  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<String> = []

  /// Tells that a thing is not drawn, or in error, where it is met first.
  mutating func tell(_ what: String, of element: XMLNode, _ kind: Diagnostic.Kind = .input) {
    tell(what, line: element.line, kind)
  }

  mutating func tell(_ what: String, line: Int = 0, _ kind: Diagnostic.Kind = .input) {
    guard diagnostics.count < SVGLimits.diagnostics, told.insert(what).inserted else { return }
    diagnostics.append(Diagnostic(kind, line > 0 ? "SVG line \(line): \(what)" : "SVG: \(what)"))
  }

  /// Tells that a limit was reached.
  mutating func tell(limit what: String, _ limit: Int) {
    tell("the rest is left out: more than \(limit) \(what)", .limit)
  }
}
