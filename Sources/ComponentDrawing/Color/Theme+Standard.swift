extension Theme {
  /// The terminal's own text and background, and colors that are legible on them: three levels of
  /// gray, a blue for what is active, and a green, a yellow and a red with a meaning, each for
  /// light and for dark.
  public static let standard = Theme(
    light: Colors(
      secondaryText: Color(hex: 0x525A64), surface: Color(hex: 0xF1F3F6),
      overlay: Color(hex: 0xE6E9EE), field: Color(hex: 0xDFE3E9), selection: Color(hex: 0x0A4FB8),
      onSelection: Color(hex: 0xFFFFFF), border: Color(hex: 0x747C87),
      accent: Color(hex: 0x0B57D0), prominent: Color(hex: 0x0A4FB8),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0x146C2B),
      warning: Color(hex: 0x7A5000), error: Color(hex: 0xAB2420)),
    dark: Colors(
      secondaryText: Color(hex: 0xAAB2BE), surface: Color(hex: 0x22262D),
      overlay: Color(hex: 0x2B3038), field: Color(hex: 0x343A44), selection: Color(hex: 0x6FAEF5),
      onSelection: Color(hex: 0x041A33), border: Color(hex: 0x808894),
      accent: Color(hex: 0x6CB0FF), prominent: Color(hex: 0x7AB8FF),
      onProminent: Color(hex: 0x05203F), success: Color(hex: 0x4CC38A),
      warning: Color(hex: 0xE5B567), error: Color(hex: 0xFF8A80)))

  /// The colors of the terminal's palette, which its user has chosen, also for system colors
  /// such as `Color.red`, with neutral borders and surfaces, and swapped colors for a selection.
  /// On light backgrounds, those of successes and warnings are dark.
  public static let terminal = Theme(
    light: Colors(
      surface: Color(hex: 0xF1F3F6), overlay: Color(hex: 0xE6E9EE), field: Color(hex: 0xDFE3E9),
      border: Color(hex: 0x747C87), success: Color(hex: 0x146C2B), warning: Color(hex: 0x7A5000)),
    dark: Colors(
      surface: Color(hex: 0x22262D), overlay: Color(hex: 0x2B3038), field: Color(hex: 0x343A44),
      border: Color(hex: 0x808894), accent: .terminal(.brightBlue))
  ).withTerminalColors

  /// Text in black and white, with bright or very dark colors.
  public static let highContrast = Theme(
    light: Colors(
      text: Color(hex: 0x000000), secondaryText: Color(hex: 0x333333),
      background: Color(hex: 0xFFFFFF), surface: Color(hex: 0xF2F2F2),
      overlay: Color(hex: 0xE6E6E6), field: Color(hex: 0xDADADA), selection: Color(hex: 0x0000C0),
      onSelection: Color(hex: 0xFFFFFF), border: Color(hex: 0x000000),
      accent: Color(hex: 0x0000C0), prominent: Color(hex: 0x0000C0),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0x005200),
      warning: Color(hex: 0x5F3B00), error: Color(hex: 0x960000)),
    dark: Colors(
      text: Color(hex: 0xFFFFFF), secondaryText: Color(hex: 0xD0D0D0),
      background: Color(hex: 0x000000), surface: Color(hex: 0x1A1A1A),
      overlay: Color(hex: 0x262626), field: Color(hex: 0x333333), selection: Color(hex: 0xFFD700),
      onSelection: Color(hex: 0x000000), border: Color(hex: 0xFFFFFF),
      accent: Color(hex: 0xFFD700), prominent: Color(hex: 0xFFD700),
      onProminent: Color(hex: 0x000000), success: Color(hex: 0x4CFF7C),
      warning: Color(hex: 0xFFB02E), error: Color(hex: 0xFF9C94)))

  /// Cool blues and grays, after the palette Nord.
  public static let nord = Theme(
    light: Colors(
      text: Color(hex: 0x2E3440), secondaryText: Color(hex: 0x556072),
      background: Color(hex: 0xECEFF4), surface: Color(hex: 0xE5E9F0),
      overlay: Color(hex: 0xDDE3EC), field: Color(hex: 0xD8DEE9), selection: Color(hex: 0x5E81AC),
      onSelection: Color(hex: 0xFFFFFF), border: Color(hex: 0x9AA5B8),
      accent: Color(hex: 0x466795), prominent: Color(hex: 0x5E81AC),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0x4C6E38),
      warning: Color(hex: 0x8F5F00), error: Color(hex: 0xA9434D)),
    dark: Colors(
      text: Color(hex: 0xE5E9F0), secondaryText: Color(hex: 0x9AA5B8),
      background: Color(hex: 0x2E3440), surface: Color(hex: 0x353C4A),
      overlay: Color(hex: 0x3B4252), field: Color(hex: 0x434C5E), selection: Color(hex: 0x88C0D0),
      onSelection: Color(hex: 0x2E3440), border: Color(hex: 0x616E88),
      accent: Color(hex: 0x88C0D0), prominent: Color(hex: 0x5E81AC),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0xA3BE8C),
      warning: Color(hex: 0xEBCB8B), error: Color(hex: 0xE0828B)))

  /// Warm earth colors, after the palette Gruvbox.
  public static let gruvbox = Theme(
    light: Colors(
      text: Color(hex: 0x3C3836), secondaryText: Color(hex: 0x665C54),
      background: Color(hex: 0xFBF1C7), surface: Color(hex: 0xF2E5BC),
      overlay: Color(hex: 0xEBDBB2), field: Color(hex: 0xE3D2A6), selection: Color(hex: 0x076678),
      onSelection: Color(hex: 0xFBF1C7), border: Color(hex: 0xA89984),
      accent: Color(hex: 0x076678), prominent: Color(hex: 0x076678),
      onProminent: Color(hex: 0xFBF1C7), success: Color(hex: 0x5F6410),
      warning: Color(hex: 0x8F5A10), error: Color(hex: 0x9D0006)),
    dark: Colors(
      text: Color(hex: 0xEBDBB2), secondaryText: Color(hex: 0xA89984),
      background: Color(hex: 0x282828), surface: Color(hex: 0x32302F),
      overlay: Color(hex: 0x3C3836), field: Color(hex: 0x45403D), selection: Color(hex: 0xD79921),
      onSelection: Color(hex: 0x282828), border: Color(hex: 0x7C6F64),
      accent: Color(hex: 0xFABD2F), prominent: Color(hex: 0xD79921),
      onProminent: Color(hex: 0x282828), success: Color(hex: 0xB8BB26),
      warning: Color(hex: 0xFE8019), error: Color(hex: 0xFB6A5B)))

  /// Balanced tones on a cyan or a cream background, after the palette Solarized.
  public static let solarized = Theme(
    light: Colors(
      text: Color(hex: 0x586E75), secondaryText: Color(hex: 0x6F8288),
      background: Color(hex: 0xFDF6E3), surface: Color(hex: 0xF6EFDC),
      overlay: Color(hex: 0xEEE8D5), field: Color(hex: 0xE6E0CC), selection: Color(hex: 0x1F74B0),
      onSelection: Color(hex: 0xFFFFFF), border: Color(hex: 0x93A1A1),
      accent: Color(hex: 0x1F74B0), prominent: Color(hex: 0x1F74B0),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0x647200),
      warning: Color(hex: 0x8F6C00), error: Color(hex: 0xC6302D)),
    dark: Colors(
      text: Color(hex: 0xA8B5B5), secondaryText: Color(hex: 0x7E9399),
      background: Color(hex: 0x002B36), surface: Color(hex: 0x05313D),
      overlay: Color(hex: 0x073642), field: Color(hex: 0x0C3F4C), selection: Color(hex: 0x268BD2),
      onSelection: Color(hex: 0x002B36), border: Color(hex: 0x586E75),
      accent: Color(hex: 0x4AA8E8), prominent: Color(hex: 0x1F74B0),
      onProminent: Color(hex: 0xFFFFFF), success: Color(hex: 0x9BAE00),
      warning: Color(hex: 0xC79A10), error: Color(hex: 0xF0605C)))
}

extension Theme.Colors {
  /// These colors with borders and secondary text that are as legible as text.
  package var withIncreasedContrast: Theme.Colors {
    var colors = self
    colors.secondaryText = text
    colors.border = text
    return colors
  }

  /// These colors where fewer than 256 can be shown: text, areas and meanings have those of the
  /// terminal, and a selection has swapped colors. The terminal's green and its yellow are hardly
  /// legible on a light background, so that a success is shown as text there, and a warning in
  /// magenta.
  package var onFewColors: Theme.Colors {
    let isLight = systemPalette.isLight
    var colors = self
    colors.systemPalette = isLight ? .lightTerminal : .terminal
    let terminal = Theme.Colors()
    for role: Theme.Role in [
      .text, .secondaryText, .background, .surface, .overlay, .field, .selection, .onSelection,
      .border, .success, .warning, .error,
    ] {
      colors[role] = terminal[role]
    }
    if isLight { (colors.success, colors.warning) = (.primary, .terminal(.magenta)) }
    return colors
  }
}
