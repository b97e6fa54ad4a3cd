extension View {
  /// Runs `action` when Escape is pressed while this view or one inside it has the focus, or no
  /// view has it.
  ///
  ///     Details().onExitCommand { isShowingDetails = false }
  ///
  /// The innermost view with an action handles the key. With `nil`, and in a disabled view, the
  /// key goes on to the enclosing views.
  public nonisolated func onExitCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    nodeModifier(ExitCommandModifier(action: action))
  }
}

private nonisolated struct ExitCommandModifier: NodeModifier {
  let action: (@MainActor () -> Void)?

  @MainActor
  func update(_ wrapper: InputNode<ExitCommandHandler>) {
    wrapper.handler.action = action
  }
}
