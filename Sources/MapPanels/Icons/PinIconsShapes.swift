extension PinIconSet {
  /// Drawings of plain shapes.
  static let shapes: [String: [PinIconPart]] = [
    "circle": [
      .line("M7.5 7.5h0", 12)
    ],
    "square": [
      .solid(
        """
        M2.9 1.9h9.2a1 1 0 0 1 1 1v9.2a1 1 0 0 1-1 1H2.9a1 1 0 0 1-1-1V2.9a1 1 0 0 1 1-1z
        """)
    ],
    "triangle": [
      .solid(
        """
        M8.4 1.9l5.6 9.7a1 1 0 0 1-.9 1.5H1.9a1 1 0 0 1-.9-1.5l5.6-9.7a1.05 1.05 0 0 1 1.8 0z
        """)
    ],
    "cross": [
      .line("M3.2 3.2l8.6 8.6M11.8 3.2l-8.6 8.6", 3)
    ],
  ]
}
