import ComponentCore
import ComponentDrawing
import Signals

extension Text {
  /// Sets the color of this text to the newest of `colors`. Before the first value, the color of
  /// the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color, Never>) -> Text {
    foregroundStyle(ValueOrPublisher(colors))
  }

  /// Sets the color of this text to the newest of `colors`. Before the first value, the color of
  /// the enclosing views applies; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color?, Never>) -> Text {
    foregroundStyle(ValueOrPublisher<Color>(colors))
  }

  /// Draws this text in the newest of `styles`. Before the first value, the style of the enclosing
  /// views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> Text {
    foregroundStyle(ValueOrPublisher(styles.map(\.resolved)))
  }

  /// Sets the color of this text to the newest of `colors`. Before the first value, the color of
  /// the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color, Never>) -> Text {
    foregroundStyle(colors)
  }

  /// Sets the color of this text to the newest of `colors`. Before the first value, the color of
  /// the enclosing views applies; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color?, Never>) -> Text {
    foregroundStyle(colors)
  }
}
