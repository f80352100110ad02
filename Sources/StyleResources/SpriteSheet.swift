import Imaging
import JSONReading
import MapRendering

/// The images of a sprite, cut out of its sheet as its index says.
struct SpriteSheet {
  private(set) var images: [(name: String, image: StyleImage)] = []
  /// What is wrong with entries of the index.
  private(set) var notes: [String] = []

  private let address: String
  /// A sheet of another size makes all entries wrong; the first few show how.
  private static let mostNotes = 5
  /// How often over the sheet may be cut up: entries share parts, but an index of a few lines may not fill the memory.
  private static let mostCopies = 16
  private var pixels = 0

  /// - Parameter address: where the index was read.
  init(_ index: JSONNode, at address: String, _ sheet: Bitmap) {
    self.address = address
    guard let entries = index.object else {
      notes = ["the sprite \(address) is not an object with an entry for each image"]
      return
    }
    var faults: [String] = []
    for entry in entries { add(entry, sheet, &faults) }
    notes = faults.prefix(Self.mostNotes).map { "the sprite \(address): \($0)" }
    if faults.count > Self.mostNotes {
      notes.append("the sprite \(address): \(faults.count - Self.mostNotes) more faults")
    }
  }

  private mutating func add(_ entry: JSONMember, _ sheet: Bitmap, _ faults: inout [String]) {
    func fault(_ what: String) { faults.append("image '\(entry.name.prefix(60))' \(what)") }
    guard let place = Place(entry.node) else {
      return fault("has no x, y, width and height, line \(entry.node.line)")
    }
    guard place.width > 0, place.height > 0 else { return fault("has no size (\(place))") }
    guard let part = sheet.part(place) else {
      return fault("lies outside the sheet of \(sheet.width) × \(sheet.height) pixels (\(place))")
    }
    let size = place.width * place.height
    guard size <= Self.mostCopies * sheet.width * sheet.height - pixels else {
      return fault("takes more than the sheet has, all images together")
    }
    let (image, issues) = StyleImage.reading(part, entry.node)
    for issue in issues { fault(issue) }
    pixels += size
    images.append((entry.name, image))
  }

  fileprivate struct Place: CustomStringConvertible {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init?(_ node: JSONNode) {
      let numbers = ["x", "y", "width", "height"].compactMap { node[$0]?.number }
      let whole = numbers.compactMap { Int(exactly: $0.rounded()) }
      guard whole.count == 4 else { return nil }
      (x, y, width, height) = (whole[0], whole[1], whole[2], whole[3])
    }

    var description: String { "\(width) × \(height) at \(x), \(y)" }
  }
}

extension Bitmap {
  /// A part, or nothing where it does not lie within.
  fileprivate func part(_ place: SpriteSheet.Place) -> Bitmap? {
    guard place.x >= 0, place.y >= 0, place.width >= 0, place.height >= 0,
      place.width <= width, place.height <= height,
      place.x <= width - place.width, place.y <= height - place.height
    else { return nil }
    var part = Bitmap(width: place.width, height: place.height)
    let row = 4 * place.width
    for y in 0..<place.height {
      let from = 4 * ((place.y + y) * width + place.x)
      part.pixels.replaceSubrange(row * y..<row * (y + 1), with: pixels[from..<from + row])
    }
    return part
  }
}
