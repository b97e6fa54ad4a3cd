extension Color {
  /// The color of these components and this opacity, from 0 to 1; what is outside counts as the
  /// nearer bound.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self = Color(red: red, green: green, blue: blue).opacity(opacity)
  }

  /// The gray of this brightness and opacity, both from 0 to 1.
  public init(white: Double, opacity: Double) {
    self = Color(white: white).opacity(opacity)
  }

  /// The same color, through which what is beneath shows: all of it at 0, nothing at 1.
  ///
  /// Applied to a color that is translucent already, it leaves that part of its opacity.
  ///
  ///     Color.blue.opacity(0.3)
  public func opacity(_ opacity: Double) -> Color {
    guard opacity < 1 else { return self }
    var color = self
    color.alpha = UInt8(max(0, opacity) * Double(alpha) + 0.5)
    return color.alpha == 0 ? .clear : color
  }

  /// The color that looks to be a part of the way from this one to `other`.
  ///
  ///     Color.red.mix(with: .yellow, by: 0.5)   // an orange
  ///
  /// Colors of the terminal's palette, and its own, are taken for what they usually are.
  ///
  /// A fraction of 0 is this color, of 1 the other.
  public func mix(with other: Color, by fraction: Double) -> Color {
    interpolated(to: other, by: min(max(0, fraction), 1))
  }

  /// How far what is beneath is covered, from 0 to 1.
  package var coverage: Double {
    value == .clear ? 0 : Double(alpha) / 255
  }

  /// The components of what it usually looks like.
  package var defaultComponents: (red: UInt8, green: UInt8, blue: UInt8) {
    switch value {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .palette(let index): Color.defaultComponents(ofPalette: Int(index))
    case .accent: Color.blue.defaultComponents
    case .standard: Color.defaultComponents(ofPalette: 7)
    case .clear, .named: (0, 0, 0)
    }
  }

  /// The components of color `index` of xterm's palette.
  package static func defaultComponents(
    ofPalette index: Int
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func step(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }
    switch index {
    case 0..<16:
      let rgb = basic[index]
      return (UInt8(rgb >> 16), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    case 16..<232:
      let offset = index - 16
      return (step(offset / 36), step(offset / 6 % 6), step(offset % 6))
    default:
      let gray = UInt8(8 + 10 * (index - 232))
      return (gray, gray, gray)
    }
  }

  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension Color: Animatable {
  func interpolated(to target: Color, by fraction: Double) -> Color {
    // What comes out of nothing, or goes there, keeps its hue.
    if coverage == 0 { return target.opacity(fraction) }
    if target.coverage == 0 { return opacity(1 - fraction) }
    let coverage = coverage + (target.coverage - coverage) * fraction
    if value == target.value { return with(coverage: coverage) }
    // What a name means is known only where it is used.
    if isNamed || target.isNamed { return target }
    let rgb = oklab.interpolated(to: target.oklab, by: fraction).rgb
    return Color(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue)).with(coverage: coverage)
  }

  func animatableDistance(to other: Color) -> Double {
    let difference = coverage - other.coverage
    if coverage == 0 || other.coverage == 0 { return abs(difference) }
    return (oklab.squaredDistance(to: other.oklab) + difference * difference).squareRoot()
  }

  private var isNamed: Bool {
    if case .named = value { true } else { false }
  }

  private var oklab: Oklab {
    let (red, green, blue) = defaultComponents
    return Oklab(red: red, green: green, blue: blue)
  }

  private func with(coverage: Double) -> Color {
    var color = self
    color.alpha = 255
    return color.opacity(coverage)
  }
}
