// Times as Combine's schedulers measure them: a program may write their type, or a literal of
// seconds. Where it writes neither, the operators that take a duration are preferred.

extension Publisher {
  /// Publishes a value when no other value has followed it for `dueTime`.
  @_disfavoredOverload
  public func debounce<Context: Signals.Scheduler>(
    for dueTime: ScheduledTime.Stride, scheduler: Context, options: Never? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Publishes a value when no other value has followed it for `dueTime`.
  @_disfavoredOverload
  public func debounce(
    for dueTime: ScheduledTime.Stride, scheduler: RunLoop, options: Never? = nil
  ) -> Publishers.Debounce<Self, RunLoop> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Publishes at most one value in each interval.
  @_disfavoredOverload
  public func throttle<Context: Signals.Scheduler>(
    for interval: ScheduledTime.Stride, scheduler: Context, latest: Bool
  ) -> Publishers.Throttle<Self, Context> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Publishes at most one value in each interval.
  @_disfavoredOverload
  public func throttle(
    for interval: ScheduledTime.Stride, scheduler: RunLoop, latest: Bool
  ) -> Publishers.Throttle<Self, RunLoop> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Publishes every event later. The `tolerance` has no effect.
  @_disfavoredOverload
  public func delay<Context: Signals.Scheduler>(
    for interval: ScheduledTime.Stride, tolerance: ScheduledTime.Stride? = nil,
    scheduler: Context, options: Never? = nil
  ) -> Publishers.Delay<Self, Context> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? 0, scheduler: scheduler)
  }

  /// Publishes every event later. The `tolerance` has no effect.
  @_disfavoredOverload
  public func delay(
    for interval: ScheduledTime.Stride, tolerance: ScheduledTime.Stride? = nil,
    scheduler: RunLoop, options: Never? = nil
  ) -> Publishers.Delay<Self, RunLoop> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? 0, scheduler: scheduler)
  }

  /// Finishes, or fails, when the next value takes longer than `interval`.
  @_disfavoredOverload
  public func timeout(
    _ interval: ScheduledTime.Stride, scheduler: some Signals.Scheduler, options: Never? = nil,
    customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timeout(interval.duration, scheduler: scheduler, customError: customError)
      .eraseToAnyPublisher()
  }

  /// Finishes, or fails, when the next value takes longer than `interval`.
  @_disfavoredOverload
  public func timeout(
    _ interval: ScheduledTime.Stride, scheduler: RunLoop, options: Never? = nil,
    customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timeout(interval.duration, scheduler: scheduler, customError: customError)
  }
}
