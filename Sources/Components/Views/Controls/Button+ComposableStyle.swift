extension Button {
  /// Shows this button as `step` says: see ``View/composableButtonStyle(_:)``.
  @_disfavoredOverload  // A program that has one of its own means that.
  public nonisolated func composableStyle<Body: View>(
    _ step: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
  ) -> some View {
    composableButtonStyle(step)
  }
}
