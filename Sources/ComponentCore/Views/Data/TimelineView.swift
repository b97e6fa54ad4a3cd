import Signals

/// A view that is evaluated again as time passes.
///
///     TimelineView(.periodic(by: .seconds(1))) { context in
///       Text("\(context.instant.offset)")
///     }
///
/// Its content is evaluated when the view appears and at each moment of its schedule, in the time
/// of ``EnvironmentValues/scheduler``. What the enclosing views change appears at once.
public struct TimelineView<Content: View>: View {
  private nonisolated var schedule: TimelineSchedule
  private nonisolated var content: (TimelineViewContext) -> Content

  /// Creates a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The moments at which the content is evaluated.
  ///   - content: Creates the content for a moment.
  public nonisolated init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the newest moment.
  public var body: some View {
    TimelineContent(schedule: schedule, content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TimelineView: Sendable {}

private struct TimelineContent<Content: View>: View {
  let schedule: TimelineSchedule
  let content: (TimelineViewContext) -> Content
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    if let period = schedule.period {
      Latest(of: Moments(period: period, scheduler: scheduler), default: scheduler.now) {
        content(TimelineViewContext(instant: $0))
      }
    } else {
      content(TimelineViewContext(instant: scheduler.now))
    }
  }
}

/// The time at the end of each period. A type of its own, so that a body that is evaluated again
/// does not begin again.
private nonisolated struct Moments: Publisher {
  typealias Output = Instant
  typealias Failure = Never

  let period: Duration
  let scheduler: AnyScheduler

  consuming func subscribe<S: Subscriber<Instant, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let scheduler = scheduler
    return Interval(every: period, on: scheduler).map { _ in scheduler.now }.subscribe(subscriber)
  }
}

/// The moment for which a ``TimelineView`` creates its content.
public struct TimelineViewContext: Hashable, Sendable {
  /// The time of the scheduler.
  public let instant: Instant
}

/// The moments at which a ``TimelineView`` is evaluated.
public struct TimelineSchedule: Hashable, Sendable {
  /// The time between two moments; `nil` if there is only the first.
  package let period: Duration?

  /// Moments that follow each other by `period`, which is longer than zero.
  public static func periodic(by period: Duration) -> TimelineSchedule {
    precondition(period > .zero, "periodic(by: \(period)): the period must be longer than zero.")
    return TimelineSchedule(period: period)
  }

  /// A moment in each minute.
  public static let everyMinute = TimelineSchedule(period: .seconds(60))

  /// The moments of the frames of an animation.
  public static let animation = animation()

  /// The moments of the frames of an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest time between two frames; `nil` for 1/30 of a second, which
  ///     is also the shortest.
  ///   - paused: Whether there are no frames after the first.
  public static func animation(
    minimumInterval: Duration? = nil, paused: Bool = false
  ) -> TimelineSchedule {
    let shortest = Duration.milliseconds(33)
    return TimelineSchedule(period: paused ? nil : max(shortest, minimumInterval ?? shortest))
  }
}
