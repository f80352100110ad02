import CPango
import Glibc

/// A face that could be used, as fontconfig lists it.
struct FontEntry {
  /// Its families as `FontName.key` writes them, the main one first.
  let families: [String]
  /// Its main family as written.
  let name: String
  /// Its style as written.
  let style: String
  let file: String
  /// The face in its file; the upper half names an instance of a variable font, from 1.
  let index: Int32
  let weight: Double
  let isItalic: Bool
  let stretch: Double
  /// Whether it lies in a folder that was named rather than in the system's.
  let isOwn: Bool
  fileprivate let charset: OpaquePointer

  /// Family and style, as in "Noto Sans Bold".
  var fullName: String { style.isEmpty ? name : name + " " + style }
}

/// All faces with outlines, in an order that does not depend on how folders list their files.
final class FontCatalog {
  let entries: [FontEntry]
  private let byFamily: [String: [Int]]
  private let charsets: [OpaquePointer]
  // Owns the character sets of `entries`.
  private let config: OpaquePointer?

  init(_ options: FontOptions) {
    let directories = options.directories.map(FontCatalog.resolved)
    config = FontCatalog.configuration(directories, system: options.useSystemFonts)
    entries = FontCatalog.list(config, directories)
    charsets = entries.map(\.charset)
    var byFamily: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for family in entry.families { byFamily[family, default: []].append(index) }
    }
    self.byFamily = byFamily
  }

  deinit {
    if let config { FcConfigDestroy(config) }
  }

  /// Whether a face has a glyph for a character.
  func covers(_ face: Int, _ scalar: UInt32) -> Bool {
    FcCharSetHasChar(charsets[face], scalar) != 0
  }

  /// Whether a folder, or one below it, has a font.
  func holdsFonts(in directory: String) -> Bool {
    let folder = FontCatalog.resolved(directory) + "/"
    return entries.contains { $0.isOwn && $0.file.hasPrefix(folder) }
  }

  /// The faces of a family, by its key.
  func faces(of family: String) -> [Int] { byFamily[family] ?? [] }

  // A configuration of folders alone loads in a fraction of the time that the system's rules take, and these
  // have no say in anything done here.
  private static func configuration(_ directories: [String], system: Bool) -> OpaquePointer? {
    if system, asksForOwnRules { return full(directories) }
    let folders = directories + (system ? systemDirectories : [])
    guard let config = build(folders) else { return nil }
    if system, (FcConfigGetFonts(config, FcSetSystem)?.pointee.nfont ?? 0) == 0 {
      FcConfigDestroy(config)
      return full(directories)
    }
    return config
  }

  private static func build(_ folders: [String]) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let text =
      "<fontconfig>" + folders.map { "<dir>\(escaped($0))</dir>" }.joined()
      + "<cachedir>/var/cache/fontconfig</cachedir>"
      + "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
    let bytes = Array(text.utf8) + [0]
    guard FcConfigParseAndLoadFromMemory(config, bytes, 1) != 0, FcConfigBuildFonts(config) != 0
    else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  private static func full(_ directories: [String]) -> OpaquePointer? {
    guard let config = FcInitLoadConfig() else { return nil }
    FcConfigBuildFonts(config)
    for directory in directories { FcConfigAppFontAddDir(config, Array(directory.utf8) + [0]) }
    return config
  }

  private static var asksForOwnRules: Bool {
    getenv("FONTCONFIG_FILE") != nil || getenv("FONTCONFIG_PATH") != nil
  }

  private static var systemDirectories: [String] {
    var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") {
      folders += [home + "/.local/share/fonts", home + "/.fonts"]
    }
    if let data = getenv("XDG_DATA_HOME").map({ String(cString: $0) }), data.hasPrefix("/") {
      folders.append(data + "/fonts")
    }
    return folders.filter { access($0, R_OK) == 0 }
  }

  private static func list(_ config: OpaquePointer?, _ own: [String]) -> [FontEntry] {
    guard let config else { return [] }
    var entries: [FontEntry] = []
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(config, set)?.pointee else { continue }
      for i in 0..<Int(fonts.nfont) {
        if let pattern = fonts.fonts[i], let entry = FontEntry(pattern, own) {
          entries.append(entry)
        }
      }
    }
    entries.sort { ($0.isOwn ? 0 : 1, $0.file, $0.index) < ($1.isOwn ? 0 : 1, $1.file, $1.index) }
    return entries
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
    return text
  }
}

extension FontEntry {
  // Bitmap and colour fonts have no outlines; of a variable font its named instances are taken.
  fileprivate init?(_ pattern: OpaquePointer, _ own: [String]) {
    guard pattern.flag(FC_SCALABLE), !pattern.flag(FC_COLOR), !pattern.flag(FC_VARIABLE),
      let file = pattern.text(FC_FILE, 0), let name = pattern.text(FC_FAMILY, 0)
    else { return nil }
    var charset: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch, let charset
    else { return nil }
    self.charset = charset
    self.file = file
    self.name = name
    style = pattern.text(FC_STYLE, 0) ?? ""
    var families: [String] = []
    var n: Int32 = 0
    while let family = pattern.text(FC_FAMILY, n) {
      let key = FontName.key(family)
      if !families.contains(key) { families.append(key) }
      n += 1
    }
    self.families = families
    index = Int32(pattern.number(FC_INDEX) ?? 0)
    weight = FcWeightToOpenTypeDouble(pattern.number(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    isItalic = (pattern.number(FC_SLANT) ?? 0) >= Double(FC_SLANT_ITALIC)
    stretch = pattern.number(FC_WIDTH) ?? 100
    isOwn = own.contains { file.hasPrefix($0 + "/") }
  }
}

extension OpaquePointer {
  fileprivate func text(_ object: String, _ n: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, n, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  fileprivate func number(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(self, object, 0, &value) == FcResultMatch ? value : nil
  }

  fileprivate func flag(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value != 0
  }
}
