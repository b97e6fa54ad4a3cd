import Signals

/// A publisher that sends the events of a diagram at fixed times, with or without subscribers.
///
///     let titles = HotPublisher("-a-b-c|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles.prefix(1), on: scheduler)
///     try scheduler.run()
///     #expect(recorder.values == ["b"])
///     #expect(titles.subscriptions == ["--^!"])
///
/// Frames are counted from its creation. It sends as long as it, or a subscription to it, is
/// retained.
public final class HotPublisher<Output: Sendable>: Publisher {
  /// The failure that the mark `#` stands for.
  public typealias Failure = MarbleError

  private let subject: PassthroughSubject<Output, MarbleError>
  private let log: SubscriptionLog
  private let jobs: [AnyCancellable]
  private let start: Instant
  private let frame: Duration

  /// Creates a publisher that starts the diagram at once.
  ///
  /// Fails if the diagram has a ``Marbles/problem`` or a name without a value.
  ///
  /// - Parameters:
  ///   - marbles: The events and their times.
  ///   - scheduler: The scheduler that supplies the time.
  ///   - frame: The duration of a frame.
  ///   - values: Returns the value for a name in the diagram, or `nil` if there is none.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, frame: Duration = .seconds(1),
    values: @escaping @Sendable (String) -> Output?
  ) {
    let subject = PassthroughSubject<Output, MarbleError>()
    self.subject = subject
    log = SubscriptionLog(scheduler)
    start = scheduler.now
    self.frame = frame
    jobs = scheduler.play(marbles, frame: frame, to: subject, values: values)
  }

  /// A diagram of each subscription: `^` at its start, and `!`, `|` or `#` at its end.
  public var subscriptions: [Marbles] {
    log.marbles(since: start, frame: frame)
  }

  /// Waits until there have been `count` subscriptions, including those that have ended.
  ///
  /// Returns early when the waiting task is cancelled.
  public func untilSubscribed(_ count: Int = 1) async {
    await log.wait(for: count)
  }

  /// Sends the events that follow to `subscriber`.
  public func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = LoggedPublisher(upstream: subject, log: log).subscribe(subscriber)
    return AnyCancellable { withExtendedLifetime(self) { subscription.cancel() } }
  }
}

extension HotPublisher {
  /// Creates a publisher of the values for the names in `marbles`.
  ///
  ///     HotPublisher("-a-b|", on: scheduler, values: ["a": ada, "b": bob])
  public convenience init(
    _ marbles: Marbles, on scheduler: TestScheduler, frame: Duration = .seconds(1),
    values: [String: Output]
  ) {
    self.init(marbles, on: scheduler, frame: frame) { values[$0] }
  }
}

extension HotPublisher<String> {
  /// Creates a publisher of the names in `marbles`.
  public convenience init(
    _ marbles: Marbles, on scheduler: TestScheduler, frame: Duration = .seconds(1)
  ) {
    self.init(marbles, on: scheduler, frame: frame) { $0 }
  }
}
