import SignalsTesting
import TestSupport
import Testing

@testable import ObservableCollections

@Suite(.watchdog) struct PositionTreeTests {
  @Test(arguments: [0, 1, 2, 7, 1_000])
  func buildsFromHandles(count: Int) {
    let tree = PositionTree(count: count) { count - 1 - $0 }
    #expect(tree.handles == (0..<count).reversed())
    expectBalanced(tree)
  }

  @Test func equalsAnArrayAfterRandomChanges() {
    for seed in 0..<10 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      var handles = Array(0..<Int.random(in: 0...300, using: &random))
      var tree = PositionTree(count: handles.count) { $0 }
      var free: [Int] = []
      for _ in 0..<600 {
        if Bool.random(using: &random), !handles.isEmpty {
          let position = Int.random(in: 0..<handles.count, using: &random)
          let handle = handles.remove(at: position)
          #expect(tree.handle(at: position) == handle)
          tree.remove(handle)
          free.append(handle)
        } else {
          let position = Int.random(in: 0...handles.count, using: &random)
          let handle = free.popLast() ?? tree.nodes.count
          handles.insert(handle, at: position)
          tree.insert(handle, at: position)
        }
      }
      #expect(tree.handles == handles, "seed \(seed)")
      #expect(handles.map { handles[tree.position(of: $0)] } == handles, "seed \(seed)")
      expectBalanced(tree)
    }
  }

  @Test func staysBalancedIfItGrowsAtOneEnd() {
    var tree = PositionTree()
    for handle in 0..<10_000 { tree.insert(handle, at: handle.isMultiple(of: 2) ? 0 : handle) }
    expectBalanced(tree)
    for position in (0..<9_000).reversed() { tree.remove(tree.handle(at: position)) }
    expectBalanced(tree)
    #expect(tree.count == 1_000)
  }

  private func expectBalanced(
    _ tree: PositionTree, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let handles = Set(tree.handles)
    for (handle, node) in tree.nodes.enumerated() where handles.contains(handle) {
      let (left, right) = (tree.count(node.left), tree.count(node.right))
      #expect(node.count == left + right + 1, sourceLocation: sourceLocation)
      let isBalanced = 3 * (left + 1) >= right + 1 && 3 * (right + 1) >= left + 1
      #expect(isBalanced, sourceLocation: sourceLocation)
      if handle > 1_000 { break }
    }
  }
}

extension PositionTree {
  fileprivate var handles: [Int] { (0..<count).map { handle(at: $0) } }
}
