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
    var queue = LayoutQueue()
    for node in [inner, leaf, outer] as [LayoutNode] { queue.insert(node) }
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
    var queue = LayoutQueue()
    for node in [inner, outer] { queue.insert(node) }
    outer.setContents([inner])
    #expect(queue.popDeepest() === inner)
    #expect(queue.popDeepest() === outer)
  }

  @Test func findsTheDepthOfNodesInRowsThatAreAttachedLater() {
    let fixture = NodeFixture()
    let outer = ContainerNode(in: fixture.context)
    let rows = (0..<2).map { _ in ContainerNode(in: fixture.context) }
    let leaves = rows.map { _ in FixedNode(1, 1, in: fixture.context) }
    var queue = LayoutQueue()
    for index in 0..<2 {
      queue.insert(rows[index])
      queue.insert(leaves[index])
    }
    queue.insert(outer)
    for index in 0..<2 { rows[index].setContents([leaves[index]]) }
    outer.setContents(rows)
    let order = [leaves[1], leaves[0], rows[1], rows[0], outer]
    for node in order { #expect(queue.popDeepest() === node) }
    #expect(queue.popDeepest() == nil)
  }
}
