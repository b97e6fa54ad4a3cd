import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

/// Operators that follow changes equal the same operations on the whole array.
@Suite(.watchdog) struct CollectionLawTests {
  /// An element whose identity stays when its value changes.
  struct Item: Hashable, Sendable, CustomStringConvertible {
    let id: Int
    var value: Int
    var description: String { "\(id):\(value)" }
  }

  typealias Chain = AnyCollectionPublisher<Item, Never>
  typealias Model = @Sendable ([Item]) -> [Item]

  @Test func randomChainsEqualTheirResultsForTheWholeArray() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let source = ObservableArray<Item>()
      var ids = 0
      source.update { $0.changeRandomly(&ids, 30, using: &random) }
      var (chain, model) = (source.eraseToAnyCollectionPublisher(), { $0 } as Model)
      var parameters: [CurrentValueSubject<Int, Never>] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let parameter = CurrentValueSubject<Int, Never>(Int.random(in: 0..<9, using: &random))
        let (upstream, before) = (chain, model)
        let (next, step) = Self.operation(upstream, parameter, using: &random)
        (chain, model) = (next, { step(before($0)) })
        parameters.append(parameter)
      }
      let groups = chain.grouped { $0.value % 4 }
      let (results, sections) = (Recorder(chain), Recorder(groups))
      for batch in 0..<50 {
        if batch % 5 == 4, let parameter = parameters.randomElement(using: &random) {
          parameter.value = Int.random(in: 0..<9, using: &random)
        } else {
          let steps = Int.random(in: 1...6, using: &random)
          source.update { $0.changeRandomly(&ids, steps, using: &random) }
        }
        let expected = model(Array(source.value))
        let name: Comment = "seed \(seed), batch \(batch)"
        try #require(results.values.last.map { Array($0.snapshot) } == expected, name)
        try #require(Self.elements(sections) == Self.grouped(expected), name)
      }
      expectSteps(results.values, "seed \(seed)")
      expectSteps(sections.values, "seed \(seed)")
      expectGroupSteps(sections.values, "seed \(seed)")
    }
  }

  /// A random operator with its parameter, and the same for arrays.
  private static func operation(
    _ upstream: Chain, _ parameter: CurrentValueSubject<Int, Never>,
    using random: inout RandomNumbers
  ) -> (Chain, Model) {
    let constant = parameter.value
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let change: @Sendable (Item) -> Item = { Item(id: $0.id, value: $0.value * 7 % 10) }
      return (Chain(upstream.map(change)), { $0.map(change) })
    case 1:
      return (
        Chain(upstream.filter { $0.value != constant }), { $0.filter { $0.value != constant } }
      )
    case 2:
      return (
        Chain(upstream.filter(parameter) { $0.value > $1 }),
        { $0.filter { $0.value > parameter.value } }
      )
    case 3:
      return (
        Chain(upstream.sorted(by: \.value)), { $0.sorted { $0.value < $1.value } }
      )
    case 4:
      return (
        Chain(upstream.sorted(by: \.value, order: .reverse)), { $0.sorted { $1.value < $0.value } }
      )
    case 5:
      let orders = parameter.map { parameter -> @Sendable (Item, Item) -> Bool in
        { Self.key($0, parameter) < Self.key($1, parameter) }
      }
      return (
        Chain(upstream.sorted(by: orders)),
        { $0.sorted { Self.key($0, parameter.value) < Self.key($1, parameter.value) } }
      )
    default:
      let length = constant * 4
      return (Chain(upstream.prefix(length)), { Array($0.prefix(length)) })
    }
  }

  private static func key(_ item: Item, _ parameter: Int) -> Int {
    parameter < 3 ? -item.value : (item.value + parameter) % 5
  }

  private static func grouped(_ items: [Item]) -> [[Item]] {
    var (order, groups) = ([Int](), [Int: [Item]]())
    for item in items {
      if groups[item.value % 4] == nil { order.append(item.value % 4) }
      groups[item.value % 4, default: []].append(item)
    }
    return order.compactMap { groups[$0] }
  }

  private static func elements(
    _ sections: Recorder<CollectionChange<CollectionGroup<Int, Item>>, Never>
  ) -> [[Item]] {
    sections.values.last?.snapshot.map { Array($0.elements) } ?? []
  }

  /// Expects that the steps of every change lead to its snapshot.
  private func expectSteps<Element: Equatable>(
    _ changes: [CollectionChange<Element>], _ name: Comment
  ) {
    var content: [Element] = []
    for change in changes {
      if change.isReset { content = Array(change.snapshot) }
      for step in change.steps { apply(step, to: &content, name) }
      #expect(content == Array(change.snapshot), name)
    }
  }

  /// Expects that the steps in every group lead to its elements.
  private func expectGroupSteps(
    _ changes: [CollectionChange<CollectionGroup<Int, Item>>], _ name: Comment
  ) {
    for case .update(_, let group, let previous) in changes.flatMap(\.steps) {
      var content = Array(previous.elements)
      for step in group.change.steps { apply(step, to: &content, name) }
      #expect(content == Array(group.elements), name)
      #expect(group.id == previous.id, name)
    }
  }

  /// Applies a step to an array as its documentation says, with no help of the package.
  private func apply<Element: Equatable>(
    _ step: CollectionChange<Element>.Step, to content: inout [Element], _ name: Comment
  ) {
    switch step {
    case .insert(let offset, let elements):
      content.insert(contentsOf: elements, at: offset)
    case .remove(let offset, let elements):
      #expect(Array(content[offset..<offset + elements.count]) == elements, name)
      content.removeSubrange(offset..<offset + elements.count)
    case .move(let from, let to):
      content.insert(content.remove(at: from), at: to)
    case .update(let offset, let element, let previous):
      #expect(content[offset] == previous, name)
      content[offset] = element
    }
  }
}

extension ArrayEditor where Element == CollectionLawTests.Item {
  /// Makes random changes to the array.
  mutating func changeRandomly(_ ids: inout Int, _ steps: Int, using random: inout RandomNumbers) {
    for _ in 0..<steps {
      let offset = Int.random(in: 0...count, using: &random)
      let other = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<4 where offset < count:
        self[offset].value = Int.random(in: 0..<10, using: &random)
      case 4...6 where offset < count:
        remove(at: offset)
      case 7...8 where Swift.max(offset, other) < count:
        move(from: offset, to: other)
      case 9 where offset < count:
        removeSubrange(offset..<Swift.min(offset + 5, count))
      case 10:
        sort { $0.value % 3 < $1.value % 3 }
      case 11 where count > 40:
        removeAll()
      case 12 where steps == 1:
        reset(to: ArraySnapshot(suffix(10)))
      default:
        let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          ids += 1
          return Element(id: ids, value: Int.random(in: 0..<10, using: &random))
        }
        insert(contentsOf: new, at: offset)
      }
    }
  }
}
