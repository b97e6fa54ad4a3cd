import Signals

extension View {
  package nonisolated func foregroundStyle(_ color: ValueOrPublisher<Color>) -> some View {
    modifyingAttributes(color) { Attributes(foreground: $0) }
  }

  /// Sets the color of text in this view, or keeps that of the enclosing views if `color` is
  /// `nil`.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    attributes(Attributes(foreground: color))
  }

  /// Sets the `Color.accentColor` of this view, or keeps that of the enclosing views if `color`
  /// is `nil`.
  public nonisolated func tint(_ color: Color?) -> some View {
    attributes(Attributes(tint: color))
  }

  /// Sets the `Color.accentColor` of this view to the newest of `colors`. Before the first
  /// value, the color of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func tint(_ colors: some Publisher<Color, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(colors)) { Attributes(tint: $0) }
  }

  /// Sets the `Color.accentColor` of this view to the newest of `colors`. Before the first
  /// value, the color of the enclosing views applies; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func tint(_ colors: some Publisher<Color?, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher<Color>(colors)) { Attributes(tint: $0) }
  }

  /// Sets the `Color.accentColor` of this view: the older name of `tint(_:)`.
  public nonisolated func accentColor(_ color: Color?) -> some View {
    tint(color)
  }

  /// Sets the `Color.accentColor` of this view to the newest of `colors`. Before the first
  /// value, the color of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accentColor(_ colors: some Publisher<Color, Never>) -> some View {
    tint(colors)
  }

  /// Sets the font of text in this view, or keeps that of the enclosing views if `font` is `nil`.
  public nonisolated func font(_ font: Font?) -> some View {
    attributes(font?.attributes ?? Attributes())
  }

  /// Sets the font of text in this view to the newest of `fonts`. Before the first value, the font
  /// of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func font(_ fonts: some Publisher<Font, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(fonts)) { $0.attributes }
  }

  /// Sets the weight of text in this view, or keeps that of the enclosing views if `weight` is
  /// `nil`.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    attributes(weight?.attributes ?? Attributes())
  }

  /// Sets the weight of text in this view to the newest of `weights`. Before the first value, the
  /// weight of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fontWeight(_ weights: some Publisher<Font.Weight, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(weights)) { $0.attributes }
  }

  /// Returns this view: all characters of a terminal are equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Returns this view: all digits of a terminal are equally wide.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Sets whether text in this view is bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Sets whether text in this view is bold, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func bold(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Sets whether text in this view is faint.
  public nonisolated func dim(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Sets whether text in this view is faint, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func dim(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Sets whether text in this view is italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Sets whether text in this view is italic, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func italic(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Sets whether text in this view is underlined.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The shape of the line; solid if the terminal has no other.
  ///   - color: The color of the line, if the terminal can color it; `nil` for the text's color.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) {
      Attributes(underlined: $0, TextLineStyle(pattern: pattern, color: color))
    }
  }

  /// Sets whether text in this view is underlined, following `isActive`.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The shape of the line; solid if the terminal has no other.
  ///   - color: The color of the line, if the terminal can color it; `nil` for the text's color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func underline(
    _ isActive: some Publisher<Bool, Never>, pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) {
      Attributes(underlined: $0, TextLineStyle(pattern: pattern, color: color))
    }
  }

  /// Sets whether text in this view is struck through.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Sets whether text in this view is struck through, following `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func strikethrough(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Sets whether text in this view is struck through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. A terminal draws it in the text's color.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color?) -> some View {
    strikethrough(isActive)
  }

  /// Sets whether the colors of text and background in this view are swapped.
  public nonisolated func reversed(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Sets whether the colors of text and background in this view are swapped, following
  /// `isActive`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func reversed(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Sets all text attributes that are not `nil` in `attributes`.
  package nonisolated func attributes(_ attributes: Attributes) -> some View {
    effect(TextAttributes(animatableData: attributes))
  }

  private nonisolated func modifyingAttributes<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, _ attributes: @escaping @Sendable (Value) -> Attributes
  ) -> some View {
    effect(TextAttributes.self, value) { $0.animatableData = attributes($1) }
  }
}

private struct TextAttributes: Effect {
  /// The attributes.
  var animatableData = Attributes()

  static var isInherited: Bool { true }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes = canvas.attributes.merging(animatableData)
  }
}
