import Components
import SignalsTesting
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct LayoutNodeFocusTests {
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

  @Test(arguments: 0..<40 as Range<UInt64>)
  func neighborsAreThoseInReadingOrder(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let root = randomNode(depth: 4, &random)
    let nodes = root.focusableNodes()
    #expect(root.firstFocusableNode === nodes.first)
    #expect(root.lastFocusableNode === nodes.last)
    for node in root.nodesInside {
      let index = nodes.firstIndex { $0 === node }
      let next = index.map { nodes[($0 + 1) % nodes.count] } ?? nodes.first
      let previous = index.map { nodes[($0 + nodes.count - 1) % nodes.count] } ?? nodes.last
      #expect(root.focusableNode(after: node) === next)
      #expect(root.focusableNode(before: node) === previous)
    }
  }

  /// Returns a node with up to three children, of which some do not take the focus or are hidden.
  private func randomNode(depth: Int, _ random: inout RandomNumbers) -> FocusNode {
    let node = FocusNode(in: fixture.context)
    node.takesFocus = Bool.random(using: &random)
    let children = depth == 0 ? 0 : Int.random(in: 0...3, using: &random)
    node.setContents((0..<children).map { _ in randomNode(depth: depth - 1, &random) })
    node.hidden = node.contents.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    return node
  }

  @Test func notifiesOnlyContainersOfTheFocusedNode() {
    let (first, second) = (container([]), container([]))
    let root = container([first, second])
    second.notifyAncestors(focusedNode: first)
    #expect(second.notified == [nil])
    #expect(root.notified == [ObjectIdentifier(first)])
  }
}

private final class FocusNode: ContainerNode, Responder, ChildFilter {
  private(set) var notified: [ObjectIdentifier?] = []

  var takesFocus = true
  var hidden: [LayoutNode] = []

  override var responder: (any Responder)? { self }
  override var childFilter: (any ChildFilter)? { self }

  var canBecomeFocused: Bool { takesFocus }

  func shows(_ child: LayoutNode) -> Bool { !hidden.contains(child) }

  /// This node and its descendants.
  var nodesInside: [LayoutNode] {
    [self] + contents.flatMap { ($0 as? FocusNode)?.nodesInside ?? [] }
  }

  func focusDidMove(to node: LayoutNode?) {
    notified.append(node.map(ObjectIdentifier.init))
  }
}
