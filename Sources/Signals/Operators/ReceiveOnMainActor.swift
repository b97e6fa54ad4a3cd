extension Publisher {
  /// Delivers events on the main actor.
  ///
  ///     let labels = prices.receive(on: MainActor.shared)
  ///       .map { price in MainActor.assumeIsolated { formatter.string(from: price) } }
  ///
  /// Like ``Publisher/receive(on:)-(Scheduler)`` with a scheduler: the order is kept, values are
  /// buffered without a limit, and other work of the main actor has its turn between them. At the
  /// end of a chain, `sink(on: MainActor.shared)` needs no `assumeIsolated`.
  public func receive(on actor: MainActor) -> some Publisher<Output, Failure> {
    ReceiveOn(upstream: self, policy: .unbounded, scheduler: MainActorScheduler())
  }
}

/// A scheduler that runs jobs on the main actor, one task for each.
private struct MainActorScheduler: Scheduler {
  var now: Instant { SystemScheduler.shared.now }

  func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let task = Task { @MainActor in
      if delay > .zero { try? await Task.sleep(for: delay) }
      if !Task.isCancelled { job() }
    }
    return AnyCancellable { task.cancel() }
  }
}
