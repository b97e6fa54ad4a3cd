import Signals

/// A scheduler that runs each job at once, as if its delay had passed.
///
///     let search = Search(clock: AnyScheduler(ImmediateScheduler()))
///
/// For tests to which time does not matter: a debounced value is published when it arrives, and a
/// retry follows its failure. Scheduling a job advances ``now`` by its delay. An `Interval` never
/// waits, so something like `prefix(_:)` must end it. Use a ``TestScheduler`` for tests of what
/// happens when.
public final class ImmediateScheduler: Scheduler {
  private let time = Lock(Instant(offset: .zero))

  /// Creates a scheduler whose time is zero.
  public init() {}

  /// The sum of the delays of all jobs so far.
  public var now: Instant {
    time.withLock { $0 }
  }

  /// Advances the time by `delay` and runs `job` before it returns.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    time.withLock { $0 = $0.advanced(by: max(.zero, delay)) }
    job()
    return AnyCancellable {}
  }
}
