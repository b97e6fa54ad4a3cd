extension View {
  /// Sets how this view appears and disappears.
  ///
  ///     if isOpen { Details().transition(.move(edge: .top)) }
  ///
  /// The transition is shown when an `if`, a `switch`, a ``ForEach`` or a change of its identity
  /// adds or removes this view, and an animation applies to that change. It is not shown when this
  /// view is added or removed as a part of another one. Without this modifier, a view appears and
  /// disappears at once.
  ///
  /// A view that is being removed takes no space and no input. It is drawn where it was last, in
  /// front of the other views, and is released when the transition has ended. If it is added again
  /// before, it returns with its state.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    nodeModifier(TransitionModifier(transition: transition))
  }

  /// Sets how this view appears and disappears to a custom transition.
  public nonisolated func transition(_ transition: some Transition) -> some View {
    nodeModifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

private nonisolated struct TransitionModifier: NodeModifier {
  let transition: AnyTransition

  @MainActor
  func update(_ wrapper: TransitionNode) {}

  @MainActor
  func update(_ wrapper: TransitionNode, in context: ViewContext) {
    wrapper.update(transition, in: context)
  }
}
