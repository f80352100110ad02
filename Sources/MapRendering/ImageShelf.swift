import Drawing

/// The style's images that a picture needs, as icons or repeated, each once in its display list.
struct ImageShelf {
  private struct Key: Hashable {
    let name: String
    /// The colour of an image that has none of its own.
    let tint: ImageTint?
  }

  private var indices: [Key: Int] = [:]

  /// The image's place in the list, and the pixels of the list's image in a logical point.
  mutating func index(
    of image: StyleImage, named name: String, tint: ImageTint?, in list: inout DisplayList
  ) -> Int {
    let key = Key(name: name, tint: image.isSDF ? tint : nil)
    if let index = indices[key] { return index }
    let bitmap = key.tint.map { $0.pattern(image) } ?? image.bitmap
    let index = list.add(bitmap)
    indices[key] = index
    return index
  }
}
