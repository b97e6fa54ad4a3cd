import Signals

/// Writes down what a publisher sends.
///
///     let recorder = Recorder(titles.prefix(2))
///     titles.send("a")
///     #expect(recorder.values == ["a"])           // Swift Testing
///     XCTAssertEqual(recorder.values, ["a"])      // XCTest
///
/// What is sent from elsewhere can be awaited, see ``next()``. The subscription lasts as long as the
/// recorder, or until it is cancelled. Sending and reading may happen on different threads.
public final class Recorder<Output: Sendable, Failure: Error>: Cancellable {
  let record: RecordedEvents<Output, Failure>
  private let subscription: AnyCancellable

  /// Subscribes to `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: What is recorded.
  ///   - scheduler: Tells the times; without one they are all zero.
  public init(
    _ publisher: some Publisher<Output, Failure>, on scheduler: (any Scheduler)? = nil
  ) {
    record = RecordedEvents(scheduler: scheduler)
    subscription = publisher.subscribe(RecordingSubscriber(record: record))
  }

  /// Subscribes to `publisher`, and runs `onValue` in the middle of each value.
  init(
    _ publisher: some Publisher<Output, Failure>, onValue: @escaping @Sendable (Output) -> Demand
  ) {
    record = RecordedEvents(scheduler: nil)
    subscription = publisher.subscribe(RecordingSubscriber(record: record, onValue: onValue))
  }

  /// What has come, in order.
  public var values: [Output] {
    record.state.read { $0.values }
  }

  /// When each value came.
  public var times: [Instant] {
    record.state.read { $0.times }
  }

  /// How it ended, if it has.
  public var completion: Completion<Failure>? {
    record.state.read { $0.completion }
  }

  /// When it ended, if it has.
  public var completionTime: Instant? {
    record.state.read { $0.completionTime }
  }

  /// What went against a publisher's grammar: events that overlapped or nested, and events after the
  /// completion. Empty for a good publisher.
  public var violations: [String] {
    record.state.read { $0.violations }
  }

  /// Ends the subscription.
  public func cancel() {
    subscription.cancel()
  }
}
