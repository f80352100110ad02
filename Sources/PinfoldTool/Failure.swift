import Painting
import Pinfold

/// Exit statuses of the command line.
enum ExitStatus: Int32, Sendable {
  case done = 0
  case usage = 2
  case input = 3
  case missingTiles = 4
  case missingGlyphs = 5
  case output = 6
  case differs = 7
  case internalFault = 70
}

/// Why a command gave up, in words, with its exit status: the one place where errors become either.
struct Failure: Error, Equatable, Sendable {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: UsageError) {
    self.init(.usage, error.message)
  }

  init(_ error: SnapshotError) {
    self.init(Self.status(of: error), ErrorWords.message(error))
  }

  private static func status(of error: SnapshotError) -> ExitStatus {
    switch error {
    case .output: .output
    case .missingTiles: .missingTiles
    case .missingGlyphs: .missingGlyphs
    case .request, .places(.badDelimiter), .places(.unknownEncoding), .painting(.tooLarge),
      .painting(.invalidSize):
      .usage
    case .painting, .encoding, .panel, .internalFault: .internalFault
    case .resource, .unknownStyle, .places, .tiles, .file, .style, .layout, .image, .drawing,
      .fonts, .glyphs:
      .input
    }
  }
}
