/// The faces at hand, opened when they are first needed.
final class FontShelf {
  let catalog: FontCatalog
  let hanForm: FontOptions.HanForm
  private var faces: [FontFace?]
  private var isTried: [Bool]
  private var selections: [[String]: FontSelection] = [:]
  private let pen = OutlinePen()

  // Styles ask for a handful of fonts; a stream of ever new names must not fill the memory.
  private static let maximumSelections = 256

  init(_ options: FontOptions) {
    catalog = FontCatalog(options)
    hanForm = options.hanForm
    faces = Array(repeating: nil, count: catalog.entries.count)
    isTried = Array(repeating: false, count: catalog.entries.count)
  }

  /// The open face, or nothing where its file is gone or broken.
  func face(_ index: Int) -> FontFace? {
    if !isTried[index] {
      isTried[index] = true
      faces[index] = FontFace(catalog.entries[index], pen: pen)
    }
    return faces[index]
  }

  /// Whether the face can be opened and has all of these characters, those that are never seen left aside.
  func covers(_ face: Int, _ scalars: ArraySlice<UInt32>) -> Bool {
    for scalar in scalars where !catalog.covers(face, scalar) && !isIgnorable(scalar) {
      return false
    }
    return self.face(face) != nil
  }

  /// What a list of names stands for.
  func selection(_ names: [String]) -> FontSelection {
    if let known = selections[names] { return known }
    if selections.count >= Self.maximumSelections { selections.removeAll(keepingCapacity: true) }
    let selection = FontSelection(names, self)
    selections[names] = selection
    return selection
  }
}
