import Signals

extension View {
  /// Sets whether this view can receive the focus.
  ///
  /// A focused view receives key presses: see ``View/onKeyPress(phases:action:)``. The views
  /// inside can read ``EnvironmentValues/isFocused``.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    scopeModifier(FocusableModifier(isFocusable: ValueOrPublisher(isFocusable)))
  }

  /// Sets whether this view can receive the focus to the newest value of `isFocusable`.
  ///
  /// It can until the publisher sends its first value.
  public nonisolated func focusable(_ isFocusable: some Publisher<Bool, Never>) -> some View {
    scopeModifier(FocusableModifier(isFocusable: ValueOrPublisher(isFocusable)))
  }
}

private nonisolated struct FocusableModifier: ScopeModifier {
  let isFocusable: ValueOrPublisher<Bool>

  @MainActor
  func willUpdateContent(of scope: FocusableNode, in context: inout ViewContext) {
    scope.bind(isFocusable) { $0.isFocusable = $1 }
    context.environment = scope.innerEnvironment
  }
}

private final class FocusableNode: ContainerNode, ScopeNode {
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
    if isFocusable { inner.controlState.set(.focused, to: isFocused) }
    return inner
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    for child in children { child.environmentDidChange(to: innerEnvironment) }
    if !environment.isEnabled { tree.eventDispatcher.remove(self) }
  }
}
