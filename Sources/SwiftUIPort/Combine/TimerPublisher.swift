extension Timer {
  /// Returns a publisher that sends the date every `interval` seconds while it is connected.
  ///
  ///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  ///     Text(time).onReceive(timer) { time = $0.formatted(date: .omitted, time: .standard) }
  ///
  /// `onReceive` measures the time with the scheduler of its view, so the timer follows the
  /// virtual time of a test. Other subscribers receive on `runLoop`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop)
  }

  /// A publisher of the date, in intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The error with which the publisher may end.
    public typealias Failure = Never

    /// The number of seconds between two dates.
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()
    private let state: Lock<State>

    private struct State {
      var scheduler: AnyScheduler
      var connection: AnyCancellable?
    }

    init(interval: TimeInterval, runLoop: RunLoop) {
      self.interval = interval
      state = Lock(State(scheduler: runLoop.scheduler))
    }

    /// Measures the time with `scheduler` from the next connection on.
    func setScheduler(_ scheduler: AnyScheduler) {
      state.withLock { $0.scheduler = scheduler }
    }

    /// Starts the timer, unless it is running already.
    public func connect() -> any Cancellable {
      // Less than a millisecond counts as one.
      let period = Duration.seconds(Swift.max(0.001, interval.isFinite ? interval : 3e9))
      let dates = dates
      state.withLock { state in
        if state.connection != nil { return }
        let (scheduler, start) = (state.scheduler, state.scheduler.now)
        let startDate = Date()
        state.connection = Interval(every: period, on: scheduler).sink { _ in
          let elapsed = start.duration(to: scheduler.now)
          dates.send(startDate.addingTimeInterval(elapsed / .seconds(1)))
        }
      }
      return Disconnection { [self] in
        let connection = state.withLock { $0.connection.take() }
        connection?.cancel()
      }
    }

    /// Sends the dates to `subscriber` while the timer is running.
    public func subscribe<S: Subscriber<Date, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      dates.subscribe(subscriber)
    }
  }
}

extension View {
  /// Runs `action` with the dates of `timer`, in the time of this view's scheduler.
  public nonisolated func onReceive(
    _ timer: Publishers.Autoconnect<Timer.TimerPublisher>,
    perform action: @escaping @MainActor (Date) -> Void
  ) -> some View {
    onReceive(timer, of: timer.upstream, perform: action)
  }

  /// Runs `action` with the dates of `timer`, in the time of this view's scheduler, while the
  /// timer is connected.
  public nonisolated func onReceive(
    _ timer: Timer.TimerPublisher, perform action: @escaping @MainActor (Date) -> Void
  ) -> some View {
    onReceive(timer, of: timer, perform: action)
  }

  private nonisolated func onReceive<Dates: Publisher<Date, Never>>(
    _ dates: Dates, of timer: Timer.TimerPublisher,
    perform action: @escaping @MainActor (Date) -> Void
  ) -> some View {
    EnvironmentReader(\.scheduler) { scheduler in
      let _ = timer.setScheduler(scheduler)
      onReceive(TimerDates(dates: dates), perform: action)
    }
  }
}

/// The dates of a timer, as a type for which `onReceive` has no other meaning.
private struct TimerDates<Dates: Publisher<Date, Never>>: Publisher {
  typealias Output = Date
  typealias Failure = Never

  let dates: Dates

  consuming func subscribe<S: Subscriber<Date, Never>>(_ subscriber: consuming S) -> AnyCancellable
  {
    dates.subscribe(subscriber)
  }
}
