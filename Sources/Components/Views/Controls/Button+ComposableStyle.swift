extension Button {
  /// Shows this button in a style made of `step`: see ``View/composableButtonStyle(_:)``.
  @_disfavoredOverload  // A program that has one of its own means that.
  public nonisolated func composableStyle<Body: View>(
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) -> some View {
    composableButtonStyle(step)
  }
}
