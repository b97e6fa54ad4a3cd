import Signals

extension Contract {
  /// Checks that the subscriber is released when nothing is left that could send: the upstreams
  /// have been released without a completion, and all scheduled work has run.
  func abandonment() -> [String] {
    // An operator that may subscribe again retains its upstream.
    guard !exceptions.contains(.resubscribing) else { return [] }
    let leaks = LeakCheck()
    let subscription = subscribeToAbandonedUpstreams(keeping: leaks.token("its subscriber"))
    scheduler?.advance(by: .seconds(60))
    defer { withExtendedLifetime(subscription) {} }
    return leaks.survivors.map { "It kept \($0) when nothing was left that could send." }
  }

  /// Subscribes to the operator, lets its upstreams send, and releases them.
  private func subscribeToAbandonedUpstreams(
    keeping token: some AnyObject & Sendable
  ) -> AnyCancellable {
    let harness = makeHarness()
    let record = RecordedEvents<Result.Output, Result.Failure>(scheduler: nil)
    let subscription = harness.result.subscribe(
      RecordingSubscriber(record: record) { [token] _ in withExtendedLifetime(token) { .more } })
    harness.send(script)
    return subscription
  }
}
