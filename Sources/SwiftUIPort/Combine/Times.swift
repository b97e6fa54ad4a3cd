// Times in seconds, which Combine's schedulers take as literals.

extension Publisher {
  /// Publishes a value when no other value has followed it for `dueTime` seconds.
  public func debounce(
    for dueTime: TimeInterval, scheduler: some Signals.Scheduler
  ) -> AnyPublisher<Output, Failure> {
    debounce(for: .seconds(dueTime), scheduler: scheduler).eraseToAnyPublisher()
  }

  /// Publishes at most one value in each interval of a number of seconds.
  public func throttle(
    for interval: TimeInterval, scheduler: some Signals.Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    throttle(for: .seconds(interval), scheduler: scheduler, latest: latest).eraseToAnyPublisher()
  }

  /// Publishes every event a number of seconds later.
  public func delay(
    for interval: TimeInterval, scheduler: some Signals.Scheduler
  ) -> AnyPublisher<Output, Failure> {
    delay(for: .seconds(interval), scheduler: scheduler).eraseToAnyPublisher()
  }

  /// Finishes, or fails, when the next value takes longer than a number of seconds.
  public func timeout(
    _ interval: TimeInterval, scheduler: some Signals.Scheduler,
    customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timeout(.seconds(interval), scheduler: scheduler, customError: customError)
      .eraseToAnyPublisher()
  }
}
