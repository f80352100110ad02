import FileAccess
import Imaging
import JSONReading
import MapStyle
import TileStore

/// Why something that a style names cannot be opened.
enum OpeningError: Error, CustomStringConvertible {
  case resource(ResourceError)
  case archive(TileStoreError)
  case notJSON(address: String, JSONError)
  case badImage(address: String, ImagingError)
  case expression(FeatureExpressionError)
  /// A source that says nothing that could be opened.
  case statement(String)

  /// Whether it only lies where nothing is fetched from.
  var isUnreachable: Bool {
    if case .resource(.unreachable) = self { true } else { false }
  }

  var description: String {
    switch self {
    case .resource(let error): error.description
    case .archive(let error): error.description
    case .notJSON(let address, let error): "\(address): \(error.description)"
    case .badImage(let address, let error): "\(address): \(error.description)"
    case .expression(let error): error.reasons.joined(separator: "; ")
    case .statement(let reason): reason
    }
  }
}
