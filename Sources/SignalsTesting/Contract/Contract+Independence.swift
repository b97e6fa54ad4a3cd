import Signals

extension Contract {
  /// Checks that subscriptions on several threads at once do not disturb each other: neither those
  /// of one publisher nor those of different ones.
  ///
  /// Nothing orders the threads, so the thread sanitizer reports state that they share without
  /// protection.
  func independence() -> [String] {
    guard upstreams == 1, scheduler == nil else { return [] }
    return independence(expected: results(of: Array(script)))
  }

  private func independence(expected: [Result.Output]) -> [String] {
    let log = SubscriptionLog()
    let upstream = SynchronousPublisher(values: Array(script), end: .finished)
    let common = transform([
      LoggedPublisher(upstream: upstream, log: log).eraseToAnyPublisher()
    ])
    let wasDisturbed = Lock(false)
    let wasDisturbedByOthers = Lock(false)
    let (threads, rounds) = (4, 6)
    Worker.run(threads) { thread in
      for _ in 0..<rounds {
        if Recorder(common).values != expected { wasDisturbed.withLock { $0 = true } }
        if results(of: Array(script)) != expected { wasDisturbedByOthers.withLock { $0 = true } }
      }
    }
    var violations: [String] = []
    // The subscribers of a shared upstream begin where it is.
    if wasDisturbed.withLock({ $0 }), log.all.count == threads * rounds {
      violations.append("Its subscriptions disturbed each other on several threads.")
    }
    if wasDisturbedByOthers.withLock({ $0 }) {
      violations.append("It was disturbed by the same operator on other threads.")
    }
    return violations
  }
}
