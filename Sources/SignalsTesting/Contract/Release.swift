import Signals

extension Contract {
  /// When a subscription has ended, nothing of it is left.
  func release() -> [String] {
    leftovers("it was cancelled") { trial, subscription in
      subscription.cancel()
    }
      + leftovers("its upstream finished") { trial, _ in
        trial.complete()
        trial.settle()
      }
      + leftovers("its upstream failed") { trial, _ in
        trial.complete(.failure(ContractError()))
        trial.settle()
      }
      + leftovers("its subscriber had had enough", answer: .stop) { trial, _ in
        trial.settle()
        trial.send(script)
        trial.settle()
      }
  }

  private func leftovers(
    _ occasion: String, answer: Flow = .more, _ end: (Trial<Result>, AnyCancellable) -> Void
  ) -> [String] {
    let (trial, leaks) = (begin(), LeakCheck())
    let scheduled = scheduler?.scheduled ?? 0
    let record = Record<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = subscribe(
      to: trial.result, record, answer, keeping: leaks.token("its subscriber"))
    trial.send(script)
    end(trial, subscription)
    var violations = leaks.survivors.map { "It kept \($0) when \(occasion)." }
    if trial.live > 0 { violations.append("It stayed subscribed when \(occasion).") }
    let jobs = (scheduler?.scheduled ?? 0) - scheduled
    if jobs > 0 { violations.append("It left \(jobs) jobs scheduled when \(occasion).") }
    let count = record.state.read { $0.values.count + ($0.completion == nil ? 0 : 1) }
    if answer == .stop, count > 1 {
      violations.append("It sent \(count - 1) more events when \(occasion).")
    }
    return withExtendedLifetime(subscription) { violations }
  }

  private func subscribe(
    to result: Result, _ record: Record<Result.Output, Result.Failure>, _ answer: Flow,
    keeping token: some AnyObject & Sendable
  ) -> AnyCancellable {
    result.subscribe(
      RecordingSubscriber(record: record) { [token] _ in withExtendedLifetime(token) { answer } })
  }
}
