import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct LayoutNodeGeometryTests {
  private let fixture = NodeFixture()

  @Test func addsUpTheOriginsOfItsContainers() {
    let (outer, inner) = (
      OffsetContainer(in: fixture.context), OffsetContainer(in: fixture.context)
    )
    let leaf = FixedNode(2, 1, in: fixture.context)
    inner.setContents([leaf])
    outer.setContents([inner])
    outer.place(at: Point(x: 1, y: 1), ProposedSize(width: 9, height: 9))
    #expect(leaf.screenOrigin == Point(x: 3, y: 3))
    #expect(leaf.rect(in: outer) == Rect(x: 2, y: 2, width: 2, height: 1))
    #expect(leaf.rect(in: leaf) == nil)
    #expect(leaf.root == nil)
  }

  @Test func isReachableBeyondAScrollingContainer() {
    let (plain, scrolling) = (
      OffsetContainer(in: fixture.context), ScrolledContainer(in: fixture.context)
    )
    for container in [plain, scrolling] {
      let leaf = FixedNode(20, 1, in: fixture.context)
      container.setContents([leaf])
      container.place(at: .zero, ProposedSize(width: 4, height: 4))
    }
    #expect(plain.contents[0].reachableScreenRect.size.width == 3)
    #expect(scrolling.contents[0].reachableScreenRect.size.width == 20)
  }
}

/// A container that is as large as proposed and places its contents at (1, 1).
private class OffsetContainer: ContainerNode {
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 9, height: proposal.height ?? 9)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: Point(x: 1, y: 1), proposal) }
  }
}

private final class ScrolledContainer: OffsetContainer, ScrollingContainer {}
