/// Files that are taken for place files by mistake.
enum FileKind {
  /// What a file is whose first bytes say that it is no text, or nothing.
  static func name(_ head: [UInt8]) -> String? {
    known.first { head.starts(with: $0.magic) }?.name
  }

  private static let known: [(magic: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0x47, 0x49, 0x46, 0x38], "a GIF picture"),
    (Array("%PDF".utf8), "a PDF document"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Office document; save it as CSV"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
    ([0x1F, 0x8B], "a gzip archive; unpack it first"),
    (Array("BZh".utf8), "a bzip2 archive; unpack it first"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive; unpack it first"),
    ([0x37, 0x7A, 0xBC, 0xAF], "a 7-Zip archive; unpack it first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a Zstandard archive; unpack it first"),
    (Array("PMTiles".utf8), "an archive of tiles; give it with -t"),
    ([0x00, 0x00, 0x27, 0x0A], "a shapefile; convert it to GeoJSON"),
    (Array("fgb".utf8), "a FlatGeobuf file; convert it to GeoJSON"),
    (Array("PAR1".utf8), "a Parquet file; convert it to GeoJSON or CSV"),
    (Array("version https://git-lfs".utf8), "a pointer of Git LFS; fetch the file itself"),
    (Array("<!DOCTYPE html".utf8), "a page of the web"),
    (Array("<!doctype html".utf8), "a page of the web"),
    (Array("<html".utf8), "a page of the web"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]
}
