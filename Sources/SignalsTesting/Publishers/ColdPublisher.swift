import Signals

/// A publisher that sends the events of a diagram to each subscriber, from the beginning.
///
///     let titles = ColdPublisher("a-b|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles, on: scheduler)
///     scheduler.run()
///     #expect(recorder.marbles == "a-b|")
///     #expect(titles.subscriptions == ["--^--|"])
///
/// Frames are counted from the subscription. Events of frame 0 are sent after `subscribe` has
/// returned and before any time has passed.
public struct ColdPublisher<Output: Sendable>: Publisher {
  /// The failure that the mark `#` stands for.
  public typealias Failure = MarbleError

  private let script: ScriptedPublisher<Output>
  private let log: SubscriptionLog
  private let start: Instant

  /// Creates a publisher of the events of `marbles`.
  ///
  /// - Parameters:
  ///   - marbles: The events and their times.
  ///   - scheduler: The scheduler that supplies the time.
  ///   - values: Returns the value for a name in the diagram.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, values: @escaping @Sendable (String) -> Output
  ) {
    script = ScriptedPublisher(marbles: marbles, scheduler: scheduler, values: values)
    log = SubscriptionLog(scheduler)
    start = scheduler.now
  }

  /// A diagram of each subscription: `^` at its start, and `!`, `|` or `#` at its end. Frames are
  /// counted from the creation of this publisher.
  public var subscriptions: [Marbles] {
    log.marbles(since: start)
  }

  /// Sends the events of the diagram to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    LoggedPublisher(upstream: script, log: log).subscribe(subscriber)
  }
}

extension ColdPublisher<String> {
  /// Creates a publisher of the names in `marbles`.
  public init(_ marbles: Marbles, on scheduler: TestScheduler) {
    self.init(marbles, on: scheduler) { $0 }
  }
}

/// The publisher behind the log, which plays the diagram for each subscriber.
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
