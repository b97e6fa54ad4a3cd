import ObservableCollections
import Signals

/// Checks whether an operator on the elements of a collection keeps its contract.
///
///     let violations = collectionViolations { $0.sorted(by: >) } expecting: { $0.sorted(by: >) }
///     #expect(violations == [])
///
/// Besides the contract of every publisher, which `contractViolations` checks, the first change is
/// a reset, the steps of each later one lead to its snapshot, and after random changes of the
/// collection the content equals `model` of the whole collection.
///
/// - Parameters:
///   - seeds: The seeds of the random changes, which the violations name.
///   - transform: Applies the operator to a collection.
///   - model: Returns the expected content for a content of the collection.
/// - Returns: The violations as sentences, or an empty array.
public func collectionViolations<Result: CollectionPublisher>(
  seeds: Range<UInt64> = 0..<10,
  of transform:
    @escaping @Sendable (AnyCollectionPublisher<Int, ContractError>) -> Result,
  expecting model: @escaping @Sendable ([Int]) -> [Result.Element]
) -> [String] where Result.Element: Equatable, Result.Failure == ContractError {
  let general = contractViolations(expecting: { values in
    // A change that does not concern the result publishes nothing.
    var contents: [[Result.Element]] = []
    for count in values.indices.map({ $0 + 1 }) {
      let content = model(Array(values.prefix(count)))
      if content != contents.last { contents.append(content) }
    }
    return contents
  }) { (upstream: AnyPublisher<Int, ContractError>) in
    transform(AnyCollectionPublisher(upstream.appendedToCollection)).snapshots.map { Array($0) }
  }
  return general + seeds.flatMap { randomViolations(seed: $0, of: transform, expecting: model) }
}

/// Changes a collection at random, and compares what follows with the model.
private func randomViolations<Result: CollectionPublisher>(
  seed: UInt64, of transform: (AnyCollectionPublisher<Int, ContractError>) -> Result,
  expecting model: ([Int]) -> [Result.Element]
) -> [String] where Result.Element: Equatable, Result.Failure == ContractError {
  var random = RandomNumbers(seed: seed)
  let numbers = ObservableArray(0..<Int.random(in: 0...20, using: &random))
  let failing = AnyCollectionPublisher(numbers.setFailureType(to: ContractError.self))
  let recorder = Recorder(transform(failing))
  for batch in 0..<100 {
    numbers.update { editor in
      for _ in 0..<Int.random(in: 1...5, using: &random) { editor.changeRandomly(using: &random) }
    }
    let (content, expected) = (recorder.values.last?.snapshot, model(Array(numbers.value)))
    if content.map({ Array($0) }) != expected {
      let difference = "\(content.map { "\($0)" } ?? "nothing") instead of \(expected)"
      return ["Seed \(seed), batch \(batch): \(difference)."]
    }
  }
  return recorder.stepViolations().map { "Seed \(seed): \($0)" }
}

extension Publisher where Output == Int {
  /// The changes of a collection to which each value is appended.
  fileprivate var appendedToCollection: some Publisher<CollectionChange<Int>, Failure> {
    scan(CollectionChange<Int>?.none) { change, value in
      guard let change else { return .reset([value]) }
      var editor = ArrayEditor(change.snapshot)
      editor.append(value)
      return editor.change
    }
    .compactMap { $0 }
  }
}

extension ArrayEditor where Element == Int {
  fileprivate mutating func changeRandomly(using random: inout RandomNumbers) {
    let (offset, other) = (
      Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)
    )
    let number = Int.random(in: 0..<20, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where offset < count: self[offset] = number
    case 1...2 where offset < count: remove(at: offset)
    case 3 where Swift.max(offset, other) < count: move(from: offset, to: other)
    case 4 where number < 5: reset(to: ArraySnapshot(reversed()))
    case 5: replaceSubrange(Swift.min(offset, other)..<Swift.max(offset, other), with: [number])
    default: insert(number, at: offset)
    }
  }
}
