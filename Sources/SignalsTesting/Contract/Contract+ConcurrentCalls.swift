import Signals

extension Contract {
  /// Checks that another thread can subscribe during a delivery without waiting, and receives what
  /// the first subscriber receives.
  func concurrentSubscription() -> [String] {
    guard upstreams == 1 else { return [] }
    let log = SubscriptionLog()
    let result = transform([synchronousUpstream(log)])
    let other = Lock<Recorder<Result.Output, Result.Failure>?>(nil)
    let interruption = Interruption(patience)
    interruption.action = {
      let recorder = Recorder(result)
      other.withLock { $0 = recorder }
    }
    let recorder = Recorder(result) { interruption.run($0) }
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

  private func synchronousUpstream(_ log: SubscriptionLog) -> Upstream {
    let upstream = SynchronousPublisher(values: Array(script), end: .finished)
    return LoggedPublisher(upstream: upstream, log: log).eraseToAnyPublisher()
  }

  /// Checks that another thread can cancel during a delivery without waiting, and that this
  /// delivery is the last one.
  func concurrentCancellation() -> [String] {
    let harness = makeHarness()
    let interruption = Interruption(patience)
    let record = RecordedEvents<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = harness.result.subscribe(
      RecordingSubscriber(record: record) { interruption.run($0) })
    let early = record.state.read { $0.values.count }
    interruption.action = { subscription.cancel() }
    harness.send(script)
    harness.runScheduledWork()
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    if interruption.join() { return ["It blocked a thread that cancelled during a delivery."] }
    let (late, faults) = record.state.read { ($0.values.count - early, $0.violations) }
    return faults.map { "\($0), when another thread cancelled during a delivery." }
      + (late <= 1
        ? [] : ["It sent \(late) values although another thread cancelled it with the first."])
  }
}
