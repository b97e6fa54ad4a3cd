import Signals

extension View {
  /// Has `isFocused` say whether this view, or one in it, has the focus, and move the focus here
  /// when it is set.
  public nonisolated func focused(_ isFocused: FocusState<Bool>.Binding) -> some View {
    focused(isFocused, equals: true)
  }

  /// Has `binding` say `value` while this view, or one in it, has the focus, and move the focus
  /// here when it is set to that.
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(by: FocusedModifier(location: binding.location, value: value))
  }

  /// Moves the focus here when the newest value is `true`, and away when it is `false`.
  public nonisolated func focused(_ isFocused: some Publisher<Bool, Never>) -> some View {
    modified(by: FocusPublisherModifier(isFocused: ValueOrPublisher(isFocused)))
  }

  /// Lets this view have the focus, so that keys go to it: see
  /// ``View/onKeyPress(phases:action:)``.
  ///
  /// The views inside learn of it by ``EnvironmentValues/isFocused``.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableScope(content: self, isFocusable: ValueOrPublisher(isFocusable))
  }

  /// Lets this view have the focus while the newest value says so.
  public nonisolated func focusable(_ isFocusable: some Publisher<Bool, Never>) -> some View {
    FocusableScope(content: self, isFocusable: ValueOrPublisher(isFocusable))
  }
}

private nonisolated struct FocusedModifier<Value: Hashable>: NodeModifier {
  let location: FocusLocation<Value>
  let value: Value

  @MainActor
  func update(_ wrapper: FocusedNode<Value>) {
    wrapper.location = location
    location.set(value, for: wrapper)
  }
}

private final class FocusedNode<Value: Hashable>: ContainerNode {
  var location: FocusLocation<Value>? {
    didSet { if location !== oldValue { oldValue?.remove(self) } }
  }

  override func focusDidMove(to node: LayoutNode?) {
    location?.updateFocus(isFocused: node != nil, of: self)
  }

  override func unmount() {
    super.unmount()
    location = nil
  }
}

private nonisolated struct FocusPublisherModifier: NodeModifier {
  let isFocused: ValueOrPublisher<Bool>

  @MainActor
  func update(_ wrapper: FocusPublisherNode) {
    wrapper.bind(isFocused) { node, isFocused in
      node.tree.afterEvaluating { [weak node] in node?.moveFocus(isFocused: isFocused) }
    }
  }
}

private final class FocusPublisherNode: ContainerNode {
  private var hasFocus = false

  override func focusDidMove(to node: LayoutNode?) {
    hasFocus = node != nil
  }

  func moveFocus(isFocused: Bool) {
    guard isFocused != hasFocus else { return }
    if !isFocused { return tree.eventDispatcher.focus(nil) }
    if let target = focusableNodes().first { tree.eventDispatcher.focus(target) }
  }
}

private nonisolated struct FocusableScope<Content: View>: View {
  let content: Content
  let isFocusable: ValueOrPublisher<Bool>

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? FocusableNode ?? FocusableNode(in: context)
    node.bind(isFocusable) { $0.isFocusable = $1 }
    node.setEnvironment(context.environment)
    var inner = context
    inner.environment = node.innerEnvironment
    node.updateContent(content, in: inner)
    return node
  }
}

private final class FocusableNode: ContainerNode {
  var isFocusable = true {
    didSet { if !isFocusable { tree.eventDispatcher.remove(self) } }
  }
  private var isFocused = false {
    didSet { if isFocused != oldValue { environmentDidChange(to: environment) } }
  }

  override var canBecomeFocused: Bool { isFocusable && environment.isEnabled }
  override var acceptsPointer: Bool { canBecomeFocused }

  override func handle(_ event: NodeEvent) -> Bool {
    guard case .focused(let isFocused) = event else { return false }
    self.isFocused = isFocused
    return true
  }

  var innerEnvironment: EnvironmentValues {
    var inner = environment
    if isFocusable { inner.controlState.isFocused = isFocused }
    return inner
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    for child in children { child.environmentDidChange(to: innerEnvironment) }
    if !environment.isEnabled { tree.eventDispatcher.remove(self) }
  }
}
