import Signals
import SignalsTesting

/// The log of a scenario, and the subscriptions that it keeps until its end.
final class ParityLog: Sendable {
  private let entries = Lock([String]())
  private let subscriptions = Lock([AnyCancellable]())

  /// The entries in one line.
  var line: String {
    entries.withLock { $0.joined(separator: " ") }
  }

  /// Appends an entry.
  func callAsFunction(_ entry: some Any) {
    entries.withLock { $0.append("\(entry)") }
  }

  func append(_ completion: Completion<some Error>, as name: String = "") {
    switch completion {
    case .finished: self("\(name)|")
    case .failure: self("\(name)#")
    }
  }

  /// Subscribes to `publisher` and logs its events after `name`.
  @discardableResult
  func subscribe<P: Publisher>(
    to publisher: P, as name: String = "",
    then action: @escaping @Sendable (P.Output) -> Void = { _ in }
  ) -> AnyCancellable {
    let subscription = publisher.sink(receiveCompletion: { self.append($0, as: name) }) { value in
      self("\(name)\(value)")
      action(value)
    }
    retain(subscription)
    return subscription
  }

  /// Retains `subscription` until the end of the scenario.
  func retain(_ subscription: AnyCancellable) {
    subscriptions.withLock { $0.append(subscription) }
  }

  /// Sends `events`, such as `1 2 |`, through `transform` and logs what is published.
  func play<P: Publisher>(
    _ events: String, _ transform: (AnyPublisher<Int, MarbleError>) -> P
  ) {
    let subject = PassthroughSubject<Int, MarbleError>()
    subscribe(to: transform(subject.eraseToAnyPublisher()))
    for event in events.split(separator: " ") { subject.send(event: event) }
    // A subject with subscribers is not released in Combine.
    retain(AnyCancellable { withExtendedLifetime(subject) {} })
  }

  /// Plays a diagram in virtual time and logs the diagram of what is published.
  func draw<P: Publisher>(
    _ diagram: Marbles, _ transform: (AnyPublisher<String, MarbleError>, TestScheduler) -> P
  ) {
    let clock = TestScheduler()
    self(marbles(diagram, on: clock) { transform($0, clock) })
  }
}

extension PassthroughSubject<Int, MarbleError> {
  /// Sends a number, a finish (`|`) or a failure (`#`).
  func send(event: some StringProtocol) {
    switch event {
    case "|": send(completion: .finished)
    case "#": send(completion: .failure(MarbleError()))
    default: send(Int(event) ?? 0)
    }
  }
}

extension Publisher {
  /// Logs `cancel`, or another entry, when the subscription to this publisher is cancelled.
  func logCancel(
    _ log: ParityLog, _ entry: String = "cancel"
  ) -> some Publisher<Output, Failure> {
    handleEvents(receiveCancel: { log(entry) })
  }
}
