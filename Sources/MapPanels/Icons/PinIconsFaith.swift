extension PinIconSet {
  /// Drawings of faith.
  static let faith: [String: [PinIconPart]] = [
    "place-of-worship": [
      .solid("M7.5.9l4 4.3v2.3l2.9 2v4.3H9.5V11.2a2 2 0 0 0-4 0v2.6H.6V9.5l2.9-2V5.2z")
    ],
    "religious-christian": [
      .solid("M6.1.9h2.8v3.5h3.7v2.8H8.9v6.9H6.1V7.2H2.4V4.4h3.7z")
    ],
    "religious-muslim": [
      .solid("M8.6 1.6a6.1 6.1 0 1 0 4.7 9.5 4.9 4.9 0 1 1-4.7-9.5z"),
      .solid(
        """
        M11 3.6L11.71 5.53L13.76 5.6L12.14 6.87L12.7 8.85L11 7.7L9.3 8.85L9.86 6.87L8.24
        5.6L10.29 5.53z
        """),
    ],
    "religious-jewish": [
      .line("M7.5 1.4l5.3 9.1H2.2zM7.5 13.6L2.2 4.5h10.6z", 1.4)
    ],
    "religious-buddhist": [
      .line("M13.3 7.5a5.8 5.8 0 1 1-11.6 0a5.8 5.8 0 1 1 11.6 0z", 1.4),
      .line("M7.5 2v11M2 7.5h11M3.6 3.6l7.8 7.8M11.4 3.6l-7.8 7.8", 1.1),
      .line("M7.5 7.5h0", 3),
    ],
    "cemetery": [
      .solid("M3 12V5.7a4.5 4.5 0 0 1 9 0V12z"),
      .line("M1.7 12.9h11.6", 1.8),
      .hole("M6.8 3.4h1.4v1.9h1.9v1.4H8.2v3.6H6.8V6.7H4.9V5.3h1.9z"),
    ],
  ]
}
