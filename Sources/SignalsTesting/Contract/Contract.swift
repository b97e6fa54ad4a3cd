import Signals

/// An operator under test, and what is known of it.
struct Contract<Result: Publisher>: Sendable where Result.Output: Equatable {
  typealias Upstream = AnyPublisher<Int, ContractError>

  let upstreams: Int
  let scheduler: TestScheduler?
  let mayResubscribe: Bool
  let model: (@Sendable ([Int]) -> [Result.Output])?
  let transform: @Sendable ([Upstream]) -> Result
  /// How much real time a thread gets to send while a delivery is under way. It takes microseconds,
  /// unless the operator makes it wait.
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

  /// What the upstreams send.
  var script: Range<Int> { 0..<8 }

  /// Each violation once, as a sentence.
  var violations: [String] {
    var all = concurrentSends()
    // What holds a lock over a delivery would wait for itself for ever in the checks to come.
    guard !all.contains(Self.blocking) else { return all }
    all +=
      grammar() + values() + release() + cancellation() + cancellationDuringDelivery()
      + reentrancy()
    all += sendsFromManyThreads()
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// A violation after which there is no point in going on.
  static var blocking: String {
    "It made a thread that sent wait for a delivery to end."
  }

  /// The operator with upstreams of its own, to which nobody has subscribed.
  func makeHarness() -> OperatorHarness<Result> {
    let inputs = (0..<upstreams).map { _ in TrackedUpstream() }
    return OperatorHarness(
      inputs: inputs, scheduler: scheduler, result: transform(inputs.map(\.publisher)))
  }
}

/// The operator, and the upstreams to drive it with.
struct OperatorHarness<Result: Publisher>: Sendable {
  let inputs: [TrackedUpstream]
  let scheduler: TestScheduler?
  let result: Result

  /// Lets the upstream whose turn it is send `value`.
  func send(_ value: Int) {
    inputs[value % inputs.count].subject.send(value)
  }

  func send(_ values: some Sequence<Int>) {
    for value in values { send(value) }
  }

  /// Ends all upstreams.
  func complete(_ completion: Completion<ContractError> = .finished) {
    for input in inputs { input.subject.send(completion: completion) }
  }

  /// Lets everything happen that waits for its time.
  func runScheduledWork() {
    scheduler?.advance(by: .seconds(60))
  }

  /// How many subscriptions to the upstreams are active.
  var activeSubscriptions: Int {
    inputs.reduce(0) { count, input in count + input.log.all.count { $0.end == nil } }
  }
}

extension Recorder {
  /// What it found wrong, as sentences.
  func violations(when occasion: String) -> [String] {
    violations.map { "\($0), when \(occasion)." }
  }
}

/// A subject that counts who came and who went.
struct TrackedUpstream: Sendable {
  let subject = PassthroughSubject<Int, ContractError>()
  let log = SubscriptionLog()

  var publisher: AnyPublisher<Int, ContractError> {
    LoggedPublisher(upstream: subject, log: log).eraseToAnyPublisher()
  }
}
