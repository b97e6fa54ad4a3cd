import Signals

/// An operator and the upstreams that drive it.
struct OperatorHarness<Result: Publisher>: Sendable {
  let inputs: [TrackedUpstream]
  let scheduler: TestScheduler?
  let result: Result

  /// Sends `value` from the upstream whose turn it is.
  func send(_ value: Int) {
    inputs[value % inputs.count].subject.send(value)
  }

  func send(_ values: some Sequence<Int>) {
    for value in values { send(value) }
  }

  /// Completes all upstreams.
  func complete(_ completion: Completion<ContractError> = .finished) {
    for input in inputs { input.subject.send(completion: completion) }
  }

  /// Runs the jobs that the operator has scheduled.
  func runScheduledWork() {
    scheduler?.advance(by: .seconds(60))
  }

  /// The number of active subscriptions to the upstreams.
  var activeSubscriptions: Int {
    inputs.reduce(0) { count, input in count + input.log.all.count { $0.end == nil } }
  }
}

/// A subject that records its subscriptions.
struct TrackedUpstream: Sendable {
  let subject = PassthroughSubject<Int, ContractError>()
  let log = SubscriptionLog()

  var publisher: AnyPublisher<Int, ContractError> {
    LoggedPublisher(upstream: subject, log: log).eraseToAnyPublisher()
  }
}
