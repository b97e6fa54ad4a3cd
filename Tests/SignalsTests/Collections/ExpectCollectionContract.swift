import Signals
import SignalsTesting
import Testing

/// Expects that an operator on the elements of a collection keeps the contract of publishers, and
/// that its result equals `model` of the whole collection after each value.
func expectCollectionContract<Element: Equatable & Sendable>(
  _ transform:
    @escaping @Sendable (
      AnyCollectionPublisher<Int, ContractError>
    ) -> some CollectionPublisher<Element, ContractError>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ model: @escaping @Sendable ([Int]) -> [Element]
) {
  let violations = contractViolations(expecting: { values in
    var contents: [[Element]] = []
    for count in values.indices.map({ $0 + 1 }) {
      let content = model(values.prefix(count).map { $0 })
      if content != contents.last { contents.append(content) }
    }
    return contents
  }) { (upstream: AnyPublisher<Int, ContractError>) in
    transform(AnyCollectionPublisher(upstream.appended)).snapshots.map { Array($0) }
  }
  #expect(violations == [], sourceLocation: sourceLocation)
}

extension Publisher where Output == Int {
  /// The changes of a collection to which each value is appended.
  fileprivate var appended: some Publisher<CollectionChange<Int>, Failure> {
    scan(CollectionChange<Int>?.none) { change, value in
      guard let change else { return .reset([value]) }
      var editor = ArrayEditor(change.snapshot)
      editor.append(value)
      return editor.change
    }
    .compactMap { $0 }
  }
}
