import Signals

/// Records the events of a publisher.
///
///     let recorder = Recorder(titles.prefix(2))
///     titles.send("a")
///     #expect(recorder.values == ["a"])           // Swift Testing
///     XCTAssertEqual(recorder.values, ["a"])      // XCTest
///
/// Use ``next()`` to wait for values that another task or thread sends. The subscription lasts
/// until the recorder is cancelled or deallocated. Events may be sent and read on different
/// threads.
public final class Recorder<Output: Sendable, Failure: Error>: Cancellable {
  let record: RecordedEvents<Output, Failure>
  private let subscription: AnyCancellable

  /// Subscribes to `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: The publisher to record.
  ///   - scheduler: The scheduler that supplies the times, which are all zero without one. If it
  ///     is a ``TestScheduler``, tasks that the subscription starts run in its time.
  public init(
    _ publisher: some Publisher<Output, Failure>, on scheduler: (any Scheduler)? = nil
  ) {
    record = RecordedEvents(scheduler: scheduler)
    let subscriber = RecordingSubscriber(record: record)
    guard let executor = scheduler as? any TaskExecutor else {
      subscription = publisher.subscribe(subscriber)
      return
    }
    subscription = TaskExecution.prefer(executor) { publisher.subscribe(subscriber) }
  }

  /// Subscribes to `publisher` and calls `onValue` during the delivery of each value.
  init(
    _ publisher: some Publisher<Output, Failure>, onValue: @escaping @Sendable (Output) -> Demand
  ) {
    record = RecordedEvents(scheduler: nil)
    subscription = publisher.subscribe(RecordingSubscriber(record: record, onValue: onValue))
  }

  /// The received values, in order.
  public var values: [Output] {
    record.state.read { $0.values }
  }

  /// The time at which each value was received.
  public var times: [Instant] {
    record.state.read { $0.times }
  }

  /// The completion, or `nil` if the stream has not ended.
  public var completion: Completion<Failure>? {
    record.state.read { $0.completion }
  }

  /// The time of the completion, or `nil` if the stream has not ended.
  public var completionTime: Instant? {
    record.state.read { $0.completionTime }
  }

  /// The violations of the grammar: events that overlapped or were nested, and events after the
  /// completion. Empty for a correct publisher.
  public var violations: [String] {
    record.state.read { $0.violations }
  }

  /// Cancels the subscription.
  public func cancel() {
    subscription.cancel()
  }
}
