public import Colorimetry
public import GeoCore

/// Icons and text at points or along lines.
public struct SymbolLayer: Sendable {
  /// `symbol-placement`: where labels stand with respect to the geometry.
  public let symbolPlacement: StyleProperty<SymbolPlacement>
  /// `symbol-spacing`: points between two labels of a line.
  public let symbolSpacing: StyleProperty<Double>
  /// `symbol-avoid-edges`: whether labels that cross tile edges are left out; changes nothing where labels of all tiles
  /// keep out of each other's way, as the specification says.
  public let symbolAvoidEdges: StyleProperty<Bool>
  /// `symbol-sort-key`: order of placement: lower is placed first.
  public let symbolSortKey: StyleProperty<Double?>
  /// `symbol-z-order`: what decides which symbol is drawn above another.
  public let symbolZOrder: StyleProperty<SymbolOrder>
  /// `icon-allow-overlap`: whether the icon is drawn though it collides.
  public let iconAllowOverlap: StyleProperty<Bool>
  /// `icon-overlap`: what happens to an icon that collides; where set, it wins over the older flag.
  public let iconOverlap: StyleProperty<SymbolOverlap?>
  /// `icon-ignore-placement`: whether others may cover the icon.
  public let iconIgnorePlacement: StyleProperty<Bool>
  /// `icon-optional`: whether text may stand without its icon.
  public let iconOptional: StyleProperty<Bool>
  /// `icon-rotation-alignment`: what the icon turns with.
  public let iconRotationAlignment: StyleProperty<SymbolAlignment>
  /// `icon-size`: factor of the image size.
  public let iconSize: StyleProperty<Double>
  /// `icon-text-fit`: directions in which the icon is stretched around its text.
  public let iconTextFit: StyleProperty<IconTextFit>
  /// `icon-text-fit-padding`: points added around the text when the icon is stretched: top, right, bottom, left.
  public let iconTextFitPadding: StyleProperty<Padding>
  /// `icon-image`: image of the icon.
  public let iconImage: StyleProperty<ResolvedImage?>
  /// `icon-rotate`: degrees clockwise.
  public let iconRotate: StyleProperty<Double>
  /// `icon-padding`: points kept free around the icon.
  public let iconPadding: StyleProperty<Padding>
  /// `icon-keep-upright`: whether an icon along a line is turned to stand upright.
  public let iconKeepUpright: StyleProperty<Bool>
  /// `icon-offset`: offset from the anchor in image points, right and down.
  public let iconOffset: StyleProperty<Point>
  /// `icon-anchor`: part of the icon at the anchor.
  public let iconAnchor: StyleProperty<SymbolAnchor>
  /// `icon-pitch-alignment`: what the icon lies flat on when the map is tilted.
  public let iconPitchAlignment: StyleProperty<SymbolAlignment>
  /// `text-pitch-alignment`: what the text lies flat on when the map is tilted.
  public let textPitchAlignment: StyleProperty<SymbolAlignment>
  /// `text-rotation-alignment`: what the text turns with.
  public let textRotationAlignment: StyleProperty<SymbolAlignment>
  /// `text-field`: the text.
  public let textField: StyleProperty<FormattedText>
  /// `text-font`: font stack, the most wanted first.
  public let textFont: StyleProperty<[String]>
  /// `text-size`: size of the text in points.
  public let textSize: StyleProperty<Double>
  /// `text-max-width`: width in ems at which lines are broken.
  public let textMaxWidth: StyleProperty<Double>
  /// `text-line-height`: distance of lines in ems.
  public let textLineHeight: StyleProperty<Double>
  /// `text-letter-spacing`: space added between letters in ems.
  public let textLetterSpacing: StyleProperty<Double>
  /// `text-justify`: alignment of lines.
  public let textJustify: StyleProperty<TextJustification>
  /// `text-radial-offset`: offset in ems away from the anchor.
  public let textRadialOffset: StyleProperty<Double>
  /// `text-variable-anchor`: anchors to try in turn.
  public let textVariableAnchor: StyleProperty<[SymbolAnchor]?>
  /// `text-variable-anchor-offset`: anchors to try in turn, each with its offset in ems.
  public let textVariableAnchorOffset: StyleProperty<[AnchorOffset]?>
  /// `text-anchor`: part of the text at the anchor.
  public let textAnchor: StyleProperty<SymbolAnchor>
  /// `text-max-angle`: largest turn in degrees between neighbouring letters along a line.
  public let textMaxAngle: StyleProperty<Double>
  /// `text-writing-mode`: writing directions to try in turn.
  public let textWritingMode: StyleProperty<[WritingMode]?>
  /// `text-rotate`: degrees clockwise.
  public let textRotate: StyleProperty<Double>
  /// `text-padding`: points kept free around the text.
  public let textPadding: StyleProperty<Double>
  /// `text-keep-upright`: whether text along a line is turned to be read from the left.
  public let textKeepUpright: StyleProperty<Bool>
  /// `text-transform`: change of letter case.
  public let textTransform: StyleProperty<TextTransform>
  /// `text-offset`: offset from the anchor in ems, right and down.
  public let textOffset: StyleProperty<Point>
  /// `text-allow-overlap`: whether the text is drawn though it collides.
  public let textAllowOverlap: StyleProperty<Bool>
  /// `text-overlap`: what happens to text that collides; where set, it wins over the older flag.
  public let textOverlap: StyleProperty<SymbolOverlap?>
  /// `text-ignore-placement`: whether others may cover the text.
  public let textIgnorePlacement: StyleProperty<Bool>
  /// `text-optional`: whether the icon may stand without its text.
  public let textOptional: StyleProperty<Bool>
  /// `icon-opacity`: opacity of the icon, 0…1.
  public let iconOpacity: StyleProperty<Double>
  /// `icon-color`: colour of a distance-field icon.
  public let iconColor: StyleProperty<Color>
  /// `icon-halo-color`: colour around a distance-field icon.
  public let iconHaloColor: StyleProperty<Color>
  /// `icon-halo-width`: points from the edge of the icon to the edge of its halo.
  public let iconHaloWidth: StyleProperty<Double>
  /// `icon-halo-blur`: points over which the halo fades.
  public let iconHaloBlur: StyleProperty<Double>
  /// `icon-translate`: offset in points, right and down.
  public let iconTranslate: StyleProperty<Point>
  /// `icon-translate-anchor`: what the offset turns with.
  public let iconTranslateAnchor: StyleProperty<AnchorFrame>
  /// `text-opacity`: opacity of the text, 0…1.
  public let textOpacity: StyleProperty<Double>
  /// `text-color`: colour of the letters.
  public let textColor: StyleProperty<Color>
  /// `text-halo-color`: colour around the letters.
  public let textHaloColor: StyleProperty<Color>
  /// `text-halo-width`: points from the edge of the letters to the edge of the halo.
  public let textHaloWidth: StyleProperty<Double>
  /// `text-halo-blur`: points over which the halo fades.
  public let textHaloBlur: StyleProperty<Double>
  /// `text-translate`: offset in points, right and down.
  public let textTranslate: StyleProperty<Point>
  /// `text-translate-anchor`: what the offset turns with.
  public let textTranslateAnchor: StyleProperty<AnchorFrame>

  init(_ p: PropertyValues) {
    symbolPlacement = p["symbol-placement", .point]
    symbolSpacing = p["symbol-spacing", 250]
    symbolAvoidEdges = p["symbol-avoid-edges", false]
    symbolSortKey = p["symbol-sort-key", nil]
    symbolZOrder = p["symbol-z-order", .auto]
    iconAllowOverlap = p["icon-allow-overlap", false]
    iconOverlap = p["icon-overlap", nil]
    iconIgnorePlacement = p["icon-ignore-placement", false]
    iconOptional = p["icon-optional", false]
    iconRotationAlignment = p["icon-rotation-alignment", .auto]
    iconSize = p["icon-size", 1]
    iconTextFit = p["icon-text-fit", .none]
    iconTextFitPadding = p["icon-text-fit-padding", .zero]
    iconImage = p["icon-image", nil]
    iconRotate = p["icon-rotate", 0]
    iconPadding = p["icon-padding", Padding(all: 2)]
    iconKeepUpright = p["icon-keep-upright", false]
    iconOffset = p["icon-offset", .zero]
    iconAnchor = p["icon-anchor", .center]
    iconPitchAlignment = p["icon-pitch-alignment", .auto]
    textPitchAlignment = p["text-pitch-alignment", .auto]
    textRotationAlignment = p["text-rotation-alignment", .auto]
    textField = p["text-field", FormattedText("")]
    textFont = p["text-font", ["Open Sans Regular", "Arial Unicode MS Regular"]]
    textSize = p["text-size", 16]
    textMaxWidth = p["text-max-width", 10]
    textLineHeight = p["text-line-height", 1.2]
    textLetterSpacing = p["text-letter-spacing", 0]
    textJustify = p["text-justify", .center]
    textRadialOffset = p["text-radial-offset", 0]
    textVariableAnchor = p["text-variable-anchor", nil]
    textVariableAnchorOffset = p["text-variable-anchor-offset", nil]
    textAnchor = p["text-anchor", .center]
    textMaxAngle = p["text-max-angle", 45]
    textWritingMode = p["text-writing-mode", nil]
    textRotate = p["text-rotate", 0]
    textPadding = p["text-padding", 2]
    textKeepUpright = p["text-keep-upright", true]
    textTransform = p["text-transform", .none]
    textOffset = p["text-offset", .zero]
    textAllowOverlap = p["text-allow-overlap", false]
    textOverlap = p["text-overlap", nil]
    textIgnorePlacement = p["text-ignore-placement", false]
    textOptional = p["text-optional", false]
    iconOpacity = p["icon-opacity", 1]
    iconColor = p["icon-color", .black]
    iconHaloColor = p["icon-halo-color", .transparent]
    iconHaloWidth = p["icon-halo-width", 0]
    iconHaloBlur = p["icon-halo-blur", 0]
    iconTranslate = p["icon-translate", .zero]
    iconTranslateAnchor = p["icon-translate-anchor", .map]
    textOpacity = p["text-opacity", 1]
    textColor = p["text-color", .black]
    textHaloColor = p["text-halo-color", .transparent]
    textHaloWidth = p["text-halo-width", 0]
    textHaloBlur = p["text-halo-blur", 0]
    textTranslate = p["text-translate", .zero]
    textTranslateAnchor = p["text-translate-anchor", .map]
  }
}
