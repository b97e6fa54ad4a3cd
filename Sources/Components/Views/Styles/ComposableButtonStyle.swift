/// A step of styling: what it makes, for a button, of what the steps before it have made.
///
///     func padded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
///       view.padding(.horizontal, configuration.isPressed ? 3 : 2)
///     }
///
/// Steps are joined with `>>>`, with each other and with whole styles.
public typealias ButtonStyleClosure<A: View, B: View> = (ButtonStyleConfiguration, A) -> B

/// The step that takes `first`, and then `second`.
///
///     Button("Go") { go() }.composableButtonStyle(padded >>> colored >>> rounded)
public func >>> <A: View, B: View, C: View>(
  first: @escaping ButtonStyleClosure<A, B>, second: @escaping ButtonStyleClosure<B, C>
) -> ButtonStyleClosure<A, C> {
  { configuration, view in second(configuration, first(configuration, view)) }
}

/// A style made of steps.
///
/// With arguments of its own it is one ordinary function:
///
///     func foreground(_ colors: ButtonStateColors) -> some ButtonStyle {
///       ComposableButtonStyle { configuration, label in
///         label.foregroundColor(configuration.isPressed ? colors.pressed : colors.notPressed)
///       }
///     }
public nonisolated struct ComposableButtonStyle<Body: View>: ButtonStyle {
  private let step: ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>

  /// The style that shows what `step` makes of a label.
  public init(_ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>) {
    self.step = step
  }

  /// What the steps make of the label.
  @MainActor
  public func makeBody(configuration: Configuration) -> Body {
    step(configuration, configuration.label)
  }
}

extension View {
  /// Shows the buttons inside as `step` says.
  ///
  /// As with all styles, those further out are applied to what this one makes.
  @_disfavoredOverload  // A program that has one of its own means that.
  public nonisolated func composableButtonStyle<Body: View>(
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) -> some View {
    buttonStyle(ComposableButtonStyle(step))
  }
}
