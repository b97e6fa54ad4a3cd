import Signals

extension View {
  /// Animates changes in this view with `animation` whenever `value` changes.
  ///
  ///     Text("Save").padding().background(isHovered ? .indigo : .clear)
  ///       .animation(.easeInOut, value: isHovered)
  ///
  /// The animation applies to all changes of colors, lengths and positions in the same frame,
  /// whether they come from values or publishers. The innermost animation wins; `nil` disables
  /// animation, also that of enclosing views.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    AnimationScopeView(content: self, animation: animation, value: value)
  }

  /// Animates changes in this view with `animation` whenever `values` publishes a value.
  public nonisolated func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value values: some Publisher<Value, Never>
  ) -> some View {
    AnimationScopeView(
      content: self, animation: animation, value: 0, triggers: ValueOrPublisher(values.countingUp())
    )
  }

  /// Animates all changes in this view with `animation`.
  ///
  ///     CustomButton("Multicolor").colorChangingButton(colors).animation(.easeInOut)
  ///
  /// - Parameter animation: The animation, or `nil` to disable animation, also that of enclosing
  ///   views.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    AnimationScopeView(content: self, animation: animation, value: 0, isAlwaysActive: true)
  }
}

extension Publisher {
  /// Numbers the values, so that each output differs from the one before.
  fileprivate func countingUp() -> some Publisher<Int, Failure> {
    scan(0) { count, _ in count &+ 1 }
  }
}

private nonisolated struct AnimationScopeView<Content: View, Value: Equatable>: View {
  let content: Content
  let animation: Animation?
  let value: Value
  var triggers = ValueOrPublisher<Int>(nil)
  var isAlwaysActive = false

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? AnimationScopeNode<Value> ?? AnimationScopeNode(value, in: context)
    node.setEnvironment(context.environment)
    node.scope.animation = animation
    node.scope.isAlwaysActive = isAlwaysActive
    node.value = value
    var inner = context
    inner.animationScope = node.scope
    node.setMembers([content.node(updating: node.children.first, in: inner)])
    node.bind(triggers) { node, _ in node.scope.activate(in: node.tree.animator) }
    return node
  }
}

private final class AnimationScopeNode<Value: Equatable>: GroupNode {
  let scope: AnimationScope
  var value: Value {
    didSet { if value != oldValue { scope.activate(in: tree.animator) } }
  }

  init(_ value: Value, in context: ViewContext) {
    scope = AnimationScope(parent: context.animationScope)
    self.value = value
    super.init(in: context)
  }
}
