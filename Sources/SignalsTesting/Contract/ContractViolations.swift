import Signals

/// Checks whether an operator keeps the contract of `Publisher`.
///
///     #expect(contractViolations { $0.removeDuplicates() } == [])           // Swift Testing
///     XCTAssertEqual(contractViolations { $0.removeDuplicates() }, [])      // XCTest
///
/// The contract says that an operator
///
/// - follows the grammar,
/// - subscribes to its upstream once and completes after it,
/// - releases the upstream and the subscriber when it is cancelled, at the end, and when the
///   subscriber answers `.stop`,
/// - sends nothing after it was cancelled, also during a delivery,
/// - delivers values that are sent during a delivery afterwards, in one order for all subscribers,
/// - neither loses nor invents values, overlaps deliveries, nor holds a lock when many threads
///   send.
///
/// The check takes milliseconds. Its results are the same each time, apart from violations that
/// depend on the timing of threads.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator that depends on time. Each check sends its values
///     at one instant and then advances the time by a minute.
///   - mayResubscribe: Whether the operator subscribes again when its upstream fails, as
///     `retry(_:)` does.
///   - model: Returns the expected output for values that are sent at one instant before the
///     upstream finishes. If it is `nil`, the output is not compared.
///   - transform: Applies the operator to an upstream. Called several times for each check. The
///     output may depend only on the input, and other publishers that it subscribes to must end.
/// - Returns: The violations as sentences, or an empty array.
public func contractViolations<Result: Publisher>(
  on scheduler: TestScheduler? = nil, mayResubscribe: Bool = false,
  expecting model: (@Sendable ([Int]) -> [Result.Output])? = nil,
  of transform: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> Result
) -> [String] where Result.Output: Equatable {
  Contract(
    upstreams: 1, scheduler: scheduler, mayResubscribe: mayResubscribe, model: model
  ) { transform($0[0]) }.violations
}

/// Checks whether an operator on two upstreams keeps the contract of `Publisher`.
///
///     #expect(contractViolations { $0.merge(with: $1) } == [])
///
/// Like ``contractViolations(on:mayResubscribe:expecting:of:)`` for one upstream. The upstreams
/// send in turn: the first value of the model is sent by the first upstream, the second by the
/// second one, and so on.
public func contractViolations<Result: Publisher>(
  on scheduler: TestScheduler? = nil, mayResubscribe: Bool = false,
  expecting model: (@Sendable ([Int]) -> [Result.Output])? = nil,
  of transform:
    @escaping @Sendable (
      AnyPublisher<Int, ContractError>, AnyPublisher<Int, ContractError>
    ) -> Result
) -> [String] where Result.Output: Equatable {
  Contract(
    upstreams: 2, scheduler: scheduler, mayResubscribe: mayResubscribe, model: model
  ) { transform($0[0], $0[1]) }.violations
}
