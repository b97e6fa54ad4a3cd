// Foundation declares that a run loop is not `Sendable`, so it cannot be a scheduler. The
// operators accept it beside schedulers.

extension RunLoop {
  /// The name that Combine gives to the times of this scheduler.
  public typealias SchedulerTimeType = ScheduledTime

  /// The scheduler whose jobs run in this loop. Those of the main run loop run on the main queue,
  /// which keeps their order.
  public var scheduler: AnyScheduler {
    self === RunLoop.main ? AnyScheduler(.main) : AnyScheduler(RunLoopScheduler(loop: self))
  }

  /// Runs `action` as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    if self === RunLoop.main { DispatchQueue.main.async(execute: action) } else { perform(action) }
  }
}

extension Signals.Scheduler where Self == DispatchQueue {
  /// The main queue, whose jobs run on the main actor.
  fileprivate static var main: DispatchQueue { DispatchQueue.main }
}

/// Runs jobs in a run loop.
private struct RunLoopScheduler: Signals.Scheduler, @unchecked Sendable {
  // @unchecked: only a function that any thread may call is used.

  let loop: RunLoop

  var now: Instant { DispatchQueue.main.now }

  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    let (pending, cancellable) = PendingJob.make(job)
    if delay > .zero {
      DispatchQueue.global().asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) {
        loop.perform { pending.run() }
      }
    } else {
      loop.perform { pending.run() }
    }
    return cancellable
  }
}

extension Publisher {
  /// Delivers events in `runLoop`.
  public func receive(on runLoop: RunLoop) -> AnyPublisher<Output, Failure> {
    receive(on: runLoop.scheduler).eraseToAnyPublisher()
  }

  /// Subscribes to the upstream in `runLoop`.
  public func subscribe(on runLoop: RunLoop) -> AnyPublisher<Output, Failure> {
    subscribe(on: runLoop.scheduler)
  }

  /// Publishes a value when no other value has followed it for some time.
  public func debounce(
    for dueTime: Duration, scheduler: RunLoop
  ) -> AnyPublisher<Output, Failure> {
    debounce(for: dueTime, scheduler: scheduler.scheduler).eraseToAnyPublisher()
  }

  /// Publishes at most one value in each interval.
  public func throttle(
    for interval: Duration, scheduler: RunLoop, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    throttle(for: interval, scheduler: scheduler.scheduler, latest: latest).eraseToAnyPublisher()
  }

  /// Publishes every event later.
  public func delay(
    for interval: Duration, scheduler: RunLoop
  ) -> AnyPublisher<Output, Failure> {
    delay(for: interval, scheduler: scheduler.scheduler).eraseToAnyPublisher()
  }

  /// Finishes, or fails, when the next value takes too long.
  public func timeout(
    _ interval: Duration, scheduler: RunLoop, customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timeout(interval, scheduler: scheduler.scheduler, customError: customError)
      .eraseToAnyPublisher()
  }

  /// Publishes the time between each value and the previous one.
  public func measureInterval(using runLoop: RunLoop) -> AnyPublisher<Duration, Failure> {
    measureInterval(using: runLoop.scheduler).eraseToAnyPublisher()
  }
}

extension TimeGroupingStrategy where Context == AnyScheduler {
  /// Groups the values of each period.
  public static func byTime(_ runLoop: RunLoop, _ period: Duration) -> Self {
    .byTime(runLoop.scheduler, period)
  }

  /// Groups the values of each period, at most `limit`.
  public static func byTimeOrCount(_ runLoop: RunLoop, _ period: Duration, _ limit: Int) -> Self {
    .byTimeOrCount(runLoop.scheduler, period, limit)
  }
}
