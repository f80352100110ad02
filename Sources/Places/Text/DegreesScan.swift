/// Cuts a written coordinate into numbers, signs and hemispheres.
struct DegreesScan {
  enum Part {
    case number(Double, whole: Int, fraction: Int)
    case minus
    case hemisphere(CoordinateAxis, isNegative: Bool)
    /// An O.
    case ost
    /// A word that only names the axis.
    case axis(CoordinateAxis)
  }

  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var numberCount = 0
  /// The unit that was named last: `d`, `m` or `s`.
  private var lastUnit: Character?
  /// Whether something stands there that no coordinate has.
  private(set) var isBroken = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func next() -> Part? {
    while at < scalars.count, !isBroken {
      let scalar = scalars[at]
      if digit(scalar) != nil { return number() }
      if scalar.properties.isAlphabetic, !Self.marks.contains(scalar) {
        if let part = word() { return part }
        continue
      }
      at += 1
      switch scalar {
      case "-", "\u{2212}", "\u{2013}", "\u{2010}", "\u{FF0D}": return .minus
      case "+", ":", ".", ";", "(", ")": continue
      default:
        if scalar.properties.isWhitespace || Self.marks.contains(scalar) { continue }
        // What nobody sees, such as the zero-width space and the byte-order mark.
        if scalar.properties.generalCategory == .format { continue }
        isBroken = true
      }
    }
    return nil
  }

  /// Signs of degrees, minutes and seconds, and what is typed instead of them.
  private static let marks: Set<Unicode.Scalar> = [
    "°", "º", "˚", "*", "~", "'", "’", "‘", "′", "´", "`", "ʹ", "ʼ", "\"", "”", "“", "„", "″", "ʺ",
    "＇", "＂", "度", "分", "秒", "\u{FE0E}", "\u{200E}", "\u{200F}", "ｰ",
  ]

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil
    }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private mutating func number() -> Part {
    var (text, whole, fraction, sawPoint) = ("", 0, 0, false)
    while at < scalars.count {
      if let digit = digit(scalars[at]) {
        text += String(digit)
        if sawPoint { fraction += 1 } else { whole += 1 }
        at += 1
      } else if [".", ",", "\u{FF0E}", "\u{B7}", "\u{66B}"].contains(scalars[at]),
        at + 1 < scalars.count, digit(scalars[at + 1]) != nil
      {
        // Two decimal signs in a row of digits are grouped thousands or something else.
        if sawPoint { isBroken = true }
        sawPoint = true
        text += "."
        at += 1
      } else {
        break
      }
    }
    numberCount += 1
    guard text.utf8.count <= 40, let value = Double(text) else {
      isBroken = true
      return .number(0, whole: 0, fraction: 0)
    }
    return .number(value, whole: whole, fraction: fraction)
  }

  private mutating func word() -> Part? {
    let start = at
    // Chinese and Japanese write words without spaces; each of these characters stands for itself.
    if let part = Self.ideographs[scalars[at]] {
      at += 1
      return part
    }
    if Self.passedOver.contains(scalars[at]) {
      at += 1
      return nil
    }
    while at < scalars.count, scalars[at].properties.isAlphabetic, !Self.marks.contains(scalars[at])
    {
      at += 1
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<at])
    let word = FieldMeaning.key(String(view))
    if Self.units.contains(word) {
      lastUnit = word.first
      return nil
    }
    // "10m 12s": the s of seconds, not the south.
    if word == "s", lastUnit == "m", numberCount == 3 {
      lastUnit = "s"
      return nil
    }
    if let part = Self.words[word] { return part }
    // "10m15sN": a unit and a hemisphere without a blank.
    if word.count == 2, let unit = word.first, "dms".contains(unit),
      let part = Self.words[String(word.dropFirst())]
    {
      return part
    }
    isBroken = true
    return nil
  }

  private static let units: Set<String> = [
    "d", "deg", "degs", "degree", "degrees", "grad", "m", "min", "mins", "minutes", "sec", "secs",
    "seconds",
  ]

  private static let passedOver: Set<Unicode.Scalar> = ["緯", "纬", "経", "經", "经"]

  private static let ideographs: [Unicode.Scalar: Part] = [
    "北": .hemisphere(.latitude, isNegative: false), "南": .hemisphere(.latitude, isNegative: true),
    "東": .hemisphere(.longitude, isNegative: false),
    "东": .hemisphere(.longitude, isNegative: false),
    "西": .hemisphere(.longitude, isNegative: true),
  ]

  /// The axis of a text that is nothing but the letter or the word of a hemisphere.
  static func axis(ofHemisphere text: String) -> CoordinateAxis? {
    switch words[FieldMeaning.key(text)] {
    case .hemisphere(let axis, _): return axis
    case .ost: return .longitude
    default: return nil
    }
  }

  private static let words: [String: Part] = {
    var words: [String: Part] = ["o": .ost]
    func add(_ list: String, _ part: Part) {
      for word in list.split(separator: " ") { words[FieldMeaning.key(String(word))] = part }
    }
    add(
      "n north nord norte norden с сш север pohjoinen noord",
      .hemisphere(.latitude, isNegative: false))
    add("s south sud süd sur sul syd ю юш юг etelä zuid", .hemisphere(.latitude, isNegative: true))
    add(
      "e east est este leste ost øst öst в вд восток itä oost",
      .hemisphere(.longitude, isNegative: false))
    add(
      "w west ouest oeste ovest vest väst з зд запад länsi",
      .hemisphere(.longitude, isNegative: true))
    add("lat latitude ш широта широты", .axis(.latitude))
    add("lon lng long longitude д долгота долготы", .axis(.longitude))
    return words
  }()
}
