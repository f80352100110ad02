import FileAccess
import GeoCore
import Painting
import PanelLayout
import Pinfold
import Places

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
    case .tiles(let error): "\(error)"
    case .file(let error): message(error)
    case .style(let path, let error): "\(name(path)): \(error)"
    case .layout(let path, let error): "\(name(path)), \(message(error))"
    case .image(let path, let error): "cannot use the picture \(name(path)): \(error)"
    case .drawing(let path, let error): "cannot use the drawing \(name(path)): \(error)"
    case .fonts(let error): "\(error)"
    case .glyphs(let error): "\(error)"
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

  private static func message(_ error: PaintingError) -> String {
    switch error {
    case .invalidSize, .tooLarge: error.description
    case .malformed, .unbalancedGroup, .tooDeep, .noPages, .cairo:
      "this is a fault of Pinfold: \(error)"
    }
  }
}
