import Signals
import SignalsTesting
import Testing

/// An operator by name, and whether it keeps the contract.
struct OperatorContract: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, ContractError>

  let name: String
  let violations: @Sendable () -> [String]

  var testDescription: String { name }

  /// `model` tells what comes out when these values go in one after the other.
  init<Result: Publisher>(
    _ name: String, _ transform: @escaping @Sendable (Upstream) -> Result,
    mayResubscribe: Bool = false, mayRecover: Bool = false,
    _ model: @escaping @Sendable ([Int]) -> [Result.Output]
  ) where Result.Output: Equatable {
    self.name = name
    violations = {
      contractViolations(
        mayResubscribe: mayResubscribe, mayRecover: mayRecover, expecting: model, of: transform)
    }
  }

  /// For an operator of two publishers, which send in turn.
  init<Result: Publisher>(
    _ name: String, ofTwo transform: @escaping @Sendable (Upstream, Upstream) -> Result,
    _ model: @escaping @Sendable ([Int]) -> [Result.Output]
  ) where Result.Output: Equatable {
    self.name = name
    violations = { contractViolations(expecting: model, of: transform) }
  }

  /// For an operator that lives in time; the values come at one instant.
  init<Result: Publisher>(
    _ name: String, inTime transform: @escaping @Sendable (Upstream, TestScheduler) -> Result,
    mayResubscribe: Bool = false, _ model: @escaping @Sendable ([Int]) -> [Result.Output]
  ) where Result.Output: Equatable {
    self.name = name
    violations = {
      let scheduler = TestScheduler()
      return contractViolations(
        on: scheduler, mayResubscribe: mayResubscribe, expecting: model
      ) { transform($0, scheduler) }
    }
  }
}
