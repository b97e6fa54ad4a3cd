import Signals

/// Checks whether an operator keeps the contract of `Publisher`.
///
///     #expect(contractViolations { $0.removeDuplicates() } == [])           // Swift Testing
///     XCTAssertEqual(contractViolations { $0.removeDuplicates() }, [])      // XCTest
///
/// The contract says that an operator
///
/// - follows the grammar,
/// - subscribes to its upstream once, when it is subscribed to, and completes after it, also if
///   the upstream is empty, has one value, fails, or completes during the subscription,
/// - retains the subscription to its upstream, and completes if it cancels that itself,
/// - passes on a failure as a failure and a finish as a finish,
/// - ends all of its upstreams when it completes,
/// - releases the upstream and the subscriber when it is cancelled, at the end, and when the
///   subscriber answers `.stop`,
/// - releases the subscriber when nothing is left that could send,
/// - sends nothing after it was cancelled, also during a delivery and by another thread,
/// - delivers on the thread that sends or advances the time,
/// - delivers values that are sent during a delivery afterwards, in one order for all subscribers,
/// - neither loses nor invents values, overlaps deliveries, nor holds a lock when other threads
///   send, subscribe or cancel,
/// - shares no state between subscriptions on different threads.
///
/// Three faults show elsewhere. State that several threads change without protection, but that no
/// value depends on, is reported by the thread sanitizer when this check runs. Values that the
/// operator keeps are found by ``retentionViolations(keeping:of:)``. And an operator that traps
/// stops the process; a test that expects this may happen runs the check in an exit test:
///
///     await #expect(processExitsWith: .success) {
///       _ = contractViolations { $0.lastOrTrap() }
///     }
///
/// The check takes milliseconds. Its results are the same each time, apart from violations that
/// depend on the timing of threads.
///
/// - Parameters:
///   - scheduler: The scheduler of an operator that depends on time. Each check sends its values
///     at one instant and then advances the time by a minute.
///   - mayResubscribe: Whether the operator subscribes again when its upstream fails, as
///     `retry(_:)` does.
///   - mayRecover: Whether the operator may finish when its upstream fails, as
///     `replaceError(with:)` does.
///   - model: Returns the expected output for values that are sent at one instant before the
///     upstream finishes: for none, for one, and for eight. If it is `nil`, the output is not
///     compared.
///   - stepModel: Returns the expected output for the values so far, before the upstream finishes.
///     It is compared after each of eight values. If it is `nil`, the operator may hold values
///     back.
///   - transform: Applies the operator to an upstream. Called several times for each check. The
///     output may depend only on the input, and other publishers that it subscribes to must end.
/// - Returns: The violations as sentences, or an empty array.
public func contractViolations<Result: Publisher>(
  on scheduler: TestScheduler? = nil, mayResubscribe: Bool = false, mayRecover: Bool = false,
  expecting model: (@Sendable ([Int]) -> [Result.Output])? = nil,
  expectingSoFar stepModel: (@Sendable ([Int]) -> [Result.Output])? = nil,
  of transform: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> Result
) -> [String] where Result.Output: Equatable {
  Contract(
    upstreams: 1, scheduler: scheduler,
    exceptions: ContractExceptions(mayResubscribe: mayResubscribe, mayRecover: mayRecover),
    model: model, stepModel: stepModel
  ) { transform($0[0]) }.violations
}

/// Checks whether an operator on two upstreams keeps the contract of `Publisher`.
///
///     #expect(contractViolations { $0.merge(with: $1) } == [])
///
/// Like the function for one upstream, but the upstreams also end one after the other, in each
/// order. They send in turn: the first value of the model is sent by the first upstream, the
/// second by the second one, and so on.
public func contractViolations<Result: Publisher>(
  on scheduler: TestScheduler? = nil, mayResubscribe: Bool = false, mayRecover: Bool = false,
  expecting model: (@Sendable ([Int]) -> [Result.Output])? = nil,
  expectingSoFar stepModel: (@Sendable ([Int]) -> [Result.Output])? = nil,
  of transform:
    @escaping @Sendable (
      AnyPublisher<Int, ContractError>, AnyPublisher<Int, ContractError>
    ) -> Result
) -> [String] where Result.Output: Equatable {
  Contract(
    upstreams: 2, scheduler: scheduler,
    exceptions: ContractExceptions(mayResubscribe: mayResubscribe, mayRecover: mayRecover),
    model: model, stepModel: stepModel
  ) { transform($0[0], $0[1]) }.violations
}
