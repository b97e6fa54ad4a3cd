// The types of the operators that change the scheduler. Other methods of the same names are
// preferred, unless the program writes the type. `Context` may be a run loop, which is no
// scheduler here.

extension Publishers {
  /// A publisher that delivers every event on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of the events.
    public let upstream: Upstream
    private let scheduler: AnyScheduler

    /// Creates a publisher that delivers on `scheduler`. A terminal's schedulers have no options.
    public init(
      upstream: Upstream, scheduler: Context, options: Never? = nil
    ) where Context: Signals.Scheduler {
      (self.upstream, self.scheduler) = (upstream, AnyScheduler(scheduler))
    }

    /// Creates a publisher that delivers in a run loop.
    public init(
      upstream: Upstream, scheduler: RunLoop, options: Never? = nil
    ) where Context == RunLoop {
      (self.upstream, self.scheduler) = (upstream, scheduler.scheduler)
    }

    /// Subscribes `subscriber` to the events.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.receive(on: scheduler).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher whose upstream is subscribed to on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of the events.
    public let upstream: Upstream
    private let scheduler: AnyScheduler

    /// Creates a publisher that subscribes on `scheduler`. A terminal's schedulers have no
    /// options.
    public init(
      upstream: Upstream, scheduler: Context, options: Never? = nil
    ) where Context: Signals.Scheduler {
      (self.upstream, self.scheduler) = (upstream, AnyScheduler(scheduler))
    }

    /// Creates a publisher that subscribes in a run loop.
    public init(
      upstream: Upstream, scheduler: RunLoop, options: Never? = nil
    ) where Context == RunLoop {
      (self.upstream, self.scheduler) = (upstream, scheduler.scheduler)
    }

    /// Subscribes `subscriber` to the events.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.subscribe(on: scheduler).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Delivers events on `scheduler`.
  @_disfavoredOverload
  public func receive<Context: Signals.Scheduler>(
    on scheduler: Context, options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Delivers events in `runLoop`.
  @_disfavoredOverload
  public func receive(
    on runLoop: RunLoop, options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, RunLoop> {
    Publishers.ReceiveOn(upstream: self, scheduler: runLoop)
  }

  /// Subscribes to the upstream on `scheduler`.
  @_disfavoredOverload
  public func subscribe<Context: Signals.Scheduler>(
    on scheduler: Context, options: Never? = nil
  ) -> Publishers.SubscribeOn<Self, Context> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler)
  }

  /// Subscribes to the upstream in `runLoop`.
  @_disfavoredOverload
  public func subscribe(
    on runLoop: RunLoop, options: Never? = nil
  ) -> Publishers.SubscribeOn<Self, RunLoop> {
    Publishers.SubscribeOn(upstream: self, scheduler: runLoop)
  }
}
