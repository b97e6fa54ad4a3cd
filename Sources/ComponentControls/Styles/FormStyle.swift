import Signals

/// The properties of a form, for a ``FormStyle``.
public struct FormStyleConfiguration {
  /// The views in a form.
  public struct Content: View {
    let content: AnyView

    /// The views that the form was created with.
    public var body: some View { content }
  }

  /// The views in the form.
  public let content: Content
  var appliedStyles = AppliedStyles<Self>()
}

extension FormStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of forms.
///
///     struct Plain: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.content }
///       }
///     }
///
///     Form { Toggle("Wi-Fi", isOn: $isOn) }.formStyle(Plain())
///
/// `Form(configuration)` is the form in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol FormStyle: ControlStyle
where StyleConfiguration == FormStyleConfiguration {
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
}

extension View {
  /// Shows the forms in this view in `style`. The innermost style applies.
  public nonisolated func formStyle(_ style: some FormStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the forms in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func formStyle<Value: Equatable & Sendable, Style: FormStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// A column of sections, which scrolls.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the form as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration.withoutStyle)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look without a style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
