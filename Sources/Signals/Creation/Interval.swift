/// A publisher that counts, once per period.
///
///     Interval(every: .seconds(1), on: scheduler):  -0-1-2-3-…
///
/// The first value comes one period after subscribing; each subscription counts for itself. It
/// keeps time: values come at whole multiples of the period, however long their delivery takes. If
/// a delivery, or a stopped process, misses some of these moments, they pass without a value: the
/// count goes on by one, there is no burst to catch up.
public struct Interval<Context: Scheduler>: Publisher {
  /// How many values came before.
  public typealias Output = Int
  /// It cannot fail.
  public typealias Failure = Never

  private let period: Duration
  private let scheduler: Context

  /// Counts every `period`, which must be longer than zero, in the time of `scheduler`.
  public init(every period: Duration, on scheduler: Context) {
    precondition(period > .zero, "Interval(every: \(period)): the period must be longer than zero.")
    self.period = period
    self.scheduler = scheduler
  }

  /// Begins to count for `subscriber`.
  public consuming func subscribe<S: Subscriber<Int, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let combiner = IntervalCombiner(period: period, scheduler: scheduler, downstream: subscriber)
    let serializer = EventSerializer(combiner)
    _ = serializer.dispatch(.start)
    return AnyCancellable(serializer)
  }
}

private struct IntervalCombiner<Context: Scheduler, Downstream: Subscriber<Int, Never>>: Combiner {
  enum Event: Sendable {
    case start
    case tick
  }

  let period: Duration
  let scheduler: Context
  var downstream: Downstream
  var count = 0
  var due: Instant
  var timer: AnyCancellable?

  init(period: Duration, scheduler: Context, downstream: consuming Downstream) {
    self.period = period
    self.scheduler = scheduler
    self.downstream = downstream
    due = scheduler.now
  }

  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    if event == .tick {
      count += 1
      guard downstream.receive(count - 1) == .more else { return .stop }
    }
    let now = scheduler.now
    due = due.advanced(by: period)
    if due < now { due = due.advanced(by: period * Int((now.offset - due.offset) / period + 1)) }
    timer = scheduler.schedule(after: now.duration(to: due)) { _ = serializer.dispatch(.tick) }
    return .more
  }
}
