import Components
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct AnimationScopeTests {
  private func scope(_ animation: Animation?, in parent: AnimationScope? = nil) -> AnimationScope {
    let scope = AnimationScope(parent: parent)
    scope.transform = { $0.animation = animation }
    return scope
  }

  private func animation(in scope: AnimationScope) -> Animation? {
    scope.resolve(Transaction(animation: .linear)).animation
  }

  @Test func theInnermostActiveScopeWins() {
    let (outer, animator) = (scope(.easeIn), Animator())
    let inner = scope(nil, in: outer)
    #expect(animation(in: inner) == .linear)
    outer.activate(in: animator)
    #expect(animation(in: inner) == .easeIn)
    inner.activate(in: animator)
    #expect(animation(in: inner) == nil)
    inner.endFrame()
    #expect(animation(in: inner) == .easeIn)
  }

  @Test func anAlwaysActiveScopeStaysActive() {
    let scope = scope(.easeOut)
    scope.isAlwaysActive = true
    scope.endFrame()
    #expect(animation(in: scope) == .easeOut)
  }
}
