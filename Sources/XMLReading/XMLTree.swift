import CExpat

/// Turns expat's events into elements for a visitor.
final class XMLTree {
  private let visitor: any XMLVisitor
  private let parser: XML_Parser
  /// Open elements that were entered.
  private var entered: [String] = []
  /// Open elements that are collected, the outermost first.
  private var collected: [XMLNode] = []
  private var skippedDepth = 0
  private var size = 0
  private(set) var failure: XMLError?

  init(_ visitor: any XMLVisitor, _ parser: XML_Parser) {
    self.visitor = visitor
    self.parser = parser
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLTree? {
    data.map { Unmanaged<XMLTree>.fromOpaque($0).takeUnretainedValue() }
  }

  func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil else { return }
    let line = Int(XML_GetCurrentLineNumber(parser))
    guard entered.count + collected.count + skippedDepth < XMLReader.maximumDepth else {
      return fail(.tooDeep(line: line))
    }
    if skippedDepth > 0 {
      skippedDepth += 1
      return
    }
    let node = XMLNode(
      name: Self.localName(name), attributes: Self.attributes(attributes), line: line)
    if !collected.isEmpty { return push(node) }
    switch visitor.open(node) {
    case .enter: entered.append(node.name)
    case .collect:
      size = 0
      push(node)
    case .skip: skippedDepth = 1
    }
  }

  func end() {
    guard failure == nil else { return }
    if skippedDepth > 0 {
      skippedDepth -= 1
    } else if let node = collected.popLast() {
      if collected.isEmpty {
        visitor.take(node)
      } else {
        collected[collected.count - 1].children.append(node)
      }
    } else if let name = entered.popLast() {
      visitor.close(name)
    }
  }

  func text(_ bytes: UnsafePointer<CChar>?, _ count: Int32) {
    guard failure == nil, !collected.isEmpty, let bytes else { return }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    add(String(decoding: buffer, as: UTF8.self))
  }

  func skipped(_ name: UnsafePointer<CChar>?) {
    guard failure == nil, !collected.isEmpty, let name else { return }
    // As it stood there: who reads descriptions as HTML resolves it.
    add("&\(String(cString: name));")
  }

  private func push(_ node: XMLNode) {
    collected.append(node)
    let attributes = node.attributes.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    grow(node.name.utf8.count + attributes)
  }

  private func add(_ text: String) {
    collected[collected.count - 1].text += text
    grow(text.utf8.count)
  }

  private func grow(_ bytes: Int) {
    size += bytes
    if size > XMLReader.maximumNodeSize {
      fail(.tooLarge(line: Int(XML_GetCurrentLineNumber(parser))))
    }
  }

  private func fail(_ error: XMLError) {
    failure = error
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private static func localName(_ name: UnsafePointer<CChar>?) -> String {
    guard let name else { return "" }
    let whole = String(cString: name)
    return whole.utf8.lastIndex(of: UInt8(ascii: ":")).map {
      String(whole[whole.utf8.index(after: $0)...])
    } ?? whole
  }

  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [XMLAttribute] {
    guard var next = list else { return [] }
    var attributes: [XMLAttribute] = []
    while let name = next[0], let value = next[1] {
      attributes.append(XMLAttribute(name: localName(name), value: String(cString: value)))
      next += 2
    }
    return attributes
  }
}
