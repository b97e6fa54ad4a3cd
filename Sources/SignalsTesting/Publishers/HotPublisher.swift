import Signals

/// A publisher that sends the events of a diagram at fixed times, with or without subscribers.
///
///     let titles = HotPublisher("-a-b-c|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles.prefix(1), on: scheduler)
///     scheduler.run()
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

  /// Creates a publisher that starts the diagram at once.
  ///
  /// - Parameters:
  ///   - marbles: The events and their times.
  ///   - scheduler: The scheduler that supplies the time.
  ///   - values: Returns the value for a name in the diagram.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, values: @escaping @Sendable (String) -> Output
  ) {
    let subject = PassthroughSubject<Output, MarbleError>()
    self.subject = subject
    log = SubscriptionLog(scheduler)
    start = scheduler.now
    jobs = scheduler.schedule(marbles) { subject.send($0, values) }
  }

  /// A diagram of each subscription: `^` at its start, and `!`, `|` or `#` at its end.
  public var subscriptions: [Marbles] {
    log.marbles(since: start)
  }

  /// Sends the events that follow to `subscriber`.
  public func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = LoggedPublisher(upstream: subject, log: log).subscribe(subscriber)
    return AnyCancellable { withExtendedLifetime(self) { subscription.cancel() } }
  }
}

extension HotPublisher<String> {
  /// Creates a publisher of the names in `marbles`.
  public convenience init(_ marbles: Marbles, on scheduler: TestScheduler) {
    self.init(marbles, on: scheduler) { $0 }
  }
}
