import Drawing
import GeoCore

/// Sets one text: holds what its steps have in common.
///
/// Not safe to share; `FontLibrary` lets one thread in at a time.
final class Typesetter {
  let shelf: FontShelf
  private let shaper = Shaper()
  private var spans: [TextSpan] = []
  private var selections: [FontSelection] = []
  private var hanForm = FontOptions.HanForm.japanese
  private var missing: [Unicode.Scalar] = []
  /// Whether the text is set in columns.
  private(set) var isVertical = false
  private var standsUpright = false

  init(_ options: FontOptions) {
    shelf = FontShelf(options)
  }

  /// Sets a text.
  func set(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
    prepare(spans, layout)
    let source = SourceText(spans)
    var lines = LineSetter(self, layout)
    var isTruncated = false
    for (index, paragraph) in source.paragraphs.enumerated() {
      let isLast = index == source.paragraphs.count - 1
      let outcome = lines.add(
        paragraph, isFollowed: !isLast || source.isCut, isCut: isLast && source.isCut)
      isTruncated = isTruncated || outcome.isTruncated
      if outcome.isFull { break }
    }
    var text = ShapedText(
      lines: lines.aligned(isRightToLeft: source.isRightToLeft), size: lines.size,
      isRightToLeft: source.isRightToLeft, isTruncated: isTruncated, missing: missing)
    text.substitutions = substitutions()
    return text
  }

  private func substitutions() -> [FontSubstitution] {
    var found: [FontSubstitution] = []
    for (span, selection) in zip(spans, selections) where span.image == nil && !span.text.isEmpty {
      if let next = selection.substitution, !found.contains(next) { found.append(next) }
    }
    return found
  }

  private func prepare(_ spans: [TextSpan], _ layout: TextLayout) {
    missing = []
    isVertical = layout.isVertical
    standsUpright = layout.standsUpright
    self.spans = spans.isEmpty ? [TextSpan("", TextStyle(fonts: [], size: 0))] : spans
    selections = self.spans.map { shelf.selection($0.style.fonts) }
    hanForm = spans.lazy.compactMap(Self.hint).first ?? shelf.hanForm
    shaper.hanForm = hanForm
  }

  // Kana are Japanese, hangul Korean, and bopomofo are used in Taiwan.
  private static func hint(_ span: TextSpan) -> FontOptions.HanForm? {
    let text = span.text
    if span.image != nil || text.utf8.allSatisfy({ $0 < 0xE1 }) { return nil }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return .japanese
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: return .korean
      case 0x3105...0x312F, 0x31A0...0x31BF: return .traditionalChinese
      default: continue
      }
    }
    return nil
  }

  /// Points per em of a span; a size that is no number or not above 0 sets nothing.
  func size(of span: Int) -> Double {
    let size = spans[span].style.size
    return size > 0 && size.isFinite ? size : 0
  }

  /// The picture of a run that is one.
  func picture(of run: TextRun) -> Size? { run.isPicture ? spans[run.span].picture : nil }

  /// How far a span reaches across its lines: the extent of a picture, or points per em.
  func reach(of span: Int) -> Double {
    guard let picture = spans[span].picture else { return size(of: span) }
    return isVertical ? picture.width : picture.height
  }

  /// Where a span stands on a line that is higher than itself.
  func alignment(of span: Int) -> TextSpan.Alignment { spans[span].alignment }

  /// Points per unit of a run's glyphs.
  func scale(of run: TextRun) -> Double {
    if let picture = picture(of: run) { return isVertical ? picture.height : picture.width }
    guard let face = face(of: run) else { return 0 }
    return size(of: run.span) / face.unitsPerEm
  }

  /// Points after each cluster of a run.
  func spacing(of run: TextRun) -> Double {
    let spacing = spans[run.span].style.letterSpacing
    return spacing.isFinite && !ScriptRuns.isCursive(run.script) ? spacing : 0
  }

  /// How far a span's first face reaches above and below the baseline, in ems.
  func heights(of span: Int) -> (ascent: Double, descent: Double) {
    guard let face = selections[span].faces.first.flatMap(shelf.face) else { return (0.8, 0.2) }
    return (face.ascent, face.descent)
  }

  /// The open face of a run.
  func face(of run: TextRun) -> FontFace? { run.face.flatMap(shelf.face) }
}

extension Typesetter {
  /// Cuts a paragraph where face, script, level, span or orientation change.
  func runs(of paragraph: Paragraph, _ boundaries: TextBoundaries) -> [TextRun] {
    if let run = plainRun(paragraph) { return [run] }
    let levels = paragraph.levels()
    let scripts = ScriptRuns.scripts(of: paragraph)
    var runs: [TextRun] = []
    var start = 0
    while start < paragraph.scalars.count {
      var end = start + 1
      while end < paragraph.scalars.count, !boundaries.isCluster(end) { end += 1 }
      var run = TextRun(
        range: start..<end, level: levels[start], script: scripts[start], face: nil,
        span: paragraph.spans[start])
      if isPicture(start, in: paragraph) {
        run.isPicture = true
        run.script = ScriptRuns.latin
      } else {
        run.face = face(for: run, in: paragraph, after: runs.last)
      }
      run.isUpright = isVertical && stands(run, in: paragraph)
      if let last = runs.last, last.joins(run) {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(run)
      }
      start = end
    }
    return runs
  }

  // What most labels are: one style, and all of it in its first face.
  private func plainRun(_ paragraph: Paragraph) -> TextRun? {
    let span = paragraph.spans[0]
    guard paragraph.isPlain, !isVertical, !paragraph.isRightToLeft, !paragraph.scalars.isEmpty,
      paragraph.spans.last == span,
      let face = selections[span].plainFace(for: paragraph.scalars)
    else { return nil }
    return TextRun(
      range: 0..<paragraph.scalars.count, level: 0, script: ScriptRuns.latin, face: face, span: span
    )
  }

  private func isPicture(_ i: Int, in paragraph: Paragraph) -> Bool {
    paragraph.scalars[i] == SourceText.objectReplacement && spans[paragraph.spans[i]].picture != nil
  }

  private func stands(_ run: TextRun, in paragraph: Paragraph) -> Bool {
    if run.isPicture { return true }
    let cluster = paragraph.scalars[run.range]
    return switch VerticalOrientation(of: cluster) {
    case .upright: true
    case .rotated:
      standsUpright && !ScriptRuns.isCursive(run.script)
        && !cluster.allSatisfy { isBreakingSpace($0) || isIgnorable($0) }
    case .transformed: cluster.first.flatMap { face(of: run)?.hasVerticalForm($0) } ?? false
    }
  }

  private func face(for run: TextRun, in paragraph: Paragraph, after last: TextRun?) -> Int? {
    let cluster = paragraph.scalars[run.range]
    let isNear = last?.script == run.script && last?.span == run.span
    let previous = isNear ? last?.face : nil
    // A space goes with the word before it.
    if let previous, cluster.allSatisfy({ isBreakingSpace($0) || isIgnorable($0) }),
      shelf.covers(previous, cluster)
    {
      return previous
    }
    let key = FontSelection.FallbackKey(script: run.script, hanForm: hanForm)
    return selections[run.span].face(for: cluster, key, after: previous)
  }

  /// The glyphs of a run from left to right; characters without any are noted.
  func glyphs(of run: TextRun, in paragraph: Paragraph) -> [RunGlyph] {
    if run.isPicture {
      return [
        RunGlyph(id: 0, cluster: run.range.lowerBound, advance: 1, dx: 0, dy: 0, isBound: false)
      ]
    }
    guard let index = run.face, let face = shelf.face(index) else {
      for scalar in paragraph.scalars[run.range] { note(scalar) }
      return []
    }
    let glyphs = shaper.glyphs(of: run, in: paragraph, face, isSpread: spacing(of: run) != 0)
    guard glyphs.contains(where: { $0.id == 0 }) else { return glyphs }
    for scalar in paragraph.scalars[run.range] where !shelf.catalog.covers(index, scalar) {
      note(scalar)
    }
    return glyphs.filter { $0.id != 0 }
  }

  private func note(_ value: UInt32) {
    guard !isIgnorable(value), let scalar = Unicode.Scalar(value), !missing.contains(scalar) else {
      return
    }
    // A text in a script of which no font is there has at most this many different letters worth naming.
    if missing.count < 256 { missing.append(scalar) }
  }
}

extension TextRun {
  fileprivate func joins(_ next: TextRun) -> Bool {
    level == next.level && script == next.script && face == next.face && span == next.span
      && isUpright == next.isUpright && !isPicture && !next.isPicture
  }
}

extension TextSpan {
  /// The extent of the picture, where there is one that takes room.
  var picture: Size? {
    guard let image, image.width > 0, image.height > 0, image.width.isFinite, image.height.isFinite
    else { return nil }
    return image
  }
}
