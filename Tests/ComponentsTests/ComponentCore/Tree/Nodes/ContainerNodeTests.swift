import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ContainerNodeTests {
  private let fixture = NodeFixture()

  @Test func isAsLargeAsItsLargestContents() {
    let container = ContainerNode(in: fixture.context)
    container.setContents([
      FixedNode(3, 1, in: fixture.context), FixedNode(1, 2, in: fixture.context),
    ])
    #expect(container.sizeThatFits(ProposedSize()) == Size(width: 3, height: 2))
  }

  @Test func detachesRemovedContents() {
    let container = ContainerNode(in: fixture.context)
    let (kept, removed) = (
      FixedNode(1, 1, in: fixture.context), FixedNode(1, 1, in: fixture.context)
    )
    container.setContents([kept, removed])
    container.setContents([kept])
    #expect(kept.container === container)
    #expect(removed.container == nil)
  }
}
