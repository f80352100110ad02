import FileAccess
import Imaging

extension AnimatedSnapshot {
  /// Writes the animation as an animated PNG that appears whole or not at all; `-` is standard output.
  ///
  /// - Throws: `SnapshotError.painting`, `encoding` or `output`.
  public func write(to path: String, plays: UInt32 = 0) throws(SnapshotError) {
    try Self.write(try apng(plays: plays), to: path)
  }

  /// Writes each frame as a PNG file of its own, named by its index from 0; each appears whole or not at all.
  ///
  /// - Throws: `SnapshotError.painting`, `encoding` or `output`; frames before the one that failed are there.
  public func writeFrames(to path: (_ index: Int) -> String) throws(SnapshotError) {
    try paintFrames { index, bitmap throws(SnapshotError) in
      let bytes = try Self.encoded { () throws(ImagingError) in
        try PNGEncoder.encode(bitmap, pngOptions)
      }
      try Self.write(bytes, to: path(index))
    }
  }

  /// Writes frames side by side as one picture that appears whole or not at all; `-` is standard output.
  ///
  /// - Throws: `SnapshotError.painting`, `encoding` or `output`.
  public func writeStrip(
    _ grid: FrameGrid, to path: String, as format: PictureFormat
  ) throws(SnapshotError) {
    try Self.write(try strip(grid, as: format), to: path)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    do throws(FileError) { try AtomicFile.write(bytes, to: path) } catch { throw .output(error) }
  }
}
