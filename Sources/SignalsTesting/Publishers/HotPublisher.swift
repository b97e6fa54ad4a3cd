import Signals

/// A publisher that sends what a diagram says, whether anybody listens or not.
///
///     let titles = HotPublisher("-a-b-c|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles.prefix(1), on: scheduler)
///     scheduler.run()
///     #expect(recorder.values == ["b"])
///     #expect(titles.subscriptions == ["--^!"])
///
/// Frames count from when it is made. It sends as long as it, or a subscription to it, lives.
public final class HotPublisher<Output: Sendable>: Publisher {
  /// What the mark `#` stands for.
  public typealias Failure = MarbleError

  private let subject: PassthroughSubject<Output, MarbleError>
  private let log: SubscriptionLog
  private let jobs: [AnyCancellable]
  private let start: Instant

  /// A publisher that begins with `marbles` now.
  ///
  /// - Parameters:
  ///   - marbles: What it sends, and when.
  ///   - scheduler: Its time.
  ///   - values: Makes a value of the name that it has in the diagram.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, values: @escaping @Sendable (String) -> Output
  ) {
    let subject = PassthroughSubject<Output, MarbleError>()
    self.subject = subject
    log = SubscriptionLog(scheduler)
    start = scheduler.now
    jobs = scheduler.schedule(marbles) { subject.send($0, values) }
  }

  /// When each subscription began and ended: `^` and `!`, or `|` or `#` if the publisher was first to
  /// end.
  public var subscriptions: [Marbles] {
    log.marbles(since: start)
  }

  /// Sends to `subscriber` what is still to come.
  public func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = LoggedPublisher(upstream: subject, log: log).subscribe(subscriber)
    return AnyCancellable { withExtendedLifetime(self) { subscription.cancel() } }
  }
}

extension HotPublisher<String> {
  /// A publisher of the names in `marbles`.
  public convenience init(_ marbles: Marbles, on scheduler: TestScheduler) {
    self.init(marbles, on: scheduler) { $0 }
  }
}
