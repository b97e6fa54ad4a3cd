import Signals

extension View {
  /// Sets whether this view can receive the focus.
  ///
  /// A focused view receives key presses: see ``View/onKeyPress(phases:action:)``. The views
  /// inside can read ``EnvironmentValues/isFocused``. A button, a scroll view or a view with a
  /// gesture is focusable by itself; with `false` it is not, while views inside it may be.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    nodeModifier(FocusableModifier(isFocusable: ValueOrPublisher(isFocusable)))
  }

  /// Sets whether this view can receive the focus to the newest value of `isFocusable`.
  ///
  /// It can until the publisher sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func focusable(_ isFocusable: some Publisher<Bool, Never>) -> some View {
    nodeModifier(FocusableModifier(isFocusable: ValueOrPublisher(isFocusable)))
  }
}

private nonisolated struct FocusableModifier: NodeModifier {
  let isFocusable: ValueOrPublisher<Bool>

  @MainActor
  func update(_ wrapper: InputNode<FocusableHandler>) {
    wrapper.bind(isFocusable) { $0.handler.isFocusable = $1 }
  }
}

/// The handler of a view that can be focused.
final class FocusableHandler: InputHandler {
  var isFocusable = true {
    didSet {
      if isFocusable == oldValue { return }
      if !isFocusable { node.tree.eventDispatcher.remove(node) }
      node.contentEnvironmentDidChange()
    }
  }
  private var isFocused = false {
    didSet { if isFocused != oldValue { node.contentEnvironmentDidChange() } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  var canBecomeFocused: Bool { isFocusable && node.environment.isEnabled }
  var acceptsPointer: Bool { canBecomeFocused }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .focused(let isFocused) = event else { return false }
    self.isFocused = isFocused
    return true
  }

  func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
    let isMarked = environment.controlState.contains(.focused)
    guard isFocusable, isMarked != isFocused else { return environment }
    var inner = environment
    inner.controlState.set(.focused, to: isFocused)
    return inner
  }
}

extension LayoutNode {
  /// Whether `focusable(false)` is applied to this node itself.
  package var isFocusDisabled: Bool {
    guard let wrapper = container as? InputNode<FocusableHandler> else { return false }
    return !wrapper.handler.isFocusable && wrapper.contents.count == 1
  }
}
