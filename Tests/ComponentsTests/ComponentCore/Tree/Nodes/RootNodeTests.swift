import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct RootNodeTests {
  private let fixture = NodeFixture()

  @Test func hasTheSizeOfTheScreen() {
    let root = RootNode(in: fixture.context)
    root.setContents([FixedNode(99, 99, in: fixture.context)])
    root.place(at: .zero, ProposedSize(width: 8, height: 4))
    #expect(root.rect == Rect(size: Size(width: 8, height: 4)))
  }

  @Test func attachesItsOverlay() {
    let root = RootNode(in: fixture.context)
    let (first, second) = (
      FixedNode(1, 1, in: fixture.context), FixedNode(1, 1, in: fixture.context)
    )
    root.overlay = first
    #expect(first.container === root)
    root.overlay = second
    #expect(first.container == nil)
    #expect(second.container === root)
  }
}
