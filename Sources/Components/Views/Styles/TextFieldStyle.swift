import Signals

/// How text fields look, and how they show what happens to them.
///
///     struct Underlined: TextFieldStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.line.underline().bold(configuration.isFocused)
///       }
///     }
///
///     TextField("Name", text: $name).textFieldStyle(Underlined())
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What it makes of a field.
  associatedtype Body: View

  /// What it makes of a field. Called again when something about the field has changed.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a field.
  typealias Configuration = TextFieldStyleConfiguration
}

extension View {
  /// Shows the text fields inside in `style`.
  ///
  /// Styles compose: of several, the innermost is applied first, and the next to what that made.
  public nonisolated func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    transformEnvironment { $0.textFieldStyles.insert(style, at: 0) }
  }

  /// Shows the text fields inside in the style made of the newest of `values`; before the first,
  /// in those around.
  ///
  ///     TextField(text: email).textFieldStyle(following: problems) { NoteStyle(note: $0) }
  public nonisolated func textFieldStyle<Value: Equatable & Sendable, Style: TextFieldStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.textFieldStyles.insert(makeStyle($1), at: 0) }
  }
}

extension EnvironmentValues {
  /// What the styles in force make of a text field, or the rounded border if there are none.
  @MainActor
  func styledLine(for configuration: TextFieldStyleConfiguration) -> AnyView {
    func apply(_ style: some TextFieldStyle, to line: TextFieldStyleConfiguration.Line) -> AnyView {
      AnyView(StyledTextField(style: style, configuration: configuration.with(line)))
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
