public import Colorimetry

/// A colour of a panel: one of its own, or whatever the theme has for a purpose.
public enum PanelColor: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// The theme's.
  case theme(Role)

  /// What a theme has colours for, as `PanelTheme.Colors` names them.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Behind everything.
    case background
    /// Names and headings.
    case text
    /// Details.
    case secondaryText
    /// Marks.
    case tertiaryText
    /// Lines.
    case separator
    /// Controls.
    case accent
    /// Pins.
    case pin
    /// Pins that no map shows.
    case disabledPin
    /// The inside of a field.
    case field
    /// Behind words that were searched for.
    case highlight
    /// Behind the row that stands out.
    case selection
  }

  /// The colour in a theme.
  public func resolved(in theme: PanelTheme) -> Color {
    switch self {
    case .color(let color): color
    case .theme(let role): theme.colors[role]
    }
  }
}

extension PanelTheme.Colors {
  /// The colour for a purpose.
  public subscript(role: PanelColor.Role) -> Color {
    switch role {
    case .background: background
    case .text: text
    case .secondaryText: secondaryText
    case .tertiaryText: tertiaryText
    case .separator: separator
    case .accent: accent
    case .pin: pin
    case .disabledPin: disabledPin
    case .field: field
    case .highlight: highlight
    case .selection: selection
    }
  }
}
