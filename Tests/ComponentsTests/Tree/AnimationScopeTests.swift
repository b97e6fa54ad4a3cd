import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(5))) struct AnimationScopeTests {
  @Test func nearestActiveScopeIsTheInnermost() {
    let (outer, animator) = (AnimationScope(parent: nil), Animator())
    let inner = AnimationScope(parent: outer)
    #expect(inner.nearestActive == nil)
    outer.activate(in: animator)
    #expect(inner.nearestActive === outer)
    inner.activate(in: animator)
    #expect(inner.nearestActive === inner)
    inner.endFrame()
    #expect(inner.nearestActive === outer)
  }

  @Test func anAlwaysActiveScopeStaysActive() {
    let scope = AnimationScope(parent: nil)
    scope.isAlwaysActive = true
    scope.endFrame()
    #expect(scope.nearestActive === scope)
  }
}
