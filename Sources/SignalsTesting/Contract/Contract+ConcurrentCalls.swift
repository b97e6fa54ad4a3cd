import Signals

extension Contract {
  /// Checks that another thread can subscribe during a delivery without waiting, and receives what
  /// the first subscriber receives.
  func concurrentSubscription() -> [String] {
    guard upstreams == 1 else { return [] }
    let log = SubscriptionLog()
    let upstream = LoggedPublisher(
      upstream: SynchronousPublisher(values: Array(script), end: .finished), log: log)
    let result = transform([upstream.eraseToAnyPublisher()])
    let interruption = Interruption()
    let other = Lock<Recorder<Result.Output, Result.Failure>?>(nil)
    interruption.action = { [timeout] in
      let worker = Worker {
        let recorder = Recorder(result)
        other.withLock { $0 = recorder }
      }
      return (worker, worker.finishes(within: timeout))
    }
    let recorder = Recorder(result) { _ in
      interruption.run()
      return .more
    }
    scheduler?.advance(by: .seconds(60))
    let wasBlocked = interruption.join()
    scheduler?.advance(by: .seconds(60))
    let occasion = "another thread subscribed during a delivery"
    var violations = recorder.violations(when: occasion)
    if wasBlocked { violations.append("It blocked a thread that subscribed during a delivery.") }
    // A shared upstream has sent some of its values before.
    if let other = other.withLock({ $0 }), log.all.count == 2, other.values != recorder.values {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    return violations
  }

  /// Checks that another thread can cancel during a delivery without waiting, and that this
  /// delivery is the last one.
  func concurrentCancellation() -> [String] {
    let harness = makeHarness()
    let interruption = Interruption()
    let record = RecordedEvents<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = harness.result.subscribe(
      RecordingSubscriber(record: record) { _ in
        interruption.run()
        return .more
      })
    let early = record.state.read { $0.values.count }
    interruption.action = { [timeout] in
      let worker = Worker { subscription.cancel() }
      return (worker, worker.finishes(within: timeout))
    }
    harness.send(script)
    harness.runScheduledWork()
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    let wasBlocked = interruption.join()
    let late = record.state.read { $0.values.count } - early
    var violations = record.state.read { $0.violations }.map {
      "\($0), when another thread cancelled during a delivery."
    }
    if wasBlocked { violations.append("It blocked a thread that cancelled during a delivery.") }
    if !wasBlocked, late > 1 {
      violations.append(
        "It sent \(late) values although another thread cancelled it with the first.")
    }
    return violations
  }
}

/// Something that another thread does during the first delivery, while the delivery waits for it.
private final class Interruption: Sendable {
  typealias Action = @Sendable () -> (worker: Worker, hasEnded: Bool)

  private struct State: Sendable {
    var action: Action?
    var worker: Worker?
    var wasBlocked = false
  }

  private let state = Lock(State())

  var action: Action? {
    get { state.withLock { $0.action } }
    set { state.withLock { $0.action = newValue } }
  }

  /// Runs the action, the first time that there is one.
  func run() {
    guard let (worker, hasEnded) = state.withLock({ $0.action.take() })?() else { return }
    state.withLock { state in
      state.worker = worker
      state.wasBlocked = !hasEnded
    }
  }

  /// Waits for the other thread. Returns whether it had to wait for the delivery.
  func join() -> Bool {
    state.withLock { $0.worker }?.join()
    return state.withLock { $0.wasBlocked }
  }
}
