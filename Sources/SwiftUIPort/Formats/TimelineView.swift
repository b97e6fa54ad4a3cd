/// A view that is evaluated again as time passes.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
///
/// Its content is evaluated when the view appears and at each date of its schedule.
public struct TimelineView<Content: View>: View {
  /// The date for which the content is created.
  public typealias Context = TimelineViewDefaultContext

  private nonisolated var schedule: TimelineSchedule
  private nonisolated var content: (Context) -> Content

  /// Creates a view that follows a schedule.
  public nonisolated init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the newest date.
  public var body: some View {
    TimelineContent(schedule: schedule) { date in
      content(Context(date: date, cadence: schedule.cadence))
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TimelineView: Sendable {}

/// The date for which a ``TimelineView`` creates its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// How often the content is created, from the most often.
  public enum Cadence: Hashable, Comparable, Sendable {
    /// At each frame, each second or each minute.
    case live, seconds, minutes
  }

  /// The date of the schedule.
  public let date: Date
  /// How often the content is created.
  public let cadence: Cadence
}

/// The dates at which a ``TimelineView`` is evaluated.
public struct TimelineSchedule: Hashable, Sendable {
  private enum Dates: Hashable {
    case none
    case series(from: Date, by: TimeInterval)
    case list([Date])
  }

  private let dates: Dates
  let cadence: TimelineViewDefaultContext.Cadence

  /// The frames of an animation.
  public static var animation: TimelineSchedule { animation() }

  /// The frames of an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest time between two frames in seconds; `nil` for 1/30 of a
  ///     second, which is also the shortest.
  ///   - paused: Whether there are no frames after the first.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule {
    let shortest = 1.0 / 30
    let interval = max(shortest, minimumInterval ?? shortest)
    return TimelineSchedule(
      dates: paused ? .none : .series(from: Date(timeIntervalSinceReferenceDate: 0), by: interval),
      cadence: .live)
  }

  /// The dates that follow `start` by a number of seconds, which is more than 0.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    precondition(interval > 0, "periodic(by: \(interval)): the interval must be more than 0.")
    return TimelineSchedule(
      dates: .series(from: start, by: interval), cadence: interval < 60 ? .seconds : .minutes)
  }

  /// The beginning of each minute.
  public static var everyMinute: TimelineSchedule {
    periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// The given dates.
  public static func explicit(_ dates: some Sequence<Date>) -> TimelineSchedule {
    TimelineSchedule(dates: .list(dates.sorted()), cadence: .seconds)
  }

  /// The first date after `date`; `nil` if there is none.
  func next(after date: Date) -> Date? {
    switch dates {
    case .none: nil
    case .series(let start, let interval):
      if date < start {
        start
      } else {
        start.addingTimeInterval(
          ((date.timeIntervalSince(start) / interval).rounded(.down) + 1) * interval)
      }
    case .list(let dates): dates.first { $0 > date }
    }
  }
}

private struct TimelineContent<Content: View>: View {
  let schedule: TimelineSchedule
  let content: (Date) -> Content
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    Latest(
      of: ScheduledDates(schedule: schedule, scheduler: scheduler), default: TickingText.now,
      content: content)
  }
}

/// The dates of a schedule. A type of its own, so that a body that is evaluated again does not
/// begin again.
private nonisolated struct ScheduledDates: Publisher {
  typealias Output = Date
  typealias Failure = Never

  let schedule: TimelineSchedule
  let scheduler: AnyScheduler

  consuming func subscribe<S: Subscriber<Date, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let clock = Clock(startDate: TickingText.now, start: scheduler.now)
    return dates(after: clock.startDate, clock: clock).subscribe(subscriber)
  }

  /// Waits for the next date, sends it, and goes on with the dates after it. Dates that have
  /// passed meanwhile are left out.
  private func dates(after last: Date, clock: Clock) -> AnyPublisher<Date, Never> {
    let now = Swift.max(last, clock.date(at: scheduler.now))
    guard let next = schedule.next(after: now) else { return Empty().eraseToAnyPublisher() }
    return Just(next)
      .delay(for: .seconds(next.timeIntervalSince(now)), scheduler: scheduler)
      .append(Deferred { dates(after: next, clock: clock) })
      .eraseToAnyPublisher()
  }

  /// The date at the time of a scheduler.
  private struct Clock {
    let startDate: Date
    let start: Instant

    func date(at instant: Instant) -> Date {
      startDate.addingTimeInterval(start.duration(to: instant) / .seconds(1))
    }
  }
}
