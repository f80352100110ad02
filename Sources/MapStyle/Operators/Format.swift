import JSONReading

/// `format`: text in sections.
final class FormatNode: ExpressionNode, @unchecked Sendable {
  private struct Section {
    let content: ExpressionNode
    var scale, font, color, alignment: ExpressionNode?

    var children: [ExpressionNode] {
      [content] + [scale, font, color, alignment].compactMap { $0 }
    }
  }

  private let sections: [Section]

  private init(_ sections: [Section], key: String) {
    self.sections = sections
    super.init(.formatted, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 1 else { return context.error("Expected at least one argument.") }
    if call.items[1].object != nil {
      return context.error("First argument must be an image or text section.")
    }
    var sections: [Section] = []
    var mayBeOptions = false
    for argument in call.arguments {
      if mayBeOptions, argument.object != nil {
        guard options(argument, context, &sections[sections.count - 1]) else { return nil }
        mayBeOptions = false
        continue
      }
      guard let content = context.parse(argument, 1, .value) else { return nil }
      switch content.type {
      case .string, .value, .null, .resolvedImage: break
      default:
        return context.error("Formatted text type must be 'string', 'value', 'image' or 'null'.")
      }
      sections.append(Section(content: content))
      mayBeOptions = true
    }
    return FormatNode(sections, key: context.key)
  }

  private static func options(
    _ node: JSONNode, _ context: ParsingContext, _ section: inout Section
  ) -> Bool {
    func option(_ name: String, _ type: ValueType, _ slot: inout ExpressionNode?) -> Bool {
      guard let value = node[name], !StyleValue(value).isFalsy else { return true }
      slot = context.parse(value, 1, type)
      return slot != nil
    }
    guard option("font-scale", .number, &section.scale),
      option("text-font", .array(.string, nil), &section.font),
      option("text-color", .color, &section.color)
    else { return false }
    if let word = node["vertical-align"]?.string, !word.isEmpty,
      FormattedAlignment(rawValue: word) == nil
    {
      context.error(
        "'vertical-align' must be one of: 'bottom', 'center', 'top' but found '\(word)' instead.")
      return false
    }
    return option("vertical-align", .string, &section.alignment)
  }

  override var children: [ExpressionNode] { sections.flatMap(\.children) }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var text = FormattedText.empty
    for section in sections { text.sections.append(try evaluated(section, c)) }
    return .formatted(text)
  }

  private func evaluated(_ section: Section, _ c: EvaluationContext) throws(EvaluationError)
    -> FormattedSection
  {
    let content = try section.content.value(c)
    let alignment = try section.alignment?.string(c)
    var result = FormattedSection(text: "")
    result.verticalAlignment = alignment.flatMap { FormattedAlignment(rawValue: $0) }
    if case .image(let image) = content {
      result.image = image
      return result
    }
    result.text = content.text
    result.scale = try section.scale?.number(c)
    result.color = try section.color?.color(c)
    if case .array(let names)? = try section.font?.value(c) { result.fontStack = names.map(\.text) }
    return result
  }
}
