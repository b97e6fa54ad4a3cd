import Signals
import SignalsTesting

/// Further upstreams for operators under the contract.
enum ContractUpstream {
  /// A publisher that finishes without a value.
  static let none = Empty<Int, ContractError>().eraseToAnyPublisher()

  /// A publisher of more values than the contract sends.
  static let numbers = (0..<10_000).publisher.setFailureType(to: ContractError.self)
    .eraseToAnyPublisher()

  /// A publisher of one value.
  static func just(_ value: Int) -> AnyPublisher<Int, ContractError> {
    Just(value).setFailureType(to: ContractError.self).eraseToAnyPublisher()
  }
}
