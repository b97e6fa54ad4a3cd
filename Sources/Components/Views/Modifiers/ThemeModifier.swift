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
    nodeModifier(ThemeNodeModifier())
      .transformEnvironment(following: ValueOrPublisher(theme)) { $0.theme = $1 }
  }

  /// Draws this view in the colors of the newest of `themes`. Before the first value, the theme of
  /// the enclosing views applies.
  ///
  /// A change of the theme repaints the view. Only bodies that read ``EnvironmentValues/theme``
  /// are evaluated.
  public nonisolated func theme(_ themes: some Publisher<Theme, Never>) -> some View {
    nodeModifier(ThemeNodeModifier())
      .transformEnvironment(following: ValueOrPublisher(themes)) { $0.theme = $1 }
  }
}

private nonisolated struct ThemeNodeModifier: NodeModifier {
  @MainActor
  func update(_ wrapper: ThemeNode) {
    wrapper.colors = wrapper.environment.themeColors
  }
}

private final class ThemeNode: DrawingStyleNode {
  var colors = Theme.standard.dark {
    didSet { if colors != oldValue { styleDidChange() } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    colors = environment.themeColors
  }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setTheme(colors)
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: Rect(size: rect.size))
    canvas.fill(Rect(size: rect.size), with: .theme(.background))
    paintChildren(on: canvas)
  }
}
