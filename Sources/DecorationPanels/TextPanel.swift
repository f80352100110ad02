import Colorimetry
import Drawing
import GeoCore
public import PanelLayout

/// Paragraphs of text; what finds no room in the frame is left out, an ellipsis in its place.
public struct TextPanel: Panel, Hashable {
  /// The text: blank lines part paragraphs, single line feeds break lines.
  public var text: String
  /// How heavy it is.
  public var weight = TextWeight.regular
  /// Points per em, 1…1000; nothing for the theme's body.
  public var size: Double?
  /// Its colour; nothing for the theme's text.
  public var color: PanelColor?
  /// Where lines begin.
  public var alignment = HorizontalAlignment.natural
  /// Where the text lies in a frame that is higher.
  public var verticalAlignment = VerticalAlignment.top
  /// Whether lines are broken where the frame ends; otherwise they end in an ellipsis there.
  public var wraps = true
  /// The most lines of each paragraph, or nothing for no limit.
  public var maximumLines: Int?
  /// From baseline to baseline in ems, 0.5…10.
  public var lineHeight = 1.35

  /// Between paragraphs, in ems.
  static let paragraphGap = 0.6

  /// Shows a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text; its region has all of it.
  ///
  /// - Throws: Nothing.
  public func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0, !text.isEmpty else { return output }
    var setter = TextSetter(context)
    let column = column(width: context.size.width, height: context.size.height, &setter)
    let y = verticalAlignment.offset(of: column.size.height, in: context.size.height)
    column.draw(into: &output.list, width: context.size.width, y: y, context)
    if column.size == .zero {
      output.diagnostics.append(Diagnostic(.unplaced, "no room for the text '\(text.prefix(40))'"))
    }
    output.diagnostics += setter.diagnostics
    var region = PanelRegion(.text, Rect(context.size))
    region.text = text
    output.regions.append(region)
    return output
  }

  /// The height of the text where it is as wide as the frame, or the width of its longest line.
  ///
  /// - Throws: Nothing.
  public func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    var setter = TextSetter(context)
    let isDown = axis == .vertical && cross.isFinite
    return column(width: isDown ? cross : nil, height: .infinity, &setter).size[axis]
  }

  private func column(
    width: Double?, height: Double, _ setter: inout TextSetter
  ) -> TextColumn {
    let size = TextSetter.usable(self.size ?? setter.context.theme.sizes.body)
    let lineHeight = self.lineHeight.isFinite ? min(max(0.5, self.lineHeight), 10) : 1.35
    let items = paragraphs.map { paragraph in
      TextColumn.Item(
        text: paragraph, weight: weight, size: size,
        color: (color ?? .theme(.text)).resolved(in: setter.context.theme),
        gap: Self.paragraphGap * size,
        lineHeight: lineHeight, maximumLines: wraps ? maximumLines.map { max(1, $0) } : 1)
    }
    return TextColumn(
      items, in: .init(width: width, height: height, alignment: alignment), &setter)
  }

  private var paragraphs: [String] {
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if paragraphs.last?.isEmpty == false { paragraphs.append("") }
      } else {
        let end = paragraphs.count - 1
        // Lines that may not be broken cannot be joined into one paragraph of one line either.
        if !wraps, !paragraphs[end].isEmpty {
          paragraphs.append(String(line))
        } else {
          paragraphs[end] += (paragraphs[end].isEmpty ? "" : "\n") + line
        }
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}
