import Signals

/// A publisher that sends the events of a diagram to each subscriber, from the beginning.
///
///     let titles = ColdPublisher("a-b|", on: scheduler)
///     scheduler.advance(by: .seconds(2))
///     let recorder = Recorder(titles, on: scheduler)
///     try scheduler.run()
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
  private let frame: Duration

  /// Creates a publisher of the events of `marbles`.
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
    script = ScriptedPublisher(
      marbles: marbles, scheduler: scheduler, frame: frame, values: values)
    log = SubscriptionLog(scheduler)
    start = scheduler.now
    self.frame = frame
  }

  /// A diagram of each subscription: `^` at its start, and `!`, `|` or `#` at its end. Frames are
  /// counted from the creation of this publisher.
  public var subscriptions: [Marbles] {
    log.marbles(since: start, frame: frame)
  }

  /// Waits until there have been `count` subscriptions, including those that have ended.
  ///
  /// Returns early when the waiting task is cancelled.
  public func untilSubscribed(_ count: Int = 1) async {
    await log.wait(for: count)
  }

  /// Sends the events of the diagram to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    LoggedPublisher(upstream: script, log: log).subscribe(subscriber)
  }
}

extension ColdPublisher {
  /// Creates a publisher of the values for the names in `marbles`.
  ///
  ///     ColdPublisher("-a-b|", on: scheduler, values: ["a": ada, "b": bob])
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, frame: Duration = .seconds(1),
    values: [String: Output]
  ) {
    self.init(marbles, on: scheduler, frame: frame) { values[$0] }
  }
}

extension ColdPublisher<String> {
  /// Creates a publisher of the names in `marbles`.
  public init(
    _ marbles: Marbles, on scheduler: TestScheduler, frame: Duration = .seconds(1)
  ) {
    self.init(marbles, on: scheduler, frame: frame) { $0 }
  }
}

/// The publisher behind the log, which plays the diagram for each subscriber.
private struct ScriptedPublisher<Output: Sendable>: Publisher {
  typealias Failure = MarbleError

  let marbles: Marbles
  let scheduler: TestScheduler
  let frame: Duration
  let values: @Sendable (String) -> Output?

  consuming func subscribe<S: Subscriber<Output, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subject = PassthroughSubject<Output, MarbleError>()
    let subscription = subject.subscribe(subscriber)
    let jobs = scheduler.play(marbles, frame: frame, to: subject, values: values)
    return AnyCancellable {
      subscription.cancel()
      for job in jobs { job.cancel() }
    }
  }
}
