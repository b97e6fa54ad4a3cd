import Signals

extension View {
  /// Sets the style with which `background()` and `background(in:)` fill views in this one.
  ///
  ///     VStack {
  ///       Text("Ready").padding(.horizontal, 1).background(in: .capsule)
  ///       Text("Late").padding(.horizontal, 1).background(in: .capsule)
  ///     }
  ///     .backgroundStyle(.indigo)
  ///
  /// Without one, it is the background of the theme.
  public nonisolated func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, style.resolved)
  }

  /// Sets the style of `background()` in this view to the newest of `styles`. Before the first
  /// value, the style of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    Latest(of: styles.map { Optional($0.resolved) }, default: nil) { style in
      self.transformEnvironment { if let style { $0.backgroundStyle = style } }
    }
  }

  /// Fills the background of this view with the style that `backgroundStyle(_:)` sets.
  public nonisolated func background() -> some View {
    background(in: Rectangle())
  }

  /// Draws `shape` behind this view, filled with the style that `backgroundStyle(_:)` sets.
  public nonisolated func background(in shape: some Shape) -> some View {
    background { StyledBackground(shape: shape) }
  }
}

/// A shape in the background style.
private nonisolated struct StyledBackground<Content: Shape>: View {
  let shape: Content

  @MainActor var body: some View {
    BackgroundShape(shape: shape)
  }
}

private struct BackgroundShape<Content: Shape>: View {
  let shape: Content
  @Environment(\.backgroundStyle) private var style

  var body: some View {
    shape.fill(style ?? Color.theme(.background).resolved)
  }
}

extension EnvironmentValues {
  /// The style with which views fill their background; `nil` for that of the theme.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
