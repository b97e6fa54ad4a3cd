import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct LayoutQueueTests {
  @Test func popsTheDeepestNodesFirst() {
    let fixture = NodeFixture()
    let (outer, inner) = (ContainerNode(in: fixture.context), ContainerNode(in: fixture.context))
    let leaf = FixedNode(1, 1, in: fixture.context)
    inner.setContents([leaf])
    outer.setContents([inner])
    outer.place(at: .zero, ProposedSize())
    var queue = LayoutQueue()
    for node in [inner, leaf, outer] as [LayoutNode] {
      node.setNeedsLayout()
      queue.insert(node)
    }
    #expect(queue.popDeepest() === leaf)
    #expect(queue.popDeepest() === inner)
    queue.insert(leaf)
    #expect(queue.popDeepest() === leaf)
    #expect(queue.popDeepest() === outer)
    #expect(queue.popDeepest() == nil)
  }

  @Test func findsTheDepthOfNodesThatAreAttachedLater() {
    let fixture = NodeFixture()
    let (outer, inner) = (ContainerNode(in: fixture.context), ContainerNode(in: fixture.context))
    let leaf = FixedNode(1, 1, in: fixture.context)
    inner.setContents([leaf])
    inner.place(at: .zero, ProposedSize())
    leaf.setNeedsLayout()
    var queue = LayoutQueue()
    for node in [leaf, outer] { queue.insert(node) }
    outer.setContents([inner])
    #expect(queue.popDeepest() === leaf)
    #expect(queue.popDeepest() === outer)
    #expect(queue.popDeepest() == nil)
  }

  @Test func leavesNewNodesToTheirContainers() {
    let fixture = NodeFixture()
    let (outer, inner) = (ContainerNode(in: fixture.context), ContainerNode(in: fixture.context))
    var queue = LayoutQueue()
    for node in [inner, outer] { queue.insert(node) }
    outer.setContents([inner])
    #expect(queue.popDeepest() === outer)
    #expect(queue.popDeepest() == nil)
  }
}
