import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(5))) struct LayoutNodeFocusTests {
  private let fixture = NodeFixture()

  private func container(_ contents: [LayoutNode]) -> FocusNode {
    let node = FocusNode(in: fixture.context)
    node.setContents(contents)
    return node
  }

  @Test func focusableNodesAreInReadingOrder() {
    let (first, last) = (container([]), container([]))
    let middle = container([first])
    let root = ContainerNode(in: fixture.context)
    root.setContents([middle, last])
    #expect(
      root.focusableNodes().map(ObjectIdentifier.init)
        == [middle, first, last].map(ObjectIdentifier.init))
  }

  @Test func notifiesOnlyContainersOfTheFocusedNode() {
    let (first, second) = (container([]), container([]))
    let root = container([first, second])
    second.notifyAncestors(focusedNode: first)
    #expect(second.notified == [nil])
    #expect(root.notified == [ObjectIdentifier(first)])
  }
}

private final class FocusNode: ContainerNode {
  private(set) var notified: [ObjectIdentifier?] = []

  override var canBecomeFocused: Bool { true }

  override func focusDidMove(to node: LayoutNode?) {
    notified.append(node.map(ObjectIdentifier.init))
  }
}
