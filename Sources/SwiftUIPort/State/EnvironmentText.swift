// How texts look, by the names of values of the environment. The modifiers of the same names set
// what texts use, so setting a value applies its modifier.

extension EnvironmentValues {
  /// The font that `environment(\.font, …)` has set last.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The greatest number of lines that `environment(\.lineLimit, …)` has set last.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of lines that `environment(\.multilineTextAlignment, …)` has set last.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

extension View {
  /// Sets the font of this view.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ font: Font?
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = font }.font(font)
  }

  /// Sets the alignment of the lines of texts in this view.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>, _ alignment: TextAlignment
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = alignment }.multilineTextAlignment(alignment)
  }

  /// Sets a number, and if it is the line limit, the greatest number of lines of texts in this
  /// view.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Int?>, _ number: Int?
  ) -> some View {
    let view = transformEnvironment { $0[keyPath: keyPath] = number }
    return keyPath == \.lineLimit ? AnyView(view.lineLimit(number)) : AnyView(view)
  }
}
