import Signals

extension Contract {
  /// When a subscription has ended, nothing of it is left.
  func release() -> [String] {
    let cancelled = Leavings(of: self) { _, subscription in subscription.cancel() }
    let finished = Leavings(of: self) { trial, _ in
      trial.complete()
      trial.settle()
    }
    let failed = Leavings(of: self) { trial, _ in
      trial.complete(.failure(ContractError()))
      trial.settle()
    }
    return cancelled.violations("it was cancelled") + finished.violations("its upstream finished")
      + failed.violations("its upstream failed") + enough()
  }

  /// The same when the subscriber has answered a value with ``Demand/stop``.
  private func enough() -> [String] {
    let satisfied = Leavings(of: self, answer: .stop) { trial, _ in
      trial.settle()
      trial.send(script)
      trial.settle()
    }
    // Without a value there was nothing to answer.
    guard satisfied.events > 0 else { return [] }
    let occasion = "its subscriber had had enough"
    let more = satisfied.events - 1
    return satisfied.violations(occasion)
      + (more == 0 ? [] : ["It sent \(more) more events when \(occasion)."])
  }
}

/// What is left of a subscription that has ended.
private struct Leavings {
  /// How many events the subscriber has seen.
  let events: Int
  private let survivors: [String]
  private let live: Int
  private let jobs: Int

  init<Result: Publisher>(
    of contract: Contract<Result>, answer: Demand = .more,
    _ end: (Trial<Result>, AnyCancellable) -> Void
  ) {
    let (trial, leaks) = (contract.begin(), LeakCheck())
    let scheduled = contract.scheduler?.scheduled ?? 0
    let record = Record<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = Self.subscribe(
      to: trial.result, record, answer, keeping: leaks.token("its subscriber"))
    trial.send(contract.script)
    end(trial, subscription)
    events = record.state.read { $0.values.count + ($0.completion == nil ? 0 : 1) }
    survivors = leaks.survivors
    live = trial.live
    jobs = (contract.scheduler?.scheduled ?? 0) - scheduled
    withExtendedLifetime(subscription) {}
  }

  private static func subscribe<Result: Publisher>(
    to result: Result, _ record: Record<Result.Output, Result.Failure>, _ answer: Demand,
    keeping token: some AnyObject & Sendable
  ) -> AnyCancellable {
    result.subscribe(
      RecordingSubscriber(record: record) { [token] _ in withExtendedLifetime(token) { answer } })
  }

  func violations(_ occasion: String) -> [String] {
    var violations = survivors.map { "It kept \($0) when \(occasion)." }
    if live > 0 { violations.append("It stayed subscribed when \(occasion).") }
    if jobs > 0 { violations.append("It left \(jobs) jobs scheduled when \(occasion).") }
    return violations
  }
}
