/// One layer of a style.
public struct StyleLayer: Sendable {
  /// What a layer draws, with its properties.
  public enum Kind: Sendable {
    /// A colour or pattern under everything.
    case background(BackgroundLayer)
    /// Areas.
    case fill(FillLayer)
    /// Lines.
    case line(LineLayer)
    /// Circles.
    case circle(CircleLayer)
    /// Icons and text.
    case symbol(SymbolLayer)
    /// Pictures.
    case raster(RasterLayer)
    /// Shaded relief.
    case hillshade(HillshadeLayer)
    /// Density.
    case heatmap(HeatmapLayer)
    /// Blocks.
    case fillExtrusion(FillExtrusionLayer)
    /// Elevation in colours.
    case colorRelief(ColorReliefLayer)
    /// A type that is not known, by its name.
    case other(String)
  }

  /// Its name, unique within the style.
  public let id: String
  /// What it draws.
  public private(set) var kind: Kind
  /// The name of its source; empty for a background.
  public let source: String
  /// The layer of the source's tiles it draws, or nothing where the source has no layers.
  public let sourceLayer: String?
  /// The least zoom it is drawn at, inclusive.
  public let minZoom: Double
  /// The zoom from which on it is not drawn.
  public let maxZoom: Double
  /// Whether it is drawn.
  public let visibility: StyleProperty<Visibility>
  /// Which features it draws; nothing for all.
  public private(set) var filter: StyleFilter?
  /// The properties its expressions read; `EvaluationContext.slots` has one entry for each.
  public let propertyKeys: [String]
  /// The order of features within the layer, where the layer has one.
  public let sortKey: StyleProperty<Double?>
  /// What the filter and all properties together depend on.
  public let dependence: Dependence
  /// What the properties of `kind` were made from.
  let values: PropertyValues

  /// The same layer for a picture: what the zoom alone decides, the places on curves over it and the parts of
  /// filters, is decided once and not for every feature.
  ///
  /// Filters are prepared for the whole zoom below, at which they are asked. In contexts of other zooms nothing
  /// changes.
  public func at(zoom: Double) -> StyleLayer {
    guard dependence.contains(.zoom) else { return self }
    var own = self
    if let filter, filter.dependence.contains(.zoom) {
      own.filter = filter.at(zoom: zoom.rounded(.down))
    }
    if let prepared = values.at(zoom: zoom), let kind = Kind(type: kind.name, prepared) {
      own.kind = kind
    }
    return own
  }

  /// Whether it is drawn at `c.zoom`.
  public func isVisible(_ c: EvaluationContext) -> Bool {
    // No bound is written 0; pictures of the whole world may have a zoom below it.
    (minZoom <= 0 || c.zoom >= minZoom) && c.zoom < maxZoom && visibility.value(c) == .visible
  }
}

/// Which features a layer draws.
public struct StyleFilter: Sendable {
  private let expression: StyleExpression
  /// What it depends on.
  public let dependence: Dependence

  init(_ node: ExpressionNode) {
    self.init(StyleExpression(node))
  }

  private init(_ expression: StyleExpression) {
    self.expression = expression
    dependence = expression.dependence
  }

  /// The same, with all that the zoom alone decides decided once for contexts of this zoom.
  func at(zoom: Double) -> StyleFilter { StyleFilter(expression.at(zoom: zoom)) }

  /// Whether the feature passes; one the filter fails on does not.
  public func matches(_ c: EvaluationContext) -> Bool {
    do throws(EvaluationError) {
      return try expression.bool(c)
    } catch {
      return false
    }
  }
}
