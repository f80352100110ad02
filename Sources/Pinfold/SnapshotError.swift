public import FileAccess
public import GeoCore
public import GlyphPacks
public import Imaging
public import LayoutFiles
public import MapStyle
public import Painting
public import PanelLayout
public import Places
public import SVGReading
public import TileStore
public import Typesetting

/// Why there is no picture.
public enum SnapshotError: Error, Sendable {
  /// What is asked for contradicts itself or exceeds a limit.
  case request(String)
  /// A file that comes with Pinfold is not where it should be; `searched` says where it was looked for.
  case resource(name: String, searched: [String])
  /// No style that comes with Pinfold has this name.
  case unknownStyle(name: String, known: [String])
  /// A file of places cannot be used.
  case places(PlacesError)
  /// An archive of tiles cannot be used.
  case tiles(TileStoreError)
  /// A file cannot be read.
  case file(FileError)
  /// A style cannot be used.
  case style(path: String, StyleError)
  /// A layout file cannot be used.
  case layout(path: String, LayoutFileError)
  /// A picture that a layout names cannot be used.
  case image(path: String, ImagingError)
  /// A drawing cannot be used.
  case drawing(path: String, SVGError)
  /// No fonts could be set up.
  case fonts(TypesettingError)
  /// Glyph packs cannot be used.
  case glyphs(GlyphPackError)
  /// Tiles are missing and `MissingTiles.fail` was asked for.
  case missingTiles([Diagnostic])
  /// Glyphs are missing and `SnapshotRequest.isStrict` was asked for.
  case missingGlyphs([Diagnostic])
  /// A panel could not be drawn.
  case panel(PanelError)
  /// The picture could not be painted.
  case painting(PaintingError)
  /// The picture could not be encoded.
  case encoding(ImagingError)
  /// The picture could not be written.
  case output(FileError)
  /// A fault of Pinfold's own.
  case internalFault(String)
}
