import GeoCore
import Places

/// The places of a request, read, and the board made of them.
struct SnapshotInput {
  let board: Board
  /// What the places' files say of whose data they are.
  let credits: [String]
  /// Lines and areas, those of the files first.
  let shapes: [PlaceShape]
  /// Whether any places were asked for, even if none was found.
  let hasPlaces: Bool
  var diagnostics: [Diagnostic] = []

  init(_ request: SnapshotRequest) throws(SnapshotError) {
    var places: [Place] = []
    var title: String?
    var credits: [String] = []
    var shapes: [PlaceShape] = []
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
        let file = try Self.read(path, after: places.count, request)
        if places.isEmpty { places = file.places } else { places += file.places }
        shapes += file.shapes
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
    self.shapes = shapes + request.shapes
    hasPlaces = !request.places.isEmpty
  }

  private static func read(
    _ path: String, after count: Int, _ request: SnapshotRequest
  ) throws(SnapshotError) -> PlaceFile {
    var reader = PlaceReader()
    reader.options = request.reading
    reader.progress = request.progress
    reader.firstIndex = count
    do throws(PlacesError) { return try reader.read(path: path) } catch { throw .places(error) }
  }
}
