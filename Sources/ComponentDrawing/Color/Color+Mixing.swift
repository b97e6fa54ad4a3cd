extension Color {
  /// Creates a color from sRGB components and an opacity.
  ///
  /// All values are clamped to 0...1.
  ///
  /// - Parameters:
  ///   - red: The amount of red.
  ///   - green: The amount of green.
  ///   - blue: The amount of blue.
  ///   - opacity: The opacity: 0 is transparent, 1 is opaque.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self = Color(red: red, green: green, blue: blue).opacity(opacity)
  }

  /// Creates a gray.
  ///
  /// All values are clamped to 0...1.
  ///
  /// - Parameters:
  ///   - white: The brightness: 0 is black, 1 is white.
  ///   - opacity: The opacity: 0 is transparent, 1 is opaque.
  public init(white: Double, opacity: Double) {
    self = Color(white: white).opacity(opacity)
  }

  /// Creates a color from its place on the color wheel, its saturation and its brightness.
  ///
  /// All values are clamped to 0...1.
  ///
  /// - Parameters:
  ///   - hue: The place on the color wheel: 0 and 1 are red, 1/3 is green, 2/3 is blue.
  ///   - saturation: The amount of color: 0 is a gray.
  ///   - brightness: The brightness: 0 is black.
  ///   - opacity: The opacity: 0 is transparent, 1 is opaque.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(0, saturation), 1)
    func component(_ offset: Double) -> Double {
      // The distance on the wheel, in sixths, from the sector in which the component is missing.
      let sector = (min(max(0, hue), 1) * 6 + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(max(0, min(sector, 4 - sector)), 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns this color with its opacity multiplied by `opacity`.
  ///
  ///     Color.blue.opacity(0.3)
  ///
  /// - Parameter opacity: A factor from 0, which makes the color transparent, to 1, which leaves
  ///   it unchanged. Values outside this range are clamped.
  public func opacity(_ opacity: Double) -> Color {
    guard opacity < 1 else { return self }
    var color = self
    color.alpha = UInt8(max(0, opacity) * Double(alpha) + 0.5)
    return color.alpha == 0 ? .clear : color
  }

  /// Returns a color between this one and `other`, in perceptually even steps.
  ///
  ///     Color.red.mix(with: .yellow, by: 0.5)   // an orange
  ///
  /// Colors with a dark and a light form are mixed in both. The terminal's palette and default
  /// colors are mixed as xterm shows them, because a theme is not known. Colors that views define,
  /// as `Color("name")`, cannot be mixed: the result is `other`.
  ///
  /// - Parameters:
  ///   - other: The color to mix with.
  ///   - fraction: The amount of `other`, clamped to 0...1.
  public func mix(with other: Color, by fraction: Double) -> Color {
    interpolated(to: other, by: min(max(0, fraction), 1))
  }

  /// The opacity, from 0 to 1.
  package var coverage: Double {
    value == .clear ? 0 : Double(alpha) / 255
  }

  /// The sRGB components on a dark background, with the terminal's colors as xterm shows them;
  /// black for clear and named colors.
  package var defaultComponents: (red: UInt8, green: UInt8, blue: UInt8) {
    components(in: .dark)
  }

  /// Returns the sRGB components where system colors are shown by `palette`, with the
  /// terminal's colors as xterm shows them; black for clear and named colors.
  package func components(
    in palette: SystemPalette
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch value {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .palette(let index): return Color.defaultComponents(ofPalette: Int(index))
    case .system(let color): return color.color(in: palette).components(in: palette)
    case .adaptive(let light, let dark):
      let rgb = palette.isLight ? light : dark
      return (rgb.red, rgb.green, rgb.blue)
    case .accent: return Color.blue.components(in: palette)
    case .theme(let role):
      let theme = Theme.standard
      return (palette.isLight ? theme.light : theme.dark)[role].components(in: palette)
    case .standard: return Color.defaultComponents(ofPalette: 7)
    case .clear, .named: return (0, 0, 0)
    }
  }

  /// Returns this color with exact components where system colors are shown by `palette`.
  package func exact(in palette: SystemPalette) -> Color {
    let (red, green, blue) = components(in: palette)
    return Color(.rgb(red: red, green: green, blue: blue)).with(coverage: coverage)
  }

  /// Whether the color is another one on a light than on a dark background.
  private var isAdaptive: Bool {
    switch value {
    case .system, .adaptive: true
    default: false
    }
  }

  /// Returns the components of color `index` of xterm's palette.
  package static func defaultComponents(
    ofPalette index: Int
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func step(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }
    switch index {
    case 0..<16:
      let rgb = basicColors[index]
      return (UInt8(rgb >> 16), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    case 16..<232:
      let offset = index - 16
      return (step(offset / 36), step(offset / 6 % 6), step(offset % 6))
    default:
      let gray = UInt8(8 + 10 * (index - 232))
      return (gray, gray, gray)
    }
  }

  private static let basicColors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension Color: Interpolatable {
  package func interpolated(to target: Color, by fraction: Double) -> Color {
    // A color that fades in or out keeps its hue.
    if coverage == 0 { return target.opacity(fraction) }
    if target.coverage == 0 { return opacity(1 - fraction) }
    let coverage = coverage + (target.coverage - coverage) * fraction
    if value == target.value { return with(coverage: coverage) }
    // A named color is resolved only when it is drawn.
    if isNamed || target.isNamed { return target }
    let dark = mixed(with: target, by: fraction, in: .dark)
    guard isAdaptive || target.isAdaptive else {
      return Color(.rgb(red: dark.red, green: dark.green, blue: dark.blue)).with(coverage: coverage)
    }
    let light = mixed(with: target, by: fraction, in: .light)
    return Color(.adaptive(light: light, dark: dark)).with(coverage: coverage)
  }

  private func mixed(with other: Color, by fraction: Double, in palette: SystemPalette) -> RGB {
    let rgb = oklab(in: palette).interpolated(to: other.oklab(in: palette), by: fraction).rgb
    return RGB(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }

  package func animatableDistance(to other: Color) -> Double {
    let difference = coverage - other.coverage
    if coverage == 0 || other.coverage == 0 { return abs(difference) }
    let distance = oklab(in: .dark).squaredDistance(to: other.oklab(in: .dark))
    return (distance + difference * difference).squareRoot()
  }

  private var isNamed: Bool {
    if case .named = value { true } else { false }
  }

  private func oklab(in palette: SystemPalette) -> Oklab {
    let (red, green, blue) = components(in: palette)
    return Oklab(red: red, green: green, blue: blue)
  }

  fileprivate func with(coverage: Double) -> Color {
    var color = self
    color.alpha = 255
    return color.opacity(coverage)
  }
}
