import Drawing
import GeoCore
import Imaging
import XMLReading

extension SVGBuilder {
  /// Draws a picture that the file holds (SVG 2 §12.3).
  mutating func drawImage(_ item: Item) {
    guard item.scope.style.isVisible, let index = picture(item.node) else { return }
    let bitmap = list.images[index]
    let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let frame = frame(ofImage: item, whole.size)
    guard !frame.isEmpty, !whole.isEmpty else { return }
    let map = AspectFit(item.node.attribute("preserveAspectRatio")).map(whole, to: frame)
    let rect = Rect(
      x: map.tx, y: map.ty, width: map.a * whole.width, height: map.d * whole.height)
    let isCut = !frame.inset(by: Insets(-1e-6)).contains(rect)
    if isCut { begin(clip: Path(frame)) }
    list.append(
      .image(
        index: index, rect, opacity: 1, item.scope.style.isSmooth ? .linear : .nearest))
    if isCut { list.append(.end) }
  }

  private func frame(ofImage item: Item, _ size: Size) -> Rect {
    let (node, lengths) = (item.node, item.scope.lengths)
    let width = lengths.length(node.attribute("width"), .horizontal)
    let height = lengths.length(node.attribute("height"), .vertical)
    let ratio = size.width / size.height
    return Rect(
      x: lengths.length(node.attribute("x"), .horizontal) ?? 0,
      y: lengths.length(node.attribute("y"), .vertical) ?? 0,
      width: max(0, width ?? height.map { $0 * ratio } ?? size.width),
      height: max(0, height ?? width.map { $0 / ratio } ?? size.height))
  }

  private mutating func picture(_ node: XMLNode) -> Int? {
    let reference = node.attribute("href") ?? ""
    if let known = pictures[reference] { return known }
    guard let data = DataReference(reference) else {
      notes.tell("pictures outside the file are not drawn: '\(reference.prefix(60))'", of: node)
      return nil
    }
    do {
      let bitmap = try ImageCodec.decode(
        data.bytes, maximumPixels: max(0, SVGLimits.pixels - pixels))
      pixels += bitmap.width * bitmap.height
      let index = list.add(bitmap)
      pictures[reference] = index
      return index
    } catch {
      notes.tell("a picture is not drawn: \(error)", of: node)
      return nil
    }
  }
}

/// The bytes of a `data:` reference in base 64 (RFC 2397, RFC 4648 §4).
struct DataReference {
  let bytes: [UInt8]

  /// Nothing for references of other kinds, and where a byte is none of the alphabet.
  init?(_ text: String) {
    let text = text[...].trimmed
    guard text.prefix(5).lowercased() == "data:", let comma = text.utf8.firstIndex(of: 0x2C),
      text[..<comma].lowercased().hasSuffix(";base64")
    else { return nil }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8[text.utf8.index(after: comma)...] {
      if byte == 0x3D { break }
      if byte == 0x20 || (9...13).contains(byte) { continue }
      guard let value = Self.value(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    self.bytes = bytes
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
