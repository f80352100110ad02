import Drawing
import GeoCore

/// Sets one text by the glyphs of packs as MapLibre sets labels: a glyph a character, lines of like length, 24 pixels an
/// em.
struct PackSetter {
  private var shelf: PackShelf
  private let text: PackText
  private let layout: TextLayout
  /// The packs that each span's glyphs are looked for in.
  private let stacks: [[String]]
  private var missing: [Unicode.Scalar] = []
  private var faults: [String] = []

  /// Sets `spans`; glyphs that are read on the way stay on the shelf.
  static func set(
    _ spans: [TextSpan], _ layout: TextLayout, _ shelf: inout PackShelf
  ) -> ShapedText {
    var text = PackText(spans, size: layout.size)
    guard text.size > 0, text.size.isFinite else { return ShapedText(lines: [], size: .zero) }
    let stacks = spans.map { packs(of: $0.style.fonts) }
    let isBidirectional = PackBidi.isNeeded(text.characters)
    if isBidirectional { text.replace(PackBidi.joined(text.characters)) }
    if layout.isVertical {
      text.verticalize { shelf.glyph($0, stacks[$1]).glyph != nil }
    }
    var setter = PackSetter(shelf: shelf, text: text, layout: layout, stacks: stacks)
    // Taken out, so that no copy is made where it grows.
    shelf = PackShelf(shelf)
    let shaped = setter.shaped(isBidirectional)
    shelf = setter.shelf
    return shaped
  }

  // All fonts together, as servers make packs, and one by one.
  private static func packs(of fonts: [String]) -> [String] {
    fonts.count > 1 ? [fonts.joined(separator: ",")] + fonts : fonts
  }

  private init(shelf: PackShelf, text: PackText, layout: TextLayout, stacks: [[String]]) {
    (self.shelf, self.text, self.layout, self.stacks) = (shelf, text, layout, stacks)
  }

  private mutating func shaped(_ isBidirectional: Bool) -> ShapedText {
    let characters = text.characters
    let advances = characters.map { advance($0) }
    var breaking = PackBreaking(
      text, advances, maxWidth: layout.maxWidth.map { $0 / text.size * PackMetrics.em })
    let ranges = breaking.lines()
    let bidi = isBidirectional ? PackBidi(characters.map(\.scalar)) : nil
    var block = PackBlock(
      text: text, lineHeight: layout.lineHeight * PackMetrics.em,
      isColumn: layout.isVertical && layout.standsUpright)
    for range in ranges {
      let line = bidi?.line(characters, range) ?? Array(characters[range])
      add(Self.trimmed(line), to: &block)
    }
    var shaped = block.text(layout.alignment, isRightToLeft: bidi?.isRightToLeft ?? false)
    (shaped.missing, shaped.faults, shaped.isTruncated) = (missing, faults, text.isCut)
    return shaped
  }

  // What a character takes of its line, spacing included; pictures are as wide as they are.
  private mutating func advance(_ character: PackCharacter) -> Double {
    if let image = text.image(character) { return image.width + text.spacing }
    guard let glyph = glyph(character) else { return 0 }
    return glyph.advance * text.scale(character) + text.spacing
  }

  private mutating func glyph(_ character: PackCharacter) -> PackGlyph? {
    let packs = stacks[character.span]
    var (found, fault) = shelf.glyph(character.scalar, packs)
    if found == nil {
      note(character.scalar)
      if fault == nil, !shelf.holds(anyOf: packs) {
        let names = text.spans[character.span].style.fonts.map { "'\($0)'" }
        fault = "there are no glyph packs of \(names.joined(separator: ", "))"
      }
    }
    if let fault, !faults.contains(fault), faults.count < Self.mostNotes { faults.append(fault) }
    return found
  }

  /// A text in a script of which no pack is there has at most this many different letters worth naming.
  private static let mostNotes = 256

  private mutating func note(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), !isSpace(value), missing.count < Self.mostNotes,
      !scalar.properties.isDefaultIgnorableCodePoint, !missing.contains(scalar)
    else { return }
    missing.append(scalar)
  }

  private static func trimmed(_ line: [PackCharacter]) -> ArraySlice<PackCharacter> {
    let rest = line.drop { isSpace($0.scalar) }
    let end = rest.lastIndex { !isSpace($0.scalar) }.map { $0 + 1 } ?? rest.startIndex
    return rest[..<end]
  }

  private mutating func add(_ line: ArraySlice<PackCharacter>, to block: inout PackBlock) {
    block.begin(line)
    for character in line {
      if let image = text.image(character) {
        block.append(character, image, isUpright: isUpright(character))
      } else if let glyph = glyph(character) {
        block.append(character, glyph, isUpright: isUpright(character))
      }
    }
    block.end(isEmpty: line.isEmpty)
  }

  private func isUpright(_ character: PackCharacter) -> Bool {
    guard layout.isVertical else { return false }
    return layout.standsUpright
      ? !isSpace(character.scalar) && !isCursive(character.scalar)
      : ColumnScript.isUpright(character.scalar)
  }
}
