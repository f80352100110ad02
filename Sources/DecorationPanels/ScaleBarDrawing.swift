import Colorimetry
import Drawing
import Glibc
import GeoCore
import PanelLayout

/// One scale bar on its way into a picture.
struct ScaleBarDrawing {
  private struct Bar {
    let length: ScaleLength
    let points: Double
    let zero: ShapedText
    let end: ShapedText
    let half: ShapedText?
    /// How far words reach beyond the bar.
    var before: Double { zero.size.width / 2 }
    var after: Double { end.size.width / 2 }
  }

  private let panel: ScaleBarPanel
  private let context: PanelContext
  private let viewport: Viewport
  private let metrics: ScaleBarMetrics
  private var setter: TextSetter

  init(_ panel: ScaleBarPanel, _ viewport: Viewport, _ context: PanelContext) {
    self.panel = panel
    self.context = context
    self.viewport = viewport
    metrics = ScaleBarMetrics(context.theme)
    setter = TextSetter(context)
  }

  mutating func draw(into output: inout PanelOutput) {
    let lists: [[ScaleLength]] =
      switch panel.units {
      case .metric: [ScaleLength.metric]
      case .imperial: [ScaleLength.imperial]
      case .both: [ScaleLength.metric, ScaleLength.imperial]
      }
    let note = note()
    let room = context.size.width - (note.map { $0.size.width + metrics.textSize * 0.6 } ?? 0)
    let bars = lists.compactMap { bar(from: $0, in: room) }
    output.diagnostics = setter.diagnostics
    let height = metrics.height(rows: bars.count)
    guard !bars.isEmpty, bars.count == lists.count, height <= context.size.height + context.slack
    else {
      output.diagnostics.append(Diagnostic(.unplaced, "no room for the scale bar"))
      return
    }
    let before = bars.map(\.before).max() ?? 0
    let reach = bars.map { $0.points + $0.after }.max() ?? 0
    let width = before + reach + context.size.width - room
    let x = panel.alignment.offset(
      of: width, in: context.size.width, isRightToLeft: context.isRightToLeft)
    let y = panel.verticalAlignment.offset(of: height, in: context.size.height) + 1
    let origin = Point(x: x + before, y: y)
    draw(bars, at: origin, &output.list)
    if let note {
      add(note, Point(x: x + width - note.size.width, y: y), &output.list)
    }
    var region = PanelRegion(.scaleBar, Rect(x: x, y: y, width: width, height: height - 2))
    region.text = bars.map { plain($0.length.text) }.joined(separator: ", ")
    output.regions.append(region)
  }

  private func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }

  // The longest that has room together with its words.
  private mutating func bar(from lengths: [ScaleLength], in room: Double) -> Bar? {
    let scale = viewport.metersPerPoint
    guard scale.isFinite, scale > 0 else { return nil }
    let most = min(room, panel.maximumLength)
    for length in lengths where length.meters / scale <= most {
      let points = length.meters / scale
      let bar = Bar(
        length: length, points: points, zero: word("0"), end: word(length.text),
        half: length.half.map { word($0) })
      if bar.before + points + bar.after <= room { return bar }
      // Words of shorter bars are no shorter by much: a bar narrower than its words measures nothing.
      if points < metrics.bar { return nil }
    }
    return nil
  }

  private mutating func word(_ text: String) -> ShapedText {
    setter.set(text, .regular, size: metrics.textSize)
  }

  /// For which latitude the bar holds, where that matters.
  private mutating func note() -> ShapedText? {
    let bounds = viewport.mercatorBounds
    let edges = [bounds.minY, bounds.maxY].map { y in
      // Mercator's scale is that of the equator times the secant of the latitude.
      cosh(.pi * (1 - 2 * min(max(y, 0), 1)))
    }
    let here = 1 / max(1e-6, cos(viewport.camera.center.latitude * .pi / 180))
    let least = bounds.minY < 0.5 && bounds.maxY > 0.5 ? 1 : min(edges[0], edges[1], here)
    guard max(edges[0], edges[1], here) / least > ScaleBarPanel.evenScale else { return nil }
    let latitude = viewport.camera.center.latitude
    let degrees = Int(abs(latitude).rounded())
    return word(degrees == 0 ? "at the equator" : "at \(degrees)°\u{A0}\(latitude < 0 ? "S" : "N")")
  }

  private func draw(_ bars: [Bar], at origin: Point, _ list: inout DisplayList) {
    let line = metrics.textSize * TextLayout().lineHeight
    let top = origin.y + line + metrics.gap
    for (row, bar) in bars.enumerated() {
      let y = top + Double(row) * metrics.bar
      drawBlocks(bar, Rect(x: origin.x, y: y, width: bar.points, height: metrics.bar), &list)
    }
    for (row, bar) in bars.enumerated() {
      let y = row == 0 ? origin.y : top + 2 * metrics.bar + metrics.gap
      drawWords(bar, at: Point(x: origin.x, y: y), &list)
    }
  }

  private func drawBlocks(_ bar: Bar, _ box: Rect, _ list: inout DisplayList) {
    let colors = context.theme.colors
    let edge = min(1, metrics.bar / 4)
    list.fill(Path(box.inset(by: Insets(-1))), halo)
    list.fill(Path(box), colors.text)
    let part = box.width / Double(bar.length.parts)
    for index in 0..<bar.length.parts where !index.isMultiple(of: 2) {
      let inner = Rect(
        minX: box.minX + Double(index) * part + (index == 0 ? edge : 0), minY: box.minY + edge,
        maxX: box.minX + Double(index + 1) * part - (index + 1 == bar.length.parts ? edge : 0),
        maxY: box.maxY - edge)
      if !inner.isEmpty { list.fill(Path(inner), colors.background) }
    }
  }

  private func drawWords(_ bar: Bar, at origin: Point, _ list: inout DisplayList) {
    add(bar.zero, Point(x: origin.x - bar.before, y: origin.y), &list)
    add(bar.end, Point(x: origin.x + bar.points - bar.after, y: origin.y), &list)
    guard let half = bar.half else { return }
    let space = metrics.textSize * 0.6
    let minX = origin.x + (bar.points - half.size.width) / 2
    let fits =
      minX - space > origin.x + bar.before
      && minX + half.size.width + space < origin.x + bar.points - bar.after
    if fits { add(half, Point(x: minX, y: origin.y), &list) }
  }

  // On a map the bar needs a ground of its own; on the page this is not seen.
  private var halo: Color { context.theme.colors.background.opacity(0.85) }

  private func add(_ text: ShapedText, _ origin: Point, _ list: inout DisplayList) {
    list.add(text, at: origin, context.theme.colors.text, scale: context.scale, halo: halo)
  }
}
