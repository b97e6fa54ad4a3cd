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
  /// How long to wait for a thread that does not run. See ``Worker``.
  var patience = Worker.patience

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
  ///
  /// The checks run on a thread of their own, so that an operator that blocks gets a verdict too.
  var violations: [String] {
    let progress = Lock((violations: [String](), occasion: ""))
    let executor = TaskExecution.executor
    let worker = Worker {
      for (name, check) in checks where mustRun(name, after: progress.withLock { $0.violations }) {
        progress.withLock { $0.occasion = name }
        let violations = executor.map { TaskExecution.prefer($0, check) } ?? check()
        progress.withLock { $0.violations += violations }
      }
    }
    let hasEnded = worker.join(patience: patience)
    var (all, occasion) = progress.withLock { $0 }
    if !hasEnded { all.append("It blocked for ever when \(occasion).") }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The checks and what happens in each, the ones that others rely on first.
  private var checks: [(occasion: String, check: @Sendable () -> [String])] {
    [
      ("another thread sent during a delivery", concurrentSends),
      ("another thread subscribed during a delivery", concurrentSubscription),
      ("another thread cancelled during a delivery", concurrentCancellation),
      ("it was created", beforeSubscribing),
      ("values were sent", deliveryThread),
      ("values and a completion were sent", grammar),
      ("its upstream completed", ends),
      ("its upstreams completed one after the other", stagedEnds),
      ("its upstream sent values and finished", values),
      ("its upstream sent one value after the other", steps),
      ("values were sent during the subscription", synchronousUpstreams),
      ("its subscription ended", release),
      ("nothing was left that could send", abandonment),
      ("it was cancelled", cancellation),
      ("values were sent during a delivery", reentrancy),
      ("many threads sent", sendsFromManyThreads),
      ("many threads subscribed", independence),
      (Self.cancelledDuringDelivery, cancellationDuringDelivery),
    ]
  }

  private static var cancelledDuringDelivery: String { "it was cancelled during a delivery" }

  /// Whether a check is possible after the violations that have been found.
  private func mustRun(_ occasion: String, after violations: [String]) -> Bool {
    // An operator that holds a lock during a delivery would deadlock in the other checks, and one
    // that sends when it is cancelled would send inside the delivery.
    !violations.contains(where: Self.isBlocking)
      && !(occasion == Self.cancelledDuringDelivery && violations.contains(Self.sendsOnCancel))
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
