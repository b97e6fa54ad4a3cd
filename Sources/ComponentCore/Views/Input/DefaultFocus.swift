extension View {
  /// Focuses a part of this view when it appears, unless another view has the focus already.
  ///
  /// Of several views with a default, in each other or side by side, the last to appear has its
  /// way until there is input.
  ///
  ///     Form()
  ///       .defaultFocus($field, .name)
  ///
  /// - Parameters:
  ///   - binding: A focus state.
  ///   - value: The value of the part to focus: see ``View/focused(_:equals:)``.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    scopeModifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

private nonisolated struct DefaultFocusModifier<Value: Hashable>: ScopeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor
  func didUpdateContent(of scope: StatefulScope<NoState>, isNew: Bool) {
    guard isNew else { return }
    scope.tree.afterEvaluating { [weak tree = scope.tree] in
      guard let dispatcher = tree?.eventDispatcher else { return }
      if dispatcher.focused == nil || dispatcher.isFocusedByDefault {
        binding.location.requestFocus(value, isDefault: true)
      }
    }
  }
}
