import Signals

/// An operator under test, with what the checks know about it.
///
/// Each check, in an extension, creates the operator with upstreams of its own, drives it, and
/// returns the violations it has found as sentences.
struct Contract<Result: Publisher>: Sendable where Result.Output: Equatable {
  typealias Upstream = AnyPublisher<Int, ContractError>

  let upstreams: Int
  let scheduler: TestScheduler?
  let mayResubscribe: Bool
  let model: (@Sendable ([Int]) -> [Result.Output])?
  let transform: @Sendable ([Upstream]) -> Result
  /// The real time after which a thread that sends during a delivery counts as blocked. Sending
  /// takes microseconds otherwise.
  var timeout: Duration = .seconds(10)

  init(
    upstreams: Int, scheduler: TestScheduler?, mayResubscribe: Bool,
    model: (@Sendable ([Int]) -> [Result.Output])?,
    transform: @escaping @Sendable ([Upstream]) -> Result
  ) {
    self.upstreams = upstreams
    self.scheduler = scheduler
    self.mayResubscribe = mayResubscribe
    self.model = model
    self.transform = transform
  }

  /// The values that the upstreams send.
  var script: Range<Int> { 0..<8 }

  /// The violations, each once.
  var violations: [String] {
    var all = concurrentSends()
    // An operator that holds a lock during a delivery would deadlock in the other checks.
    guard !all.contains(Self.blocking) else { return all }
    all += grammar() + values() + release() + cancellation() + cancellationDuringDelivery()
    all += reentrancy() + sendsFromManyThreads()
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The violation that makes the other checks impossible.
  static var blocking: String {
    "It blocked a thread that sent during a delivery."
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
