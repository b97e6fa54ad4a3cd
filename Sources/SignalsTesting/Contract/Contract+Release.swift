import Signals

extension Contract {
  /// Checks that nothing is left of a subscription that has ended.
  func release() -> [String] {
    let cancelled = Leftovers(of: self) { _, subscription in subscription.cancel() }
    let finished = Leftovers(of: self) { harness, _ in
      harness.complete()
      harness.runScheduledWork()
    }
    let failed = Leftovers(of: self) { harness, _ in
      harness.complete(.failure(ContractError()))
      harness.runScheduledWork()
    }
    return cancelled.violations("it was cancelled") + finished.violations("its upstream finished")
      + failed.violations("its upstream failed") + stopping()
  }

  /// Checks the same for a subscription that has ended because the subscriber answered `.stop`.
  private func stopping() -> [String] {
    let satisfied = Leftovers(of: self, answer: .stop) { harness, _ in
      harness.runScheduledWork()
      harness.send(script)
      harness.runScheduledWork()
    }
    // An operator that sent no event received no answer.
    guard satisfied.events > 0 else { return [] }
    let occasion = "its subscriber answered .stop"
    let more = satisfied.events - 1
    return satisfied.violations(occasion)
      + (more == 0 ? [] : ["It sent \(more) more events when \(occasion)."])
  }
}

/// The objects, subscriptions and jobs that are left of a subscription that has ended.
private struct Leftovers {
  /// The number of events that the subscriber has received.
  let events: Int
  private let survivors: [String]
  private let activeSubscriptions: Int
  private let jobs: Int

  init<Result: Publisher>(
    of contract: Contract<Result>, answer: Demand = .more,
    _ end: (OperatorHarness<Result>, AnyCancellable) -> Void
  ) {
    let (harness, leaks) = (contract.makeHarness(), LeakCheck())
    let scheduled = contract.scheduler?.scheduled ?? 0
    let record = RecordedEvents<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = Self.subscribe(
      to: harness.result, record, answer, keeping: leaks.token("its subscriber"))
    harness.send(contract.script)
    end(harness, subscription)
    events = record.state.read { $0.values.count + ($0.completion == nil ? 0 : 1) }
    survivors = leaks.survivors
    activeSubscriptions = harness.activeSubscriptions
    jobs = (contract.scheduler?.scheduled ?? 0) - scheduled
    withExtendedLifetime(subscription) {}
  }

  private static func subscribe<Result: Publisher>(
    to result: Result, _ record: RecordedEvents<Result.Output, Result.Failure>, _ answer: Demand,
    keeping token: some AnyObject & Sendable
  ) -> AnyCancellable {
    result.subscribe(
      RecordingSubscriber(record: record) { [token] _ in withExtendedLifetime(token) { answer } })
  }

  func violations(_ occasion: String) -> [String] {
    var violations = survivors.map { "It kept \($0) when \(occasion)." }
    if activeSubscriptions > 0 { violations.append("It stayed subscribed when \(occasion).") }
    if jobs > 0 { violations.append("It left \(jobs) jobs scheduled when \(occasion).") }
    return violations
  }
}
