import Colorimetry
import Drawing
import GeoCore
import MapStyle
import Symbols

/// The text of a symbol, shaped, with what its layer says of it wherever it stands.
struct SymbolText {
  /// In rows.
  let text: ShapedText
  /// In columns, where the layer asks for them and the script allows them.
  let columns: ShapedText?
  let plain: String
  /// What it is made of.
  let spans: [TextSpan]
  /// Points per em.
  let size: Double
  /// How much larger it is at the next whole zoom, for which room is kept.
  let roominess: Double
  /// The size that distances along lines are reckoned with: that at zoom 18.
  let farSize: Double
  /// The paints of its spans; the first one's where there are fewer.
  let paints: [TextPaint]
  /// The names of the pictures in it, by their spans.
  let images: [Int: String]

  /// How a text is set: what differs between points and lines.
  enum Setting {
    /// At points, in the ways of writing that are tried, in order.
    case point([WritingMode])
    /// Along lines, in columns too where these run down.
    case line(hasColumns: Bool)
  }

  /// Nothing where the feature has no text, or none that could be seen.
  ///
  /// - Parameter missing: takes in the names of pictures in the text that the style has not.
  init?(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ source: SymbolTextSource,
    _ setting: Setting, missing: inout [String]
  ) {
    let layout = context.laidOut
    let formatted = layer.textField.value(layout)
    let size = layer.textSize.value(context)
    guard !formatted.isEmpty, size > 0 else { return nil }
    let sections = TextSections(formatted, layer, context, source.images)
    missing += sections.missing
    guard sections.isSeen, sections.hasInk else { return nil }
    let layouts = TextLayouts(layer, layout, size: size, sections.plain, setting)
    text = source.shaping.shape(sections.spans, layouts.rows)
    columns = layouts.columns.map { source.shaping.shape(sections.spans, $0) }
    // A text of which no font has any letter has a place, so that it is told.
    guard text.lines.contains(where: { !$0.glyphs.isEmpty }) || !text.missing.isEmpty else {
      return nil
    }
    (plain, spans) = (sections.plain, sections.spans)
    self.size = size
    (roominess, farSize) = Self.sizes(layer, context, size)
    (paints, images) = (sections.paints, sections.images)
  }

  private static func sizes(
    _ layer: SymbolLayer, _ context: EvaluationContext, _ size: Double
  ) -> (roominess: Double, far: Double) {
    guard !layer.textSize.isZoomConstant else { return (1, size) }
    var other = context.laidOut
    other.zoom += 1
    let next = layer.textSize.value(other)
    other.zoom = 18
    let far = layer.textSize.value(other)
    return (next > 0 ? next / size : 1, far > 0 ? far : size)
  }

  /// What tells it from others for a reader: its letters and pictures.
  var name: String {
    images.isEmpty
      ? plain : images.sorted { $0.key < $1.key }.reduce(plain) { "\($0) \($1.value)" }
  }

  /// The paint of a span.
  func paint(of span: Int) -> TextPaint {
    paints.indices.contains(span) ? paints[span] : paints[0]
  }
}

/// What texts are made with.
struct SymbolTextSource {
  let shaping: any TextShaping
  let images: StyleImages
}

/// How rows and columns of a text are laid out.
private struct TextLayouts {
  private(set) var rows = TextLayout()
  private(set) var columns: TextLayout?

  /// - Parameter layout: the context at the whole zoom below.
  init(
    _ layer: SymbolLayer, _ layout: EvaluationContext, size: Double, _ plain: String,
    _ setting: SymbolText.Setting
  ) {
    rows.lineHeight = layer.textLineHeight.value(layout)
    rows.size = size
    rows.wrapping = .balanced
    switch setting {
    case .line(let hasColumns):
      if hasColumns, ColumnScript.allowsColumns(plain) { columns = rows }
    case .point(let modes):
      rows.maxWidth = max(0, layer.textMaxWidth.value(layout)) * size
      if modes.contains(.vertical), ColumnScript.allowsColumns(plain) {
        columns = rows
        columns?.standsUpright = true
      }
    }
    columns?.isVertical = true
  }
}

/// The colours of a text.
struct TextPaint: Hashable {
  var color: Color
  var haloColor: Color
  var haloWidth: Double
  var haloBlur: Double
  var opacity: Double

  /// Halos end at a quarter of the text size, as the style specification says of `text-halo-width`; so do their
  /// soft edges.
  init(_ layer: SymbolLayer, _ context: EvaluationContext, size: Double) {
    opacity = min(max(0, layer.textOpacity.value(context)), 1)
    color = layer.textColor.value(context).opacity(opacity)
    haloColor = layer.textHaloColor.value(context).opacity(opacity)
    haloWidth = min(max(0, layer.textHaloWidth.value(context)), size / 4)
    haloBlur = min(max(0, layer.textHaloBlur.value(context)), size / 4)
    if haloWidth == 0 { haloColor = .transparent }
  }

  /// Whether it leaves ink.
  var isSeen: Bool { color.alpha > 0 || haloColor.alpha > 0 }
}

extension EvaluationContext {
  /// The context at the whole zoom below: what is laid out is asked for there, as the style specification says of
  /// layout properties; sizes and paints at the picture's own.
  var laidOut: EvaluationContext {
    var own = self
    own.zoom = zoom.rounded(.down)
    return own
  }
}
