/// The colors that controls, borders and charts are drawn in, and colors with a meaning.
///
///     Panel().theme(.nord)
///     Text("Saved").foregroundStyle(.theme(.success))
///
/// A theme has colors for a light and for a dark background. `theme(_:)` applies one to a view,
/// ``EnvironmentValues/colorScheme`` chooses its colors, and `Color.theme(_:)` refers to one of
/// them. Without a theme, views have the colors of ``standard``.
///
/// A theme of one's own changes some colors of another:
///
///     var theme = Theme.standard
///     theme.dark.accent = .teal
///
/// Where fewer than 256 colors can be shown, text, backgrounds, successes, warnings and errors
/// have the colors of the terminal, so that they remain legible and distinct, and a selection has
/// swapped colors. Where none can be shown, text in the color of an error is bold and underlined,
/// that of a warning or the accent is bold, and borders and secondary text are faint.
public struct Theme: Hashable, Sendable {
  /// The colors on a light background.
  public var light: Colors
  /// The colors on a dark background.
  public var dark: Colors
  /// Whether system colors, such as `Color.red`, are those of the terminal's palette.
  package var usesTerminalColors = false

  /// Creates a theme from its colors on a light and on a dark background.
  public init(light: Colors, dark: Colors) {
    self.light = light
    self.dark = dark
  }

  /// Creates a theme with the same colors on every background.
  public init(_ colors: Colors) {
    self.init(light: colors, dark: colors)
  }

  /// This theme, with those of the terminal's palette for system colors.
  var withTerminalColors: Theme {
    var theme = self
    theme.usesTerminalColors = true
    return theme
  }
}

extension Theme {
  /// The purpose of a color in a theme.
  public enum Role: CaseIterable, Hashable, Sendable {
    /// Text.
    case text
    /// Less important text.
    case secondaryText
    /// The background of a view with a theme; clear for that of the terminal.
    case background
    /// An area that stands out from the background, such as a box or a list.
    case surface
    /// What is shown in front of the rest, such as a dialog or a menu.
    case overlay
    /// The area of a text field.
    case field
    /// The fill of the current row and of selected text; clear where colors are swapped instead.
    case selection
    /// Text on the fill of a selection.
    case onSelection
    /// Borders and lines that separate.
    case border
    /// Active, selected and focused elements, and the data of charts.
    case accent
    /// The fill of a prominent button.
    case prominent
    /// Text on a prominent button.
    case onProminent
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error, or an action that destroys something.
    case error
  }

  /// The colors of a theme on one kind of background, one for each ``Role``.
  public struct Colors: Hashable, Sendable {
    /// The color of text.
    public var text: Color
    /// The color of less important text.
    public var secondaryText: Color
    /// The background of a view with the theme; clear for that of the terminal.
    public var background: Color
    /// The fill of areas that stand out from the background, such as boxes and lists.
    public var surface: Color
    /// The fill of what is shown in front of the rest, such as dialogs and menus.
    public var overlay: Color
    /// The fill of text fields; clear for a line below the text.
    public var field: Color
    /// The fill of the current row, of focused marks and of selected text; clear to swap the
    /// colors of text and background instead.
    public var selection: Color
    /// The color of text on the fill of a selection.
    public var onSelection: Color
    /// The color of borders and of lines that separate.
    public var border: Color
    /// The color of what is active, selected or focused, and of the data of a chart.
    public var accent: Color
    /// The fill of a prominent button.
    public var prominent: Color
    /// The color of text on a prominent button.
    public var onProminent: Color
    /// The color of a success.
    public var success: Color
    /// The color of a warning.
    public var warning: Color
    /// The color of an error, and of actions that destroy something.
    public var error: Color
    /// The way in which system colors are shown beside these.
    package var systemPalette = SystemPalette.dark

    /// Creates a set of colors. Those that are left out are colors of the terminal.
    ///
    /// A color that refers to a color of a theme, such as `.theme(.accent)`, is that of the
    /// enclosing theme. Overlays and fields are filled as surfaces are, unless they have colors of
    /// their own.
    public init(
      text: Color = .primary, secondaryText: Color = .terminal(.brightBlack),
      background: Color = .clear, surface: Color = .clear, overlay: Color? = nil,
      field: Color? = nil, selection: Color = .clear, onSelection: Color = .primary,
      border: Color = .terminal(.brightBlack), accent: Color = .terminal(.blue),
      prominent: Color = .terminal(.blue), onProminent: Color = .terminal(.brightWhite),
      success: Color = .terminal(.green), warning: Color = .terminal(.yellow),
      error: Color = .terminal(.red)
    ) {
      self.text = text
      self.secondaryText = secondaryText
      self.background = background
      self.surface = surface
      self.overlay = overlay ?? surface
      self.field = field ?? surface
      self.selection = selection
      self.onSelection = onSelection
      self.border = border
      self.accent = accent
      self.prominent = prominent
      self.onProminent = onProminent
      self.success = success
      self.warning = warning
      self.error = error
    }

    /// The color for `role`.
    public subscript(role: Role) -> Color {
      // Not by a table of key paths, which are read far more slowly, for each area that is drawn.
      get {
        switch role {
        case .text: text
        case .secondaryText: secondaryText
        case .background: background
        case .surface: surface
        case .overlay: overlay
        case .field: field
        case .selection: selection
        case .onSelection: onSelection
        case .border: border
        case .accent: accent
        case .prominent: prominent
        case .onProminent: onProminent
        case .success: success
        case .warning: warning
        case .error: error
        }
      }
      set {
        switch role {
        case .text: text = newValue
        case .secondaryText: secondaryText = newValue
        case .background: background = newValue
        case .surface: surface = newValue
        case .overlay: overlay = newValue
        case .field: field = newValue
        case .selection: selection = newValue
        case .onSelection: onSelection = newValue
        case .border: border = newValue
        case .accent: accent = newValue
        case .prominent: prominent = newValue
        case .onProminent: onProminent = newValue
        case .success: success = newValue
        case .warning: warning = newValue
        case .error: error = newValue
        }
      }
    }
  }
}

extension Color {
  /// Returns the color for `role` in the theme of the view that draws it.
  ///
  ///     Text("Disk full").foregroundStyle(.theme(.error))
  public static func theme(_ role: Theme.Role) -> Color { Color(.theme(role)) }
}

extension ShapeStyle where Self == Color {
  /// Returns the color for `role` in the theme of the view that it is used in.
  public static func theme(_ role: Theme.Role) -> Color { Color.theme(role) }
}

extension Attributes {
  /// Adds the attributes that stand for the color of `role` where no colors can be shown.
  mutating func mark(_ role: Theme.Role) {
    switch role {
    case .error: (isBold, isUnderlined) = (true, true)
    case .warning, .accent: isBold = true
    case .border, .secondaryText: isDim = true
    case .text, .background, .surface, .overlay, .field, .selection, .onSelection, .prominent,
      .onProminent, .success:
      break
    }
  }
}
