import Signals

/// Puts an operator to the test of what `Publisher` promises, and says what it breaks.
///
///     #expect(contractViolations { $0.removeDuplicates() } == [])           // Swift Testing
///     XCTAssertEqual(contractViolations { $0.removeDuplicates() }, [])      // XCTest
///
/// Checks the grammar; that it subscribes once to its upstream and completes after it; that it lets
/// go of upstream and subscriber when cancelled, at the end, and when the subscriber has had enough;
/// silence after cancelling, also from inside a delivery; re-entrant sends; one order for all
/// subscribers; no overlap, no lock, and nothing lost or invented when many threads send. What is
/// found wrong is the same each time, save for what only chance brings about between threads. Takes
/// milliseconds.
///
/// - Parameters:
///   - scheduler: The time the operator lives in, if it lives in any. Each check sends its values at
///     one instant and then lets a minute pass.
///   - mayResubscribe: Whether the operator subscribes again when its upstream fails, as
///     `retry(_:)` does.
///   - model: What should come out, and no more, when these values go in at one instant before the
///     upstream finishes; not compared if `nil`.
///   - transform: Makes what is tested of an upstream; called several times for each check. What
///     comes out may depend only on what came in. Whatever else it subscribes to must end.
public func contractViolations<Result: Publisher>(
  on scheduler: TestScheduler? = nil, mayResubscribe: Bool = false,
  expecting model: (@Sendable ([Int]) -> [Result.Output])? = nil,
  of transform: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> Result
) -> [String] where Result.Output: Equatable {
  Contract(
    upstreams: 1, scheduler: scheduler, mayResubscribe: mayResubscribe, model: model
  ) { transform($0[0]) }.violations
}

/// Puts an operator on two upstreams to the test.
///
///     #expect(contractViolations { $0.merge(with: $1) } == [])
///
/// As ``contractViolations(on:mayResubscribe:expecting:of:)``. The upstreams send in turn: the first
/// of the `model`'s values comes from the first, the second from the second, and so on.
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
