import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// The sections of a `format` expression as spans, with their paints and pictures.
struct TextSections {
  private(set) var spans: [TextSpan] = []
  private(set) var paints: [TextPaint] = []
  private(set) var images: [Int: String] = [:]
  /// The names of pictures that the style has not.
  private(set) var missing: [String] = []
  /// What it says, without pictures.
  let plain: String

  private let layer: SymbolLayer
  private let context: EvaluationContext
  private let size: Double

  init(
    _ formatted: FormattedText, _ layer: SymbolLayer, _ context: EvaluationContext,
    _ known: StyleImages
  ) {
    (self.layer, self.context) = (layer, context)
    size = layer.textSize.value(context)
    plain = formatted.plainText
    let paint = TextPaint(layer, context, size: size)
    let layout = context.laidOut
    let style = TextStyle(
      fonts: layer.textFont.value(layout), size: size,
      letterSpacing: layer.textLetterSpacing.value(layout) * size)
    let transform = layer.textTransform.value(layout)
    // Pictures have their own size at the whole zoom below, and grow with the text from there.
    let growth = size / max(layer.textSize.value(layout), 1e-6)
    for section in formatted.sections {
      if let name = section.image?.name {
        guard let image = known[name] else {
          missing.append(name)
          continue
        }
        let extent = Size(width: image.size.width * growth, height: image.size.height * growth)
        append(image: name, extent, section, style, paint)
      } else if !section.text.isEmpty {
        append(section, transform, style, paint)
      }
    }
    trim()
  }

  private mutating func append(
    image name: String, _ size: Size, _ section: FormattedSection, _ style: TextStyle,
    _ paint: TextPaint
  ) {
    images[spans.count] = name
    var span = TextSpan(image: size, style)
    span.alignment = section.alignment
    spans.append(span)
    paints.append(paint)
  }

  private mutating func append(
    _ section: FormattedSection, _ transform: TextTransform, _ style: TextStyle,
    _ paint: TextPaint
  ) {
    let text =
      switch transform {
      case .none: section.text
      case .uppercase: section.text.uppercased()
      case .lowercase: section.text.lowercased()
      }
    var own = style
    own.fonts = section.fontStack ?? style.fonts
    own.size = size * (section.scale ?? 1)
    var span = TextSpan(text, own)
    span.alignment = section.alignment
    spans.append(span)
    var ownPaint = paint
    if let color = section.color { ownPaint.color = color.opacity(paint.opacity) }
    paints.append(ownPaint)
  }

  // As in MapLibre white space and line breaks at the ends make no lines: `{name:latin}\n{name:nonlatin}` has one
  // line where a place has one name.
  private mutating func trim() {
    while let last = spans.indices.last, spans[last].image == nil {
      while spans[last].text.last?.isWhitespace ?? false { spans[last].text.removeLast() }
      guard spans[last].text.isEmpty else { break }
      spans.removeLast()
      paints.removeLast()
    }
    for i in spans.indices {
      guard spans[i].image == nil else { return }
      spans[i].text = String(spans[i].text.drop(while: \.isWhitespace))
      if !spans[i].text.isEmpty { return }
    }
  }

  /// Whether there is a letter or a picture.
  var isSeen: Bool { spans.contains { $0.image != nil || !$0.text.isEmpty } }

  /// Whether any of it leaves ink.
  var hasInk: Bool { !images.isEmpty || paints.contains(where: \.isSeen) }
}

extension FormattedSection {
  fileprivate var alignment: TextSpan.Alignment {
    switch verticalAlignment {
    case .top: .top
    case .center: .center
    case .bottom, nil: .bottom
    }
  }
}
