/// A styling step: a function that returns a modified version of a view for the state of a button.
///
///     func padded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
///       view.padding(.horizontal, configuration.isPressed ? 3 : 2)
///     }
///
/// The operator `>>>` composes steps with each other and with styles.
public typealias ButtonStyleClosure<A: View, B: View> = (ButtonStyleConfiguration, A) -> B

/// Returns the step that applies `first`, then `second`.
///
///     Button("Go") { go() }.composableButtonStyle(padded >>> colored >>> rounded)
public func >>> <A: View, B: View, C: View>(
  first: @escaping ButtonStyleClosure<A, B>, second: @escaping ButtonStyleClosure<B, C>
) -> ButtonStyleClosure<A, C> {
  { configuration, view in second(configuration, first(configuration, view)) }
}

/// A button style that consists of steps.
///
/// To give a style arguments, write a function that returns it:
///
///     func foreground(_ colors: ButtonStateColors) -> some ButtonStyle {
///       ComposableButtonStyle { configuration, label in
///         label.foregroundColor(configuration.isPressed ? colors.pressed : colors.notPressed)
///       }
///     }
public nonisolated struct ComposableButtonStyle<Body: View>: ButtonStyle {
  private let states: ControlState
  private let step: ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>

  /// Creates a style that applies `step` to the label of a button.
  ///
  /// - Parameters:
  ///   - states: The states that `step` shows. On a terminal with few colors the button marks
  ///     these too, because they may be shown by a shade of a color.
  ///   - step: Returns the view that shows the button.
  public init(
    showing states: ControlState = .pressed,
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) {
    self.states = states
    self.step = step
  }

  /// Returns the label with all steps applied.
  @MainActor
  public func makeBody(configuration: Configuration) -> Body {
    step(configuration, configuration.label)
  }

  /// Returns the declared states where there are enough colors (see
  /// ``EnvironmentValues/usesFullColor``), otherwise no states.
  @MainActor
  public func shownStates(in environment: EnvironmentValues) -> ControlState {
    environment.usesFullColor ? states : []
  }
}

extension View {
  /// Shows the buttons in this view in a style made of `step`.
  ///
  /// Like any style, it is applied before the styles that enclose it. It shows
  /// ``ControlState/pressed``; for a step that shows other states, see
  /// ``ComposableButtonStyle/init(showing:_:)``.
  @_disfavoredOverload  // A declaration in the program takes precedence.
  public nonisolated func composableButtonStyle<Body: View>(
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) -> some View {
    buttonStyle(ComposableButtonStyle(step))
  }
}
