import Signals

extension View {
  /// Configures the appearance of all buttons in this view.
  ///
  ///     SignIn().appearance(of: Button.self) {
  ///       $0.contentInsets = EdgeInsets(leading: 3, trailing: 3)
  ///     }
  ///
  /// The appearance applies to buttons without a style. It also applies, before its own functions,
  /// to buttons with an ``AppearanceButtonStyle``; other styles ignore it. An enclosing appearance
  /// is applied first.
  ///
  /// - Parameters:
  ///   - control: `Button.self`.
  ///   - states: The states that `configure` shows: see
  ///     ``AppearanceButtonStyle/init(showing:setup:highlight:)``.
  ///   - configure: Configures the look of a button.
  public nonisolated func appearance(
    of control: Button<Text>.Type, showing states: ControlState = [],
    _ configure: @escaping (inout Appearance) -> Void
  ) -> some View {
    transformEnvironment {
      $0.configureButtons(ButtonAppearance(shownStates: states, configure: configure))
    }
  }

  /// Configures the appearance of all buttons in this view with the newest of `values`.
  ///
  ///     SignIn().appearance(of: Button.self, following: colors) { $0.background = $1 }
  ///
  /// Before the first value, `configure` does not apply.
  ///
  /// - Parameters:
  ///   - control: `Button.self`.
  ///   - states: The states that `configure` shows: see
  ///     ``AppearanceButtonStyle/init(showing:setup:highlight:)``.
  ///   - values: The values to follow.
  ///   - configure: Configures the look of a button for a value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func appearance<Value: Equatable & Sendable>(
    of control: Button<Text>.Type, showing states: ControlState = [],
    following values: some Publisher<Value, Never>,
    _ configure: @escaping (inout Appearance, Value) -> Void
  ) -> some View {
    transformEnvironment(following: values) { environment, value in
      environment.configureButtons(
        ButtonAppearance(shownStates: states) { configure(&$0, value) })
    }
  }
}
