import Signals

extension View {
  /// Defines the colors that names refer to in this view.
  ///
  ///     Panel().namedColors([
  ///       "cta_button_color": .blue,
  ///       "cta_button_text_color": .white,
  ///     ])
  ///
  /// Other names keep the colors that enclosing views define.
  public nonisolated func namedColors(_ colors: [String: Color]) -> some View {
    nodeModifier(ValueOrPublisher(colors), NamedColorsNode.setColors)
  }

  /// Defines the colors that names refer to in this view with the newest of `colors`.
  ///
  /// A change of the definitions repaints the view without layout or evaluation.
  public nonisolated func namedColors(
    _ colors: some Publisher<[String: Color], Never>
  ) -> some View {
    nodeModifier(ValueOrPublisher(colors), NamedColorsNode.setColors)
  }
}

private final class NamedColorsNode: DrawingStyleNode {
  private var colors: [String: Color] = [:]
  private var colorsByName: [ColorName: Color] = [:]

  func setColors(_ new: [String: Color]) {
    if new == colors { return }
    colors = new
    colorsByName = Dictionary(uniqueKeysWithValues: colors.map { (ColorName($0), $1) })
    styleDidChange()
  }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setNamedColors(colorsByName)
  }
}
