import Signals

extension View {
  /// Draws this view in the colors of `theme`.
  ///
  ///     Settings().theme(.nord)
  ///
  /// Controls, borders and charts use the colors of the theme, text has its color, and the view
  /// has its background. What the view presents, such as a menu, has them too. A `tint(_:)` or a
  /// `foregroundStyle(_:)` inside takes precedence. The color scheme chooses between the light and
  /// the dark colors: set ``EnvironmentValues/colorScheme`` outside to choose otherwise.
  public nonisolated func theme(_ theme: Theme) -> some View {
    effect(ThemeEffect())
      .transformEnvironment(following: ValueOrPublisher(theme)) { $0.theme = $1 }
  }

  /// Draws this view in the colors of the newest of `themes`. Before the first value, the theme of
  /// the enclosing views applies.
  ///
  /// A change of the theme repaints the view. Only bodies that read ``EnvironmentValues/theme``
  /// are evaluated.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func theme(_ themes: some Publisher<Theme, Never>) -> some View {
    effect(ThemeEffect())
      .transformEnvironment(following: ValueOrPublisher(themes)) { $0.theme = $1 }
  }
}

private struct ThemeEffect: Effect {
  var colors = Theme.standard.dark

  static var isInherited: Bool { true }

  mutating func adapt(to environment: EnvironmentValues) {
    colors = environment.themeColors
  }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setTheme(colors)
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    let area = Rect(size: content.size)
    applyStyle(to: &canvas, in: area)
    canvas.fill(area, with: .theme(.background))
    content.draw(on: canvas)
  }
}
