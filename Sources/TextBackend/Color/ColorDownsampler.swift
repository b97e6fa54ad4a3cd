import ComponentCore

/// Converts cell styles to the colors and underlines that the terminal supports.
///
/// It remembers the last conversion, because neighboring cells mostly have the same style.
struct ColorDownsampler {
  private let depth: ColorDepth
  /// Whether the terminal has underlines of other patterns and colors than the text's.
  var hasUnderlineStyles = false {
    didSet { last = (.standard, .standard) }
  }
  /// The way in which system colors are shown.
  var systemPalette = SystemPalette.dark {
    didSet { last = (.standard, .standard) }
  }
  private var palette: Palette?
  private var last: (style: CellStyle, result: CellStyle) = (.standard, .standard)

  init(depth: ColorDepth) {
    self.depth = depth
    palette =
      switch depth {
      case .none, .trueColor: nil
      case .ansi256: .ansi256
      case .ansi16: .ansi16
      }
  }

  /// Returns `cell` in the terminal's colors.
  mutating func downsampled(_ cell: GridCell) -> GridCell {
    var result = GridCell(glyph: cell.glyph, style: downsampled(cell.style))
    if cell.glyph == .upperHalf, fillsHalfBlocks(in: result.style) { result.glyph = .blank }
    return result
  }

  /// Whether a cell with two halves of different colors is simply filled, as without colors.
  ///
  /// - Parameter style: The style of the cell in the terminal's colors.
  func fillsHalfBlocks(in style: CellStyle) -> Bool {
    depth == .none && style.effects.contains(.reverse)
  }

  /// Returns `style` in the terminal's colors.
  mutating func downsampled(_ style: CellStyle) -> CellStyle {
    if depth == .trueColor, style.isExact { return style }
    if style == last.style { return last.result }
    let result = converted(style)
    last = (style, result)
    return result
  }

  private mutating func converted(_ style: CellStyle) -> CellStyle {
    if depth == .none { return withoutColor(style) }
    let style = mixingFaintText(of: style)
    let foreground = nearest(style.foreground)
    var effects = supportedEffects(style.effects)
    // Many terminals with 16 colors, such as xterm, show bold black as gray.
    if depth == .ansi16, foreground.palette == 0 { effects.remove(.bold) }
    return CellStyle(
      foreground: foreground, background: nearest(style.background), effects: effects)
  }

  /// Whether there are colors between that of a text and that of its background.
  var mixesFaintText: Bool { !depth.isFew && !systemPalette.isTerminal }

  private func mixingFaintText(of style: CellStyle) -> CellStyle {
    mixesFaintText ? style.withMixedFaintText(in: systemPalette.scheme) : style
  }

  /// Returns `style` with the colors that the palette chooses for system colors and faint text.
  func exact(_ style: CellStyle) -> CellStyle {
    mixingFaintText(of: style.exact(in: systemPalette))
  }

  private func supportedEffects(_ effects: TextEffects) -> TextEffects {
    if !effects.hasUnderlineCode || hasUnderlineStyles, depth != .none { return effects }
    return effects.with(
      hasUnderlineStyles ? UnderlineCode(pattern: effects.underlineCode.pattern) : .plain)
  }

  /// Returns `style` without colors: a background is shown by toggling reverse video.
  private func withoutColor(_ style: CellStyle) -> CellStyle {
    var effects = supportedEffects(style.effects)
    let background = style.background
    if !background.isStandard, !background.isDecorative {
      effects.formSymmetricDifference(.reverse)
    }
    return CellStyle(foreground: .standard, background: .standard, effects: effects)
  }

  private mutating func nearest(_ color: CellColor) -> CellColor {
    if let system = color.system {
      let palette = depth.isFew && !systemPalette.isTerminal ? .terminal : systemPalette
      return nearest(CellColor(system.color(in: palette)))
    }
    if color.rgb != nil, let index = palette?.index(nearestTo: color) {
      return CellColor(palette: index)
    }
    if depth == .ansi16, let index = color.palette, index >= 16 {
      let (red, green, blue) = Color.defaultComponents(ofPalette: Int(index))
      return nearest(CellColor(red: red, green: green, blue: blue))
    }
    return color
  }
}

extension SystemPalette {
  /// The backgrounds that exact colors are for.
  fileprivate var scheme: ColorScheme { self == .light ? .light : .dark }
}

extension CellStyle {
  /// Whether the text or the background has a system color.
  fileprivate var hasSystemColor: Bool { foreground.isSystem || background.isSystem }

  /// Returns this style with the colors as which `palette` shows those with a name.
  fileprivate func exact(in palette: SystemPalette) -> CellStyle {
    if !hasSystemColor { return self }
    return CellStyle(
      foreground: foreground.exact(in: palette), background: background.exact(in: palette),
      effects: effects)
  }
}

extension CellColor {
  fileprivate func exact(in palette: SystemPalette) -> CellColor {
    system.map { CellColor($0.color(in: palette)) } ?? self
  }
}
