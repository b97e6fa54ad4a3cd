import Signals

/// Writes down what a publisher sends.
///
///     let recorder = Recorder(titles.prefix(2))
///     titles.send("a")
///     #expect(recorder.values == ["a"])
///
/// The subscription lasts as long as the recorder, or until it is cancelled. Sending and reading may
/// happen on different threads.
public final class Recorder<Output: Sendable, Failure: Error>: Cancellable {
  private let record: Record<Output, Failure>
  private let subscription: AnyCancellable

  /// Subscribes to `publisher`.
  ///
  /// - Parameter scheduler: Tells the times; without one they are all zero.
  public init(
    _ publisher: some Publisher<Output, Failure>, on scheduler: (any Scheduler)? = nil
  ) {
    record = Record(scheduler: scheduler)
    subscription = publisher.subscribe(RecordingSubscriber(record: record))
  }

  /// What has come, in order.
  public var values: [Output] {
    record.state.withLock { $0.values }
  }

  /// When each value came.
  public var times: [Instant] {
    record.state.withLock { $0.times }
  }

  /// How it ended, if it has.
  public var completion: Completion<Failure>? {
    record.state.withLock { $0.completion }
  }

  /// When it ended, if it has.
  public var completionTime: Instant? {
    record.state.withLock { $0.completionTime }
  }

  /// What went against a publisher's grammar: events that overlapped or nested, and events after the
  /// completion. Empty for a good publisher.
  public var violations: [String] {
    record.state.withLock { $0.violations }
  }

  /// Ends the subscription.
  public func cancel() {
    subscription.cancel()
  }
}

final class Record<Output: Sendable, Failure: Error>: Sendable {
  struct State {
    var values: [Output] = []
    var times: [Instant] = []
    var completion: Completion<Failure>?
    var completionTime: Instant?
    var violations: [String] = []
    var isInside = false
  }

  let state = Lock(State())
  let scheduler: (any Scheduler)?

  init(scheduler: (any Scheduler)?) {
    self.scheduler = scheduler
  }

  func enter(_ event: String, _ note: (inout sending State) -> Void) {
    state.withLock { state in
      if state.isInside { state.violations.append("\(event) came during another event") }
      if state.completion != nil { state.violations.append("\(event) came after the completion") }
      state.isInside = true
      note(&state)
    }
  }

  func leave() {
    state.withLock { $0.isInside = false }
  }

  var now: Instant {
    scheduler?.now ?? Instant(offset: .zero)
  }
}

struct RecordingSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let record: Record<Input, Failure>
  /// Runs in the middle of each event.
  var during: @Sendable (Input) -> Void = { _ in }

  func receive(_ input: Input) -> Flow {
    let now = record.now
    record.enter("A value") { state in
      state.values.append(input)
      state.times.append(now)
    }
    during(input)
    record.leave()
    return .more
  }

  func receive(completion: Completion<Failure>) {
    let now = record.now
    record.enter("A completion") { state in
      state.completion = completion
      state.completionTime = now
    }
    record.leave()
  }
}
