/// Scripts whose letters change with their neighbours and are not all joined by characters of their own.
enum ComplexScript {
  /// Whether a character is of one: those of India, Sinhala, Tibetan, Burmese and Khmer.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
