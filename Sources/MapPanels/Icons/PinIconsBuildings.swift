extension PinIconSet {
  /// Drawings of buildings.
  static let buildings: [String: [PinIconPart]] = [
    "home": [
      .solid("M7.5 1.2L14.5 8H12.6v5.6H9.3v-4H5.7v4H2.4V8H.5z")
    ],
    "building": [
      .solid("M3.2.9h8.6a.7.7 0 0 1 .7.7v12.3H9v-2.7H6v2.7H2.5V1.6a.7.7 0 0 1 .7-.7z"),
      .hole("M4.5 2.9h2v1.8h-2zM8.5 2.9h2v1.8h-2zM4.5 6h2v1.8h-2zM8.5 6h2v1.8h-2z"),
    ],
    "industry": [
      .solid("M.9 13.6V6.6L4.7 9V6.6L8.5 9 9.3 1.3h3.2l1.5 12.3z")
    ],
    "farm": [
      .solid("M7.5 1.2l4.7 2.3 1.9 3.8v6.4H.9V7.3l1.9-3.8z"),
      .hole("M4.3 7.3h6.4v5.2H4.3z"),
      .line("M4.3 7.3l6.4 5.2M10.7 7.3l-6.4 5.2", 1.1),
    ],
    "lighthouse": [
      .solid("M5.5 6.8h4l1.4 6.9H4.1z"),
      .solid("M5.3 2.9L7.5.9l2.2 2v2.8H5.3z"),
      .line("M3 3.6L1.2 2.8M3 5.3L1.2 6.1M12 3.6l1.8-.8M12 5.3l1.8.8", 1.4),
    ],
  ]
}
