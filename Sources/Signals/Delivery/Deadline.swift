/// A deadline that every event puts off, with one timer for each period, not for each event.
///
///     events:   --a-bc------
///     timer:    --[----][--]
///
/// The timer is set for the first; when it goes off too early, because more has come meanwhile, it
/// is set again for what is left.
@usableFromInline
struct Deadline<Context: Scheduler>: Sendable {
  @usableFromInline let delay: Duration
  @usableFromInline let scheduler: Context
  @usableFromInline var due: Instant?
  @usableFromInline var timer: AnyCancellable?

  @inlinable
  init(_ delay: Duration, on scheduler: Context) {
    self.delay = delay
    self.scheduler = scheduler
  }

  /// Puts the deadline off; `serializer` receives an event to say when it may have come.
  @inlinable @inline(__always)
  mutating func extend<Core: TimedCombiner>(at serializer: EventSerializer<Core>) {
    due = scheduler.now.advanced(by: delay)
    if timer == nil { setTimer(delay, at: serializer) }
  }

  /// Whether the deadline has come. If not, sets the timer again.
  @inlinable
  mutating func isReached<Core: TimedCombiner>(at serializer: EventSerializer<Core>) -> Bool {
    timer = nil
    guard let due else { return false }
    let left = scheduler.now.duration(to: due)
    if left > .zero {
      setTimer(left, at: serializer)
      return false
    }
    self.due = nil
    return true
  }

  @inlinable @inline(never)
  mutating func setTimer<Core: TimedCombiner>(
    _ delay: Duration, at serializer: EventSerializer<Core>
  ) {
    timer = scheduler.schedule(after: delay) { _ = serializer.dispatch(.due) }
  }
}
