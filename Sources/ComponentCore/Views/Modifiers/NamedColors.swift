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
    effect(NamedColors.self, ValueOrPublisher(colors)) { $0.define($1) }
  }

  /// Defines the colors that names refer to in this view with the newest of `colors`.
  ///
  /// A change of the definitions repaints the view without layout or evaluation.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func namedColors(
    _ colors: some Publisher<[String: Color], Never>
  ) -> some View {
    effect(NamedColors.self, ValueOrPublisher(colors)) { $0.define($1) }
  }
}

private struct NamedColors: Effect {
  private var colors: [ColorName: Color] = [:]

  static var isInherited: Bool { true }

  mutating func define(_ colors: [String: Color]) {
    self.colors = Dictionary(uniqueKeysWithValues: colors.map { (ColorName($0), $1) })
  }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setNamedColors(colors)
  }
}
