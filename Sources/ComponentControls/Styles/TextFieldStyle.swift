import Signals

/// A type that determines the look of text fields and how they show their state.
///
///     struct Underlined: TextFieldStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.line.underline().bold(configuration.isFocused)
///       }
///     }
///
///     TextField("Name", text: $name).textFieldStyle(Underlined())
@MainActor @preconcurrency
public protocol TextFieldStyle: ControlStyle
where StyleConfiguration == TextFieldStyleConfiguration {
  /// The properties of a text field.
  typealias Configuration = TextFieldStyleConfiguration
}

extension View {
  /// Shows the text fields in this view in `style`.
  ///
  /// Styles compose: the innermost is applied first, and each further one to its result.
  public nonisolated func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    transformEnvironment { $0.textFieldStyles.insert(style, at: 0) }
  }

  /// Shows the text fields in this view in a style made of the newest of `values`.
  ///
  ///     TextField(text: email).textFieldStyle(following: problems) { NoteStyle(note: $0) }
  ///
  /// Before the first value, only the enclosing styles apply.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func textFieldStyle<Value: Equatable & Sendable, Style: TextFieldStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.textFieldStyles.insert(makeStyle($1), at: 0) }
  }
}

extension EnvironmentValues {
  /// Returns the line of a text field with all styles applied. Without a style, it has a rounded
  /// border.
  @MainActor
  func styledLine(for configuration: TextFieldStyleConfiguration) -> AnyView {
    func apply(_ style: some TextFieldStyle, to line: TextFieldStyleConfiguration.Line) -> AnyView {
      AnyView(style.styled(configuration.with(line)))
    }
    if textFieldStyles.isEmpty {
      return apply(RoundedBorderTextFieldStyle(), to: configuration.line)
    }
    var view = AnyView(configuration.line)
    for style in textFieldStyles { view = apply(style, to: .init(view)) }
    return view
  }

  fileprivate var textFieldStyles: [any TextFieldStyle] {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

private struct TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: [any TextFieldStyle] { [] }
}
