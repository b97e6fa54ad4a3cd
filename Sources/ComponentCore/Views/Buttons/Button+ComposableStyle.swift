extension Button {
  /// Shows this button in a style made of `step`: see ``View/composableButtonStyle(_:)``.
  @_disfavoredOverload  // A declaration in the program takes precedence.
  public nonisolated func composableStyle<Body: View>(
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) -> some View {
    composableButtonStyle(step)
  }
}
