/// A subject that sends its newest values to new subscribers.
///
///     sent:             --a--b---c--|
///     late subscriber:         ^(ab)c--|
@usableFromInline
final class ReplaySubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster: Multicaster<Output, Failure>

  @inlinable
  init(_ limit: Int) {
    multicaster = Multicaster(replaying: limit)
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  @inlinable
  func send(_ value: Output) {
    multicaster.storeAndSend(value)
  }

  @usableFromInline
  func send(completion: Completion<Failure>) {
    multicaster.send(completion: completion)
  }

  @inlinable
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
