import Signals

// These are the modifiers of the same names that any view has. They return a text, so that it can
// be added to others.

extension Text {
  package nonisolated func foregroundStyle(_ color: ValueOrPublisher<Color>) -> Text {
    attributes(color) { Attributes(foreground: $0) }
  }

  /// Draws this text in `style`. A gradient spans the whole view, of which this text may be a
  /// part.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Text {
    foregroundStyle(ValueOrPublisher(style.resolved))
  }

  package nonisolated func foregroundStyle(_ style: ValueOrPublisher<AnyShapeStyle>) -> Text {
    self.style(style) { TextStyle(foreground: $0) }
  }

  /// Sets the color of this text, or keeps that of the enclosing views if `color` is `nil`.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    attributes(ValueOrPublisher(Attributes(foreground: color))) { $0 }
  }

  /// Sets the font of this text, or keeps that of the enclosing views if `font` is `nil`.
  public nonisolated func font(_ font: Font?) -> Text {
    attributes(ValueOrPublisher(font?.attributes ?? Attributes())) { $0 }
  }

  /// Sets the font of this text to the newest of `fonts`. Before the first value, the font of the
  /// enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func font(_ fonts: some Publisher<Font, Never>) -> Text {
    attributes(ValueOrPublisher(fonts)) { $0.attributes }
  }

  /// Sets the weight of this text, or keeps that of the enclosing views if `weight` is `nil`.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    attributes(ValueOrPublisher(weight?.attributes ?? Attributes())) { $0 }
  }

  /// Sets the weight of this text to the newest of `weights`. Before the first value, the weight
  /// of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fontWeight(_ weights: some Publisher<Font.Weight, Never>) -> Text {
    attributes(ValueOrPublisher(weights)) { $0.attributes }
  }

  /// Returns this text: all characters of a terminal are equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Returns this text: all digits of a terminal are equally wide.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Sets whether this text is bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Sets whether this text is bold, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func bold(_ isActive: some Publisher<Bool, Never>) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Sets whether this text is faint.
  public nonisolated func dim(_ isActive: Bool = true) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Sets whether this text is faint, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func dim(_ isActive: some Publisher<Bool, Never>) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Sets whether this text is italic.
  public nonisolated func italic(_ isActive: Bool = true) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Sets whether this text is italic, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func italic(_ isActive: some Publisher<Bool, Never>) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Sets whether the colors of this text and its background are swapped.
  public nonisolated func reversed(_ isActive: Bool = true) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Sets whether the colors of this text and its background are swapped, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func reversed(_ isActive: some Publisher<Bool, Never>) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Sets whether this text is underlined.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The shape of the line; solid if the terminal has no other.
  ///   - color: The color of the line, if the terminal can color it; `nil` for the text's color.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    attributes(ValueOrPublisher(isActive)) {
      Attributes(underlined: $0, TextLineStyle(pattern: pattern, color: color))
    }
  }

  /// Sets whether this text is underlined, following `isActive`.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The shape of the line; solid if the terminal has no other.
  ///   - color: The color of the line, if the terminal can color it; `nil` for the text's color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func underline(
    _ isActive: some Publisher<Bool, Never>, pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    attributes(ValueOrPublisher(isActive)) {
      Attributes(underlined: $0, TextLineStyle(pattern: pattern, color: color))
    }
  }

  /// Sets whether this text is struck through, with a line in the text's color.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Sets whether this text is struck through, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func strikethrough(_ isActive: some Publisher<Bool, Never>) -> Text {
    attributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Sets whether this text is struck through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. A terminal draws it in the text's color.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }
}
