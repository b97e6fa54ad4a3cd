import Signals

/// A publisher that sends what a diagram says to each subscriber from the beginning.
///
///     let titles = ColdPublisher("a-b|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles, on: scheduler)
///     scheduler.run()
///     #expect(recorder.marbles == "a-b|")
///     #expect(titles.subscriptions == ["--^--|"])
///
/// Frames count from the subscription; what stands in frame 0 is not sent before `subscribe` has
/// returned, but before any time has passed.
public struct ColdPublisher<Output: Sendable>: Publisher {
  /// What the mark `#` stands for.
  public typealias Failure = MarbleError

  private let script: ScriptedPublisher<Output>
  private let log: SubscriptionLog
  private let start: Instant

  /// A publisher of `marbles`.
  ///
  /// - Parameters:
  ///   - marbles: What it sends, and when.
  ///   - scheduler: Its time.
  ///   - values: Makes a value of the name that it has in the diagram.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, values: @escaping @Sendable (String) -> Output
  ) {
    script = ScriptedPublisher(marbles: marbles, scheduler: scheduler, values: values)
    log = SubscriptionLog(scheduler)
    start = scheduler.now
  }

  /// When each subscription began and ended: `^` and `!`, or `|` or `#` if the publisher was first to
  /// end. Frames count from when this publisher was made.
  public var subscriptions: [Marbles] {
    log.marbles(since: start)
  }

  /// Sends the whole diagram to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    LoggedPublisher(upstream: script, log: log).subscribe(subscriber)
  }
}

extension ColdPublisher<String> {
  /// A publisher of the names in `marbles`.
  public init(_ marbles: Marbles, on scheduler: TestScheduler) {
    self.init(marbles, on: scheduler) { $0 }
  }
}

/// Plays a diagram for each subscriber.
private struct ScriptedPublisher<Output: Sendable>: Publisher {
  typealias Failure = MarbleError

  let marbles: Marbles
  let scheduler: TestScheduler
  let values: @Sendable (String) -> Output

  consuming func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let (subject, values) = (PassthroughSubject<Output, MarbleError>(), values)
    let subscription = subject.subscribe(subscriber)
    let jobs = scheduler.schedule(marbles) { subject.send($0, values) }
    return AnyCancellable {
      subscription.cancel()
      for job in jobs { job.cancel() }
    }
  }
}
