import Signals

extension View {
  /// Has what changes inside this view move by `animation`, whenever `value` changes.
  ///
  ///     Text("Save").padding().background(isHovered ? .indigo : .clear)
  ///       .animation(.easeInOut, value: isHovered)
  ///
  /// It holds for all that changes in the same frame: colors, lengths and places, be they given as
  /// values or by publishers. The innermost such modifier counts; with `nil` nothing moves,
  /// whatever is said around.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    AnimationScopeView(content: self, animation: animation, value: value)
  }

  /// Has what changes inside this view move by `animation`, whenever one of `values` comes.
  public nonisolated func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value values: some Publisher<Value, Never>
  ) -> some View {
    AnimationScopeView(
      content: self, animation: animation, value: 0, triggers: ValueOrPublisher(values.countingUp())
    )
  }

  /// Has whatever changes inside this view move by `animation`.
  ///
  ///     CustomButton("Multicolor").colorChangingButton(colors).animation(.easeInOut)
  ///
  /// - Parameter animation: How it moves; `nil` for not at all, whatever is said around.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    AnimationScopeView(content: self, animation: animation, value: 0, isConstant: true)
  }
}

extension Publisher {
  /// Numbers the values, so that each differs from the one before.
  fileprivate func countingUp() -> some Publisher<Int, Failure> {
    scan(0) { count, _ in count &+ 1 }
  }
}

/// What is said of how things move in a part of the tree.
@MainActor
final class AnimationScope {
  private let around: AnimationScope?
  fileprivate(set) var animation: Animation?
  /// Whether it has a say in every frame.
  fileprivate var isConstant = false
  /// Whether it has a say in this frame.
  private var isInForce = false

  fileprivate init(in around: AnimationScope?) {
    self.around = around
  }

  /// The innermost that has a say.
  var innermostInForce: AnimationScope? {
    isInForce || isConstant ? self : around?.innermostInForce
  }

  fileprivate func haveSay(in motions: Motions) {
    if isInForce { return }
    isInForce = true
    motions.add(self)
  }

  func endFrame() {
    isInForce = false
  }
}

private nonisolated struct AnimationScopeView<Content: View, Value: Equatable>: View {
  let content: Content
  let animation: Animation?
  let value: Value
  var triggers = ValueOrPublisher<Int>(nil)
  var isConstant = false

  @MainActor
  func node(renewing old: Node?, in context: ViewContext) -> Node {
    let node = old as? AnimationNode<Value> ?? AnimationNode(value, in: context)
    node.keep(context.environment)
    node.scope.animation = animation
    node.scope.isConstant = isConstant
    node.value = value
    var inner = context
    inner.animationScope = node.scope
    node.setMembers([content.node(renewing: node.children.first, in: inner)])
    node.follow(triggers) { node, _ in node.scope.haveSay(in: node.tree.motions) }
    return node
  }
}

private final class AnimationNode<Value: Equatable>: GroupNode {
  let scope: AnimationScope
  var value: Value {
    didSet { if value != oldValue { scope.haveSay(in: tree.motions) } }
  }

  init(_ value: Value, in context: ViewContext) {
    scope = AnimationScope(in: context.animationScope)
    self.value = value
    super.init(in: context)
  }
}
