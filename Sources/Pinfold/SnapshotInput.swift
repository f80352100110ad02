import GeoCore
import Places

/// The places of a request, read, and the board made of them.
struct SnapshotInput {
  let board: Board
  /// What the places' files say of whose data they are.
  let credits: [String]
  /// Whether any places were asked for, even if none was found.
  let hasPlaces: Bool
  var diagnostics: [Diagnostic] = []

  init(_ request: SnapshotRequest) throws(SnapshotError) {
    var places: [Place] = []
    var title: String?
    var credits: [String] = []
    for input in request.places {
      switch input {
      case .places(let given):
        // Numbers of their own might name one place twice.
        for place in given {
          var place = place
          place.index = places.count
          places.append(place)
        }
      case .file(let path):
        let file = try Self.read(path, after: places.count)
        places += file.places
        title = title ?? file.title
        if let credit = file.attribution { credits.append(credit) }
        diagnostics += file.diagnostics
      }
    }
    var options = request.board
    options.title = options.title ?? title
    board = Board(places, options)
    diagnostics += board.diagnostics
    self.credits = credits
    hasPlaces = !request.places.isEmpty
  }

  private static func read(_ path: String, after count: Int) throws(SnapshotError) -> PlaceFile {
    var reader = PlaceReader()
    reader.firstIndex = count
    do throws(PlacesError) { return try reader.read(path: path) } catch { throw .places(error) }
  }
}
