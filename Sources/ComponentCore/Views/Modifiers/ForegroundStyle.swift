extension View {
  /// Draws text and shapes in `style`, unless views inside set a style or color of their own.
  ///
  ///     Text("Annunciator").foregroundStyle(
  ///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
  ///
  /// A gradient spans the rectangle of this view.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View {
    foregroundStyle(ValueOrPublisher(style.resolved))
  }

  package nonisolated func foregroundStyle(
    _ style: ValueOrPublisher<AnyShapeStyle>
  ) -> some View {
    effect(StyledForeground.self, style) { $0.animatableData = $1 }
  }
}

extension View {
  /// Draws text and shapes in `primary`, and those of the second level in `secondary`.
  ///
  ///     VStack {
  ///       Text("Ready")
  ///       Text("since noon").foregroundStyle(.secondary)
  ///     }
  ///     .foregroundStyle(.green, .gray)
  ///
  /// Lower levels are more translucent than the second one: see ``HierarchicalShapeStyle``. A
  /// gradient spans the rectangle of this view.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    effect(LeveledForeground(styles: [primary.resolved, secondary.resolved]))
  }

  /// Draws text and shapes in `primary`, and those of the second and third level in `secondary`
  /// and `tertiary`.
  ///
  /// Lower levels are more translucent than the third one. A gradient spans the rectangle of this
  /// view.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    effect(
      LeveledForeground(styles: [primary.resolved, secondary.resolved, tertiary.resolved]))
  }
}

private struct LeveledForeground: Effect {
  var styles: [AnyShapeStyle] = []

  static var isInherited: Bool { true }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setForeground(levels: styles, in: rect)
  }
}

private struct StyledForeground: Effect {
  /// The style; `nil` for that of the enclosing views.
  var animatableData: AnyShapeStyle?

  static var isInherited: Bool { true }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    if let style = animatableData { canvas.setForeground(style, in: rect) }
  }
}
