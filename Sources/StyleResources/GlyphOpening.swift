public import GlyphPacks
public import MapStyle

extension StyleOpening {
  /// Where the glyph packs lie that a style names by `glyphs`; nothing where it names none.
  public func glyphs(of style: Style) -> GlyphPackPlace? {
    style.glyphs.map { glyphs(at: $0) }
  }

  /// Where the glyph packs lie that an address with `{fontstack}` and `{range}` names.
  public func glyphs(at template: String) -> GlyphPackPlace {
    let opening = self
    // What a server is asked besides says nothing about files.
    let template = String(template.prefix { $0 != "?" })
    return GlyphPackPlace { fontStack, range in
      let address = template.replacing("{fontstack}", with: fontStack)
        .replacing("{range}", with: range)
      return try? opening.bytes(at: address)
    }
  }
}
