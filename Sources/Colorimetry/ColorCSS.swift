extension Color {
  /// Reads a colour as the MapLibre style specification allows it, or nothing where the text is none.
  ///
  /// Names, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, and `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or with
  /// spaces and a slash (CSS Color 4 §4…§7). Channels beyond their range are held to it. Neither `none`, angle
  /// units but `deg`, nor other colour spaces are part of that specification.
  public init?(css text: String) {
    let text = text.lowercased().trimmingSpaces
    guard let first = text.utf8.first else { return nil }
    if first == UInt8(ascii: "#") {
      self.init(hexadecimal: text.utf8.dropFirst())
    } else if text.last == ")" {
      self.init(function: Array(text.utf8))
    } else if let color = Color.named(text) {
      self = color
    } else {
      return nil
    }
  }

  private init?(hexadecimal digits: Substring.UTF8View) {
    self.init(nibbles: digits.map(Self.nibble))
  }

  private init?(nibbles: [Int?]) {
    let digits = nibbles.compactMap { $0 }
    guard digits.count == nibbles.count else { return nil }
    let channels: [Double]
    switch digits.count {
    case 3, 4: channels = digits.map { Double($0 * 17) / 255 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map {
        Double(digits[$0] * 16 + digits[$0 + 1]) / 255
      }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? channels[3] : 1)
  }

  private static func nibble(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }

  private init?(function text: [UInt8]) {
    guard let arguments = ColorArguments(text) else { return nil }
    switch arguments.name {
    case "rgb", "rgba": self.init(rgb: arguments)
    case "hsl", "hsla": self.init(hsl: arguments)
    default: return nil
    }
  }

  private init?(rgb arguments: ColorArguments) {
    let channels = arguments.channels
    guard channels.allSatisfy({ $0.unit == channels[0].unit }), channels[0].unit != .degrees else {
      return nil
    }
    let full = channels[0].unit == .percent ? 100.0 : 255
    let parts = channels.map { min(max($0.number / full, 0), 1) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: arguments.alpha)
  }

  private init?(hsl arguments: ColorArguments) {
    let channels = arguments.channels
    guard channels[0].unit != .percent, channels[1].unit == .percent, channels[2].unit == .percent
    else { return nil }
    self.init(
      hue: channels[0].number, saturation: min(max(channels[1].number / 100, 0), 1),
      lightness: min(max(channels[2].number / 100, 0), 1), alpha: arguments.alpha)
  }

  /// Makes a colour from a hue in degrees and a saturation and lightness of 0…1 (CSS Color 4 §7.1).
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let turn = hue.truncatingRemainder(dividingBy: 360)
    let degrees = turn < 0 ? turn + 360 : turn
    func channel(_ offset: Double) -> Double {
      let k = (offset + degrees / 30).truncatingRemainder(dividingBy: 12)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
