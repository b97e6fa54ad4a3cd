import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct LayoutNodeTests {
  private let fixture = NodeFixture()

  @Test func measuresEachProposalOnce() {
    let node = FixedNode(3, 1, in: fixture.context)
    for _ in 0..<2 {
      for width in [nil, 0, 5] { _ = node.sizeThatFits(ProposedSize(width: width, height: 1)) }
    }
    #expect(node.measurements == 3)
  }

  @Test func measuresAFixedSizeOnce() {
    let node = FixedNode(3, 1, in: fixture.context)
    node.axes = []
    for width in [nil, 0, 5] { _ = node.sizeThatFits(ProposedSize(width: width, height: 1)) }
    #expect(node.measurements == 1)
  }

  @Test func asksItsContainerForLayoutWhenItsSizeIsNoLongerFixed() {
    let (container, node) = (
      ContainerNode(in: fixture.context), FixedNode(3, 1, in: fixture.context)
    )
    node.axes = []
    container.setContents([node])
    container.place(at: .zero, ProposedSize(width: 8, height: 4))
    node.size = Size(width: 3, height: 1)
    #expect(node.performLayout() == nil)
    node.axes = .both
    node.size = Size(width: 3, height: 1)
    #expect(node.performLayout() === container)
  }

  @Test func limitsItsSize() {
    let node = FixedNode(-3, .max, in: fixture.context)
    #expect(node.sizeThatFits(ProposedSize()) == Size(width: 0, height: .maxLength))
  }

  @Test func asksItsContainerForLayoutOnlyIfItsSizeChanges() {
    let (container, node) = (
      ContainerNode(in: fixture.context), FixedNode(3, 1, in: fixture.context)
    )
    container.setContents([node])
    container.place(at: .zero, ProposedSize(width: 8, height: 4))
    node.size = Size(width: 3, height: 1)
    #expect(node.performLayout() == nil)
    node.size = Size(width: 5, height: 2)
    #expect(node.performLayout() === container)
  }

  @Test func tooManyProposalsResetTheSizeCaches() throws {
    var made: FixedNode?
    let tree = Tree(
      NodeView { context in
        let node = FixedNode(3, 1, in: context)
        made = node
        return node
      }, size: Size(width: 8, height: 4), surface: fixture.surface, shaper: CharacterShaper(),
      scheduler: fixture.scheduler, wake: {})
    let node = try #require(made)
    func remeasures(afterProposals count: Int) -> Bool {
      for width in 0..<count { _ = node.sizeThatFits(ProposedSize(width: width, height: 9)) }
      _ = tree.render()
      let measurements = node.measurements
      _ = node.sizeThatFits(ProposedSize(width: 0, height: 9))
      return node.measurements > measurements
    }
    #expect(!remeasures(afterProposals: 10))
    #expect(remeasures(afterProposals: 300))
  }

  @Test func detachedNodesHaveNoRect() {
    let (container, node) = (
      ContainerNode(in: fixture.context), FixedNode(3, 1, in: fixture.context)
    )
    container.setContents([node])
    container.place(at: .zero, ProposedSize(width: 8, height: 4))
    #expect(node.rect.size == Size(width: 3, height: 1))
    container.setContents([])
    #expect(node.rect.size == .zero)
    #expect(node.container == nil)
  }

  @Test func passesItsDrawingOverflowUp() {
    let (outer, inner) = (ContainerNode(in: fixture.context), OverflowingNode(in: fixture.context))
    outer.setContents([inner])
    #expect(outer.drawingOverflow == 0)
    inner.overflow = 2
    #expect(inner.drawingOverflow == 2)
    #expect(outer.contentOverflow == 2 && outer.drawingOverflow == 2)
    inner.overflow = 0
    #expect(outer.drawingOverflow == 0)
  }
}

private final class OverflowingNode: LayoutNode {
  var overflow = 0 {
    didSet { updateDrawingOverflow() }
  }

  override func drawingOverflow(contentOverflow: Int) -> Int { overflow }
}

/// A view that is drawn by a given node.
private struct NodeView: View {
  let makeNode: (ViewContext) -> Node

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? makeNode(context)
  }
}
