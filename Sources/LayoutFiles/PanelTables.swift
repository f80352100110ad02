import DecorationPanels
import ListPanels
import PanelLayout

// The keys of each object: reading, writing and schema follow from these tables.

extension PanelBox: LayoutObject {
  static var fields: [LayoutField<PanelBox>] {
    [
      LayoutField("padding", \.padding, "Kept free inside the edges, in points."),
      LayoutField("background", \.background, "Behind it: a CSS colour or theme:NAME."),
      LayoutField("border", \.border, "A line inside the edges."),
      LayoutField(
        "cornerRadius", \.cornerRadius, in: 0...10_000, "How round the corners are, in points."),
      LayoutField(
        "opacity", \.opacity, in: 0...1, "How much of it covers what is below; default 1."),
    ]
  }
}

extension MapOptions: LayoutObject {
  static var fields: [LayoutField<MapOptions>] {
    [
      LayoutField("camera", \.camera, "Where the map is looked at from; default: the picture's."),
      LayoutField("pinPadding", \.padding, "Kept free of pins at the edges, in points."),
      LayoutField("bearing", \.bearing, "The direction that points up, clockwise from north."),
      LayoutField("names", \.names, "Whether names stand beside pins."),
      LayoutField("style", \.style, "The name of a style that comes with Pinfold, or a file."),
      LayoutField(
        "others", \.showsOthers, "Whether places that the query left out are grey dots."),
      LayoutField("credits", \.showsCredits, "Whether credits stand in a corner; default true."),
    ]
  }
}

extension ListOptions: LayoutObject {
  static var fields: [LayoutField<ListOptions>] {
    [
      LayoutField("title", \.showsTitle, "Whether the board's title is shown; default true."),
      LayoutField("count", \.showsCount, "Whether count or search field is shown; default true."),
      LayoutField("groups", \.showsGroups, "Whether groups have headings; default true."),
      LayoutField(
        "onlyInView", \.showsOnlyInView, "Whether only places are listed that a map shows."),
      LayoutField("rows", \.rows, "What each row shows."),
    ]
  }
}

extension TitlePanel: LayoutObject {
  init() { self.init(nil) }
  static var fields: [LayoutField<TitlePanel>] {
    [
      LayoutField("title", \.title, "The heading; default: the board's title."),
      LayoutField("subtitle", \.subtitle, "What stands below it."),
      LayoutField("align", \.alignment, "Where lines begin."),
      LayoutField("verticalAlign", \.verticalAlignment, "Where it lies; default middle."),
      LayoutField("size", \.size, "Points per em of the heading."),
      LayoutField("lines", \.maximumLines, "The most lines of the heading; default 2."),
    ]
  }
}

extension TextPanel: LayoutObject {
  init() { self.init("") }
  static var fields: [LayoutField<TextPanel>] {
    [
      LayoutField("text", \.text, "The text; blank lines part paragraphs.").required(),
      LayoutField("weight", \.weight, "How heavy it is; default regular."),
      LayoutField("size", \.size, "Points per em."),
      LayoutField("color", \.color, "A CSS colour or theme:NAME; default theme:text."),
      LayoutField("align", \.alignment, "Where lines begin."),
      LayoutField("verticalAlign", \.verticalAlignment, "Where it lies; default top."),
      LayoutField("wraps", \.wraps, "Whether lines are broken; default true."),
      LayoutField("lines", \.maximumLines, "The most lines of each paragraph."),
      LayoutField(
        "lineHeight", \.lineHeight, in: 0.5...10, "From baseline to baseline in ems; default 1.35."),
    ]
  }
}

extension ImagePanel.Fit: LayoutWord {}
extension ImageOptions: LayoutObject {
  init() { self.init(file: "") }
  static var fields: [LayoutField<ImageOptions>] {
    [
      LayoutField("file", \.file, "PNG, JPEG or WebP, beside the layout file.").required(),
      LayoutField("fit", \.fit, "How it is brought into the frame; default fit."),
      LayoutField("horizontal", \.horizontal, in: 0...1, "0 for left, 1 for right; default 0.5."),
      LayoutField("vertical", \.vertical, in: 0...1, "0 for top, 1 for bottom; default 0.5."),
      LayoutField(
        "pixelsPerPoint", \.pixelsPerPoint, in: 0.01...100, "Its pixels to a point; default 1."),
      LayoutField("alt", \.alternativeText, "What it shows, for those who cannot see it."),
    ]
  }
}

extension LegendPanel.Content: LayoutWord {}
extension LegendPanel: LayoutObject {
  static var fields: [LayoutField<LegendPanel>] {
    [
      LayoutField("content", \.content, "What it is about; default all."),
      LayoutField("title", \.title, "A heading."),
      LayoutField("property", \.property, "The property that names the colours of pins."),
      LayoutField("counts", \.showsCounts, "Whether places are counted; default true."),
      LayoutField("columns", \.columns, "How many columns; default: what the frame has room for."),
      LayoutField("rows", \.maximumRows, "The most rows; default 40."),
    ]
  }
}

extension ScaleUnits: LayoutWord {}
extension ScaleBarPanel: LayoutObject {
  static var fields: [LayoutField<ScaleBarPanel>] {
    [
      LayoutField("units", \.units, "What it counts in; default metric."),
      LayoutField(
        "longest", \.maximumLength, in: 1...100_000, "The longest bar in points; default 160."),
      LayoutField("map", \.map, "Which map it measures, from 0."),
      LayoutField("align", \.alignment, "Where it lies from side to side."),
      LayoutField("verticalAlign", \.verticalAlignment, "Where it lies; default middle."),
    ]
  }
}

extension NorthArrowPanel: LayoutObject {
  static var fields: [LayoutField<NorthArrowPanel>] {
    [
      LayoutField("side", \.maximumSide, in: 1...10_000, "The widest arrow in points; default 48."),
      LayoutField("map", \.map, "Which map it is about, from 0."),
      LayoutField("letter", \.letter, "The letter at its tip; default N."),
      LayoutField("align", \.alignment, "Where it lies from side to side; default center."),
      LayoutField("verticalAlign", \.verticalAlignment, "Where it lies; default middle."),
    ]
  }
}

extension CreditPanel: LayoutObject {
  static var fields: [LayoutField<CreditPanel>] {
    [
      LayoutField("align", \.alignment, "Where lines begin."),
      LayoutField("verticalAlign", \.verticalAlignment, "Where it lies; default middle."),
      LayoutField("size", \.size, "Points per em."),
    ]
  }
}

extension SpacerPanel: LayoutObject {
  init() { self.init(length: nil) }
  static var fields: [LayoutField<SpacerPanel>] {
    [LayoutField("wish", \.length, "What it wishes for where its length is 'content', in points.")]
  }
}
