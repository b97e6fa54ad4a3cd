// The types of the operators with time. Other methods of the same names are preferred, unless the
// program writes the type. `Context` may be a run loop, which is no scheduler here.

extension Publishers {
  /// A publisher of the values that no other value follows for some time.
  public struct Debounce<Upstream: Publisher, Context>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of all values.
    public let upstream: Upstream
    /// The time without a further value after which a value is published.
    public let dueTime: ScheduledTime.Stride
    private let scheduler: AnyScheduler

    /// Creates a publisher that delivers on `scheduler`. A terminal's schedulers have no options.
    public init(
      upstream: Upstream, dueTime: ScheduledTime.Stride, scheduler: Context,
      options: Never? = nil
    ) where Context: Signals.Scheduler {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      self.scheduler = AnyScheduler(scheduler)
    }

    /// Creates a publisher that delivers in a run loop.
    public init(
      upstream: Upstream, dueTime: ScheduledTime.Stride, scheduler: RunLoop,
      options: Never? = nil
    ) where Context == RunLoop {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      self.scheduler = scheduler.scheduler
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.debounce(for: dueTime.duration, scheduler: scheduler).eraseToAnyPublisher()
        .subscribe(subscriber)
    }
  }

  /// A publisher of at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of all values.
    public let upstream: Upstream
    /// The shortest time between two values.
    public let interval: ScheduledTime.Stride
    /// Whether the latest or the first of several pending values is published.
    public let latest: Bool
    private let scheduler: AnyScheduler

    /// Creates a publisher that delivers on `scheduler`.
    public init(
      upstream: Upstream, interval: ScheduledTime.Stride, scheduler: Context, latest: Bool
    ) where Context: Signals.Scheduler {
      (self.upstream, self.interval, self.latest) = (upstream, interval, latest)
      self.scheduler = AnyScheduler(scheduler)
    }

    /// Creates a publisher that delivers in a run loop.
    public init(
      upstream: Upstream, interval: ScheduledTime.Stride, scheduler: RunLoop, latest: Bool
    ) where Context == RunLoop {
      (self.upstream, self.interval, self.latest) = (upstream, interval, latest)
      self.scheduler = scheduler.scheduler
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.throttle(for: interval.duration, scheduler: scheduler, latest: latest)
        .eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of every event, some time later.
  public struct Delay<Upstream: Publisher, Context>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of the events.
    public let upstream: Upstream
    /// The time by which every event is delayed.
    public let interval: ScheduledTime.Stride
    /// The time by which an event may be late, which has no effect.
    public let tolerance: ScheduledTime.Stride
    private let scheduler: AnyScheduler

    /// Creates a publisher that delivers on `scheduler`. A terminal's schedulers have no options.
    public init(
      upstream: Upstream, interval: ScheduledTime.Stride, tolerance: ScheduledTime.Stride,
      scheduler: Context, options: Never? = nil
    ) where Context: Signals.Scheduler {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      self.scheduler = AnyScheduler(scheduler)
    }

    /// Creates a publisher that delivers in a run loop.
    public init(
      upstream: Upstream, interval: ScheduledTime.Stride, tolerance: ScheduledTime.Stride,
      scheduler: RunLoop, options: Never? = nil
    ) where Context == RunLoop {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      self.scheduler = scheduler.scheduler
    }

    /// Subscribes `subscriber` to the events.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.delay(for: interval.duration, scheduler: scheduler).eraseToAnyPublisher()
        .subscribe(subscriber)
    }
  }
}
