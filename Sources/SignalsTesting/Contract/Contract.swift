import Signals

/// An operator under test, with what the checks know about it.
///
/// Each check, in an extension, creates the operator with upstreams of its own, drives it, and
/// returns the violations it has found as sentences.
struct Contract<Result: Publisher>: Sendable where Result.Output: Equatable {
  typealias Upstream = AnyPublisher<Int, ContractError>

  let upstreams: Int
  let scheduler: TestScheduler?
  let exceptions: ContractExceptions
  let model: (@Sendable ([Int]) -> [Result.Output])?
  /// The expected output before the upstreams end.
  let stepModel: (@Sendable ([Int]) -> [Result.Output])?
  let transform: @Sendable ([Upstream]) -> Result
  /// The processor time after which a thread that sends during a delivery counts as blocked.
  /// Sending takes microseconds otherwise.
  var timeout: Duration = .seconds(10)

  init(
    upstreams: Int, scheduler: TestScheduler? = nil, exceptions: ContractExceptions = [],
    model: (@Sendable ([Int]) -> [Result.Output])? = nil,
    stepModel: (@Sendable ([Int]) -> [Result.Output])? = nil,
    transform: @escaping @Sendable ([Upstream]) -> Result
  ) {
    self.upstreams = upstreams
    self.scheduler = scheduler
    self.exceptions = exceptions
    self.model = model
    self.stepModel = stepModel
    self.transform = transform
  }

  /// The values that the upstreams send.
  var script: Range<Int> { 0..<8 }

  /// The violations, each once.
  var violations: [String] {
    var all: [String] = []
    for check in [concurrentSends, concurrentSubscription, concurrentCancellation] {
      all += check()
      // An operator that holds a lock during a delivery would deadlock in the other checks.
      if all.contains(where: Self.isBlocking) { return all }
    }
    all += beforeSubscribing() + deliveryThread() + grammar() + ends() + stagedEnds()
    all += values() + steps() + synchronousUpstreams() + release() + abandonment()
    all += cancellation() + reentrancy() + sendsFromManyThreads() + independence()
    // An operator that sends when it is cancelled would send inside the delivery.
    if !all.contains(Self.sendsOnCancel) { all += cancellationDuringDelivery() }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The violation that makes cancelling during a delivery impossible.
  static var sendsOnCancel: String { "It sent an event because it was cancelled." }

  /// Whether a violation makes the other checks impossible.
  static func isBlocking(_ violation: String) -> Bool {
    violation.hasPrefix("It blocked a thread")
  }

  /// Creates the operator with upstreams of its own and without subscribers.
  func makeHarness() -> OperatorHarness<Result> {
    let inputs = (0..<upstreams).map { _ in TrackedUpstream() }
    return OperatorHarness(
      inputs: inputs, scheduler: scheduler, result: transform(inputs.map(\.publisher)))
  }
}

extension Recorder {
  /// The violations of the grammar as sentences that name the occasion.
  func violations(when occasion: String) -> [String] {
    violations.map { "\($0), when \(occasion)." }
  }
}
