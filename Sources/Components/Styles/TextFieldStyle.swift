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

/// What a style is told of a text field.
public struct TextFieldStyleConfiguration {
  /// The line in which a person types: as wide as there is room, and one row high.
  public struct Line: View {
    private let content: AnyView

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    /// The line.
    public var body: some View { content }
  }

  /// The line in which a person types.
  public let line: Line
  /// Whether the field takes input.
  public let isEnabled: Bool
  /// Whether the pointer is over it.
  public let isHovered: Bool
  /// Whether keys go to it.
  public let isFocused: Bool

  /// The same with another line.
  fileprivate func with(_ line: Line) -> TextFieldStyleConfiguration {
    TextFieldStyleConfiguration(
      line: line, isEnabled: isEnabled, isHovered: isHovered, isFocused: isFocused)
  }
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

/// What a style makes of a field, as a view whose properties are the style's.
private struct StyledTextField<Style: TextFieldStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: TextFieldStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
