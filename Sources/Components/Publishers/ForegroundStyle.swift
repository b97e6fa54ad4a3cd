import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Sets the color of text in this view to the newest of `colors`. Before the first value, the
  /// color of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color, Never>) -> some View {
    foregroundStyle(ValueOrPublisher(colors))
  }

  /// Sets the color of text in this view to the newest of `colors`. Before the first value, the
  /// color of the enclosing views applies; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color?, Never>) -> some View {
    foregroundStyle(ValueOrPublisher<Color>(colors))
  }

  /// Sets the color of text in this view to the newest of `colors`. Before the first value, the
  /// color of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color, Never>) -> some View {
    foregroundStyle(colors)
  }

  /// Sets the color of text in this view to the newest of `colors`. Before the first value, the
  /// color of the enclosing views applies; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color?, Never>) -> some View {
    foregroundStyle(colors)
  }

  /// Draws text and shapes in the newest of `styles`. Before the first value, the style of the
  /// enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    foregroundStyle(ValueOrPublisher(styles.map(\.resolved)))
  }
}
