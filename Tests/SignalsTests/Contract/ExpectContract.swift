import Signals
import SignalsTesting
import Testing

/// Expects that an operator keeps the contract.
///
/// - Parameters:
///   - name: The operator, with its argument labels: `prefix(_:)`. `OperatorContractTests` finds
///     the operators that no test names.
///   - model: Returns the values that the operator publishes for the given ones.
func expectContract<Result: Publisher>(
  _ name: String,
  _ transform: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> Result,
  mayResubscribe: Bool = false, mayRecover: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ model: @escaping @Sendable ([Int]) -> [Result.Output]
) where Result.Output: Equatable {
  let violations = contractViolations(
    mayResubscribe: mayResubscribe, mayRecover: mayRecover, expecting: model, of: transform)
  #expect(violations == [], "\(name)", sourceLocation: sourceLocation)
}

/// Expects that an operator on two upstreams, which send in turn, keeps the contract.
func expectContract<Result: Publisher>(
  _ name: String,
  ofTwo transform:
    @escaping @Sendable (
      AnyPublisher<Int, ContractError>, AnyPublisher<Int, ContractError>
    ) -> Result,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ model: @escaping @Sendable ([Int]) -> [Result.Output]
) where Result.Output: Equatable {
  let violations = contractViolations(expecting: model, of: transform)
  #expect(violations == [], "\(name)", sourceLocation: sourceLocation)
}

/// Expects that an operator that depends on time keeps the contract. Its values arrive at one
/// instant.
func expectContract<Result: Publisher>(
  _ name: String,
  inTime transform:
    @escaping @Sendable (AnyPublisher<Int, ContractError>, TestScheduler) -> Result,
  mayResubscribe: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ model: @escaping @Sendable ([Int]) -> [Result.Output]
) where Result.Output: Equatable {
  let scheduler = TestScheduler()
  let violations = contractViolations(
    on: scheduler, mayResubscribe: mayResubscribe, expecting: model
  ) { transform($0, scheduler) }
  #expect(violations == [], "\(name)", sourceLocation: sourceLocation)
}
