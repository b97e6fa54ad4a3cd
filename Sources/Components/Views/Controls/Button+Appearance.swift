import Signals

extension View {
  /// Configures all buttons inside, as far as their own styles do not say otherwise.
  ///
  ///     SignIn().appearance(of: Button.self) {
  ///       $0.contentInsets = EdgeInsets(leading: 3, trailing: 3)
  ///     }
  ///
  /// Counts for buttons without a style, and with a ``AppearanceButtonStyle``; other styles say
  /// everything themselves. What is said further in is added to what is said further out.
  public nonisolated func appearance(
    of control: Button<Text>.Type, _ configure: @escaping (inout Appearance) -> Void
  ) -> some View {
    transformEnvironment { $0.configureButtons(configure) }
  }

  /// Configures all buttons inside with the newest of `values`, as far as their own styles do not
  /// say otherwise; not before the first.
  ///
  ///     SignIn().appearance(of: Button.self, following: colors) { $0.background = $1 }
  public nonisolated func appearance<Value: Equatable & Sendable>(
    of control: Button<Text>.Type, following values: some Publisher<Value, Never>,
    _ configure: @escaping (inout Appearance, Value) -> Void
  ) -> some View {
    transformEnvironment(following: values) { environment, value in
      environment.configureButtons { configure(&$0, value) }
    }
  }
}
