import SignalsTesting
import TestSupport
import Testing

@testable import ObservableCollections

@Suite(.watchdog) struct CountedTreeTests {
  private enum Sum: TreeMeasure {
    static func weight(of element: Int) -> Int { element }
  }

  @Test(arguments: [0, 1, 64, 65, 1_024, 1_025, 20_000])
  func buildsFromASequence(count: Int) {
    let tree = CountedTree<Sum>(0..<count)
    expectBalanced(tree)
    #expect(tree.elements == Array(0..<count))
  }

  @Test func equalsAnArrayAfterRandomChanges() {
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      var array = Array(0..<Int.random(in: 0...5_000, using: &random))
      var tree = CountedTree<Sum>(array)
      for _ in 0..<400 {
        change(&tree, &array, using: &random)
        if seed < 2 { expectBalanced(tree) }
      }
      expectBalanced(tree)
      #expect(tree.elements == array, "seed \(seed)")
    }
  }

  @Test func growsAndShrinksOneByOne() {
    var tree = CountedTree<Sum>()
    for number in 0..<5_000 { tree.insert(number, at: number) }
    expectBalanced(tree)
    #expect((2...5).contains(tree.height))
    for number in 0..<5_000 { #expect(tree.remove(at: tree.count - 1) == 4_999 - number) }
    expectBalanced(tree)
    #expect(tree.height == 0)
  }

  @Test func aCopyKeepsItsElements() {
    var tree = CountedTree<Sum>(0..<2_000)
    let copy = tree
    for _ in 0..<1_000 { _ = tree.remove(at: 500) }
    tree.insert(-1, at: 0)
    #expect(copy.elements == Array(0..<2_000))
    #expect(tree.elements == [-1] + Array(0..<500) + Array(1_500..<2_000))
  }

  @Test func subtreesAndJoinsShareNothingWrongly() {
    let tree = CountedTree<Sum>(0..<5_000)
    var random = RandomNumbers(seed: 1)
    for _ in 0..<200 {
      let bounds = [0, 0].map { _ in Int.random(in: 0...5_000, using: &random) }.sorted()
      let part = tree.subtree(bounds[0]..<bounds[1])
      expectBalanced(part)
      #expect(part.elements == Array(bounds[0]..<bounds[1]))
      var joined = part
      joined.join(tree.subtree(0..<bounds[0]))
      expectBalanced(joined)
      #expect(joined.elements == Array(bounds[0]..<bounds[1]) + Array(0..<bounds[0]))
    }
    #expect(tree.elements == Array(0..<5_000))
  }

  @Test func findsThePartition() {
    for count in [0, 1, 63, 64, 65, 3_000] {
      let tree = CountedTree<Sum>(0..<count)
      for limit in [0, 1, count / 2, count] {
        #expect(tree.root.partition { $0 < limit } == min(limit, count))
      }
    }
  }

  @Test func addsUpWeights() {
    let tree = CountedTree<Sum>(0..<3_000)
    for offset in [0, 1, 64, 65, 1_500, 3_000] {
      #expect(tree.root.weight(before: offset) == (0..<offset).reduce(0, +))
    }
  }

  private func change(
    _ tree: inout CountedTree<Sum>, _ array: inout [Int], using random: inout RandomNumbers
  ) {
    let offset = Int.random(in: 0...array.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      array.insert(-7, at: offset)
      tree.insert(-7, at: offset)
    case 2...3 where offset < array.count:
      #expect(tree.remove(at: offset) == array.remove(at: offset))
    case 4 where offset < array.count:
      #expect(tree.root.update(9, at: offset) == array[offset])
      array[offset] = 9
    default:
      let range = offset..<Int.random(in: offset...array.count, using: &random)
      let part = range.prefix(Int.random(in: 0...300, using: &random))
      let new = Array(0..<Int.random(in: 0...300, using: &random))
      array.replaceSubrange(part, with: new)
      tree.replace(part, with: new)
    }
  }

  private func expectBalanced(
    _ tree: CountedTree<Sum>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = problems(of: tree.root, height: tree.height)
    #expect(problems == [], sourceLocation: sourceLocation)
  }

  private func problems(of node: TreeNode<Sum>, height: Int) -> [String] {
    var problems = node.fill > node.capacity ? ["full"] : []
    switch node.content {
    case .leaf(let elements):
      if height != 0 { problems.append("leaf at height \(height)") }
      if node.count != elements.count { problems.append("count \(node.count)") }
      if node.weight != elements.reduce(0, +) { problems.append("weight \(node.weight)") }
    case .inner(let children):
      if children.isEmpty || children.contains(where: { $0.count == 0 }) {
        problems.append("empty child")
      }
      if node.count != children.reduce(0, { $0 + $1.count }) { problems.append("count") }
      if node.weight != children.reduce(0, { $0 + $1.weight }) { problems.append("weight") }
      problems += children.flatMap { self.problems(of: $0, height: height - 1) }
    }
    return problems
  }
}

extension CountedTree where Measure.Element: Sendable {
  fileprivate var elements: [Element] { (0..<count).map { root.element(at: $0) } }
}
