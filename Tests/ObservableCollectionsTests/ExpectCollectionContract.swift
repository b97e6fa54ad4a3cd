import ObservableCollections
import Signals
import SignalsTesting
import Testing

/// Expects that an operator on the elements of a collection keeps the contract.
func expectCollectionContract<Result: CollectionPublisher>(
  _ transform: @escaping @Sendable (AnyCollectionPublisher<Int, ContractError>) -> Result,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ model: @escaping @Sendable ([Int]) -> [Result.Element]
) where Result.Element: Equatable, Result.Failure == ContractError {
  let violations = collectionViolations(of: transform, expecting: model)
  #expect(violations == [], sourceLocation: sourceLocation)
}
