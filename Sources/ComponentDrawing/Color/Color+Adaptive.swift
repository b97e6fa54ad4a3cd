extension Color {
  /// Creates a color that has one form on light and another on dark backgrounds.
  ///
  ///     let ink = Color(light: Color(white: 0.2), dark: Color(red: 0.8, green: 0.9, blue: 1))
  ///
  /// Forms that are not exact count as the sRGB components that a name usually has on that
  /// background. The opacity is the smaller one of the two.
  public init(light: Color, dark: Color) {
    let (onLight, onDark) = (light.components(in: .light), dark.components(in: .dark))
    self.init(
      .adaptive(
        light: RGB(red: onLight.red, green: onLight.green, blue: onLight.blue),
        dark: RGB(red: onDark.red, green: onDark.green, blue: onDark.blue)))
    alpha = min(light.alpha, dark.alpha)
  }
}
