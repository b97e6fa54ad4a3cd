import Signals

extension View {
  /// Binds the focus of this view to `isFocused`.
  ///
  /// The state is `true` while this view or one inside it has the focus. Setting it to `true`
  /// moves the focus to the first focusable view inside, in a table to its rows; setting it to
  /// `false` removes the focus.
  public nonisolated func focused(_ isFocused: FocusState<Bool>.Binding) -> some View {
    focused(isFocused, equals: true)
  }

  /// Binds the focus of this view to one value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: A focus state. It equals `value` while this view or one inside it has the focus;
  ///     setting it to `value` moves the focus to the first focusable view inside.
  ///   - value: The value that identifies this view.
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    nodeModifier(FocusedModifier(location: binding.location, value: value))
  }

  /// Moves the focus when `isFocused` sends a value.
  ///
  /// `true` moves the focus to the first focusable view inside, if it is not in this view already.
  /// `false` removes the focus if it is in this view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func focused(_ isFocused: some Publisher<Bool, Never>) -> some View {
    nodeModifier(ValueOrPublisher(isFocused)) { (node: InputNode<FocusPublisherHandler>) in
      node.handler.setFocused
    }
  }
}

private nonisolated struct FocusedModifier<Value: Hashable>: NodeModifier {
  let location: FocusLocation<Value>
  let value: Value

  @MainActor
  func update(_ wrapper: InputNode<FocusedHandler<Value>>) {
    wrapper.handler.location = location
    location.set(value, for: wrapper)
  }
}

private final class FocusedHandler<Value: Hashable>: InputHandler {
  var location: FocusLocation<Value>? {
    didSet { if location !== oldValue { oldValue?.remove(node) } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  func focusDidMove(to focused: LayoutNode?) {
    location?.updateFocus(isFocused: focused != nil, of: node)
  }

  func didUnmount() {
    location = nil
  }
}

private final class FocusPublisherHandler: InputHandler {
  private unowned let node: ContainerNode
  private var hasFocus = false

  init(_ node: ContainerNode) {
    self.node = node
  }

  func setFocused(_ isFocused: Bool) {
    node.tree.eventDispatcher.moveFocusAfterLayout { [weak self] in
      self?.moveFocus(isFocused: isFocused)
    }
  }

  func focusDidMove(to focused: LayoutNode?) {
    hasFocus = focused != nil
  }

  private func moveFocus(isFocused: Bool) {
    guard isFocused != hasFocus else { return }
    let dispatcher = node.tree.eventDispatcher
    if !isFocused { return dispatcher.focus(nil) }
    if let target = node.focusTarget { dispatcher.focus(target) }
  }
}
