nonisolated struct IdentityTransition: Transition {
  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated struct OpacityTransition: Transition {
  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated struct ScaleTransition: Transition {
  let scale: Double
  let anchor: UnitPoint

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

nonisolated struct OffsetTransition: Transition {
  let offset: Point

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(ValueOrPublisher(phase.isIdentity ? .zero : offset))
  }
}

nonisolated struct MoveTransition: Transition {
  let edge: Edge

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(ofSize: phase.isIdentity ? RelativeOffset() : RelativeOffset(to: edge))
  }
}

nonisolated struct AsymmetricTransition: Transition {
  let insertion: AnyTransition
  let removal: AnyTransition

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.view(
      ViewModifierContent(removal.view(content, phase == .didDisappear ? phase : .identity)),
      phase == .willAppear ? phase : .identity)
  }
}

nonisolated struct CombinedTransition: Transition {
  let first: AnyTransition
  let second: AnyTransition

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.view(ViewModifierContent(first.view(content, phase)), phase)
  }
}

nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

nonisolated struct AnimatedTransition: Transition {
  let base: AnyTransition
  let animation: Animation?

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.view(content, phase).animation(animation, value: phase)
  }
}
