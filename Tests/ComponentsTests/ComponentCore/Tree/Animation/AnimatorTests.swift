import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct AnimatorTests {
  private let fixture = NodeFixture()

  private func node() -> AnimatedNode {
    let (container, node) = (ContainerNode(in: fixture.context), AnimatedNode(in: fixture.context))
    container.setContents([node])
    return node
  }

  private func animate(_ node: AnimatedNode, to target: Int, _ animation: Animation?) {
    TransactionBox.perform(TransactionBox(Transaction(animation: animation))) {
      node.animate(from: node.value, to: target) { $0.value = $1 }
    }
  }

  @Test func appliesValuesAtEachFrame() {
    let node = node()
    animate(node, to: 100, .linear(duration: 1))
    fixture.tree.advanceAnimations()
    #expect(node.value == 0)
    #expect(node.isAnimating)
    fixture.scheduler.advance(by: .milliseconds(500))
    fixture.tree.advanceAnimations()
    #expect(node.value == 50)
    fixture.scheduler.advance(by: .milliseconds(500))
    fixture.tree.advanceAnimations()
    #expect(node.value == 100)
    #expect(!node.isAnimating)
    #expect(fixture.scheduler.scheduled == 0)
  }

  @Test func setsTheValueWithoutAnAnimation() {
    let node = node()
    animate(node, to: 100, nil)
    fixture.tree.advanceAnimations()
    #expect(node.value == 100)
    #expect(!node.isAnimating)
  }

  @Test func detachedNodesAreNotAnimated() {
    let node = AnimatedNode(in: fixture.context)
    animate(node, to: 100, .linear(duration: 1))
    #expect(node.value == 100)
  }

  @Test func unmountingEndsItsAnimations() {
    let node = node()
    animate(node, to: 100, .linear(duration: 1))
    fixture.tree.advanceAnimations()
    #expect(fixture.scheduler.scheduled == 1)
    node.unmount()
    #expect(fixture.scheduler.scheduled == 0)
  }
}

private final class AnimatedNode: LayoutNode {
  var value = 0
}
