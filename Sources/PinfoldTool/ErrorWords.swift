import FileAccess
import GeoCore
import Imaging
import JSONReading
import MapStyle
import Painting
import PanelLayout
import Pinfold
import Places
import SVGReading
import TileStore
import Typesetting

/// One line for a person about each error, without a full stop: cause, values, and what to do where that is known.
enum ErrorWords {
  static func message(_ error: SnapshotError) -> String {
    switch error {
    case .request(let what): "cannot draw \(what)"
    case .resource(let name, let searched):
      "\(name) is not where Pinfold keeps its files; looked at \(searched.joined(separator: ", "))"
    case .unknownStyle(let name, let known):
      "no style is called '\(name)'; there is \(known.joined(separator: ", ")), or a file"
    case .places(let error): message(error)
    case .tiles(let error): message(error)
    case .file(let error): message(error)
    case .style(let path, let error): "\(name(path)): \(message(error))"
    case .layout(let path, let error): "\(name(path)), \(message(error))"
    case .image(let path, let error): "cannot use the picture \(name(path)): \(error)"
    case .drawing(let path, let error): "cannot use the drawing \(name(path)): \(message(error))"
    case .fonts(let error): message(error)
    case .missingTiles(let notes), .missingGlyphs(let notes):
      notes.map(\.message).joined(separator: "; ")
    case .panel(let error): "cannot lay out \(error)"
    case .painting(let error): message(error)
    case .encoding(let error): "cannot encode the picture: \(error)"
    case .output(let error): message(error)
    case .internalFault(let what): "this is a fault of Pinfold: \(what)"
    }
  }

  /// A path as a person knows it.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  static func message(_ error: FileError) -> String {
    switch error {
    case .cannotRead(let path, let reason): "cannot read \(name(path)): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .tooLarge(let path, let size, let limit):
      "\(name(path)) has \(size) bytes, more than the \(limit) that are read"
    }
  }

  static func message(_ error: JSONError) -> String {
    let what =
      switch error.reason {
      case .unexpectedEnd: "it ends in the middle"
      case .unexpectedByte(let byte):
        byte > 0x20 && byte < 0x7F
          ? "unexpected '\(Character(Unicode.Scalar(byte)))'" : "unexpected byte \(byte)"
      case .badNumber: "a number that is none"
      case .badEscape: "a bad escape in a string"
      case .notUTF8: "text that is not UTF-8"
      case .tooDeep: "nested too deeply"
      case .trailingText: "text after its end"
      }
    return "not JSON: \(what) on line \(error.line), byte \(error.byteOffset)"
  }

  static func message(_ error: StyleError) -> String {
    switch error {
    case .notJSON(let error): message(error)
    case .notAnObject: "not a style: it must be a JSON object"
    case .unsupportedVersion(let version): "a style of version \(version); 8 is understood"
    case .noLayers: "not a style: it has no list of layers"
    }
  }

  private static func message(_ error: TypesettingError) -> String {
    switch error {
    case .noSuchDirectory(let path): "\(name(path)) is not a folder of fonts"
    case .noFonts(let path): "\(name(path)) has no fonts"
    }
  }

  private static func message(_ error: PaintingError) -> String {
    switch error {
    case .invalidSize(let size, let scale):
      "cannot paint \(size.width) × \(size.height) points at scale \(scale)"
    case .tooLarge(let width, let height, let limit, let side):
      "cannot paint \(Int(width)) × \(Int(height)) pixels; \(limit) in all and \(side) a side are the most"
    default: "this is a fault of Pinfold: \(error)"
    }
  }
}

extension ErrorWords {
  private static func message(_ error: SVGError) -> String {
    switch error {
    case .tooLong(let bytes, let limit): "\(bytes) bytes, at most \(limit) are read"
    case .xml(let error): "\(error)"
    case .notSVG(let root): "its root is '\(root.prefix(40))', not svg"
    case .badSize(let size, let limit):
      "\(size.width) × \(size.height) points; each side must be above 0 and at most \(limit)"
    }
  }
}
