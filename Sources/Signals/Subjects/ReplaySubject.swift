/// A subject that sends its newest values to new subscribers.
///
///     sent:             --a--b---c--|
///     late subscriber:         ^(ab)c--|
@usableFromInline
final class ReplaySubject<Output: Sendable, Failure: Error>: Subject, @unchecked Sendable {
  // @unchecked: only the thread inside the multicaster's gate touches the newest values.

  @usableFromInline let multicaster = Multicaster<Output, Failure>()
  @usableFromInline let limit: Int
  @exclusivity(unchecked) @usableFromInline var newest = Queue<Output>()

  @inlinable
  init(_ limit: Int) {
    self.limit = limit
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  @inlinable
  func send(_ value: Output) {
    guard multicaster.enter() else { return multicaster.post { self.deliver(value) } }
    deliver(value)
    multicaster.leave()
  }

  @usableFromInline
  func send(completion: Completion<Failure>) {
    multicaster.send(completion: completion)
  }

  @inlinable
  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = SubscriberBox(subscriber, list: multicaster)
    if multicaster.enter() {
      add(box)
      multicaster.leave()
    } else {
      multicaster.post { self.add(box) }
    }
    return AnyCancellable(box)
  }

  @inlinable
  func deliver(_ value: Output) {
    guard multicaster.completion == nil else { return }
    newest.append(value)
    if newest.count > limit { _ = newest.popFirst() }
    multicaster.deliver(value)
  }

  @inlinable
  func add(_ box: SubscriberBox<Output, Failure>) {
    var replayed = newest
    while box.isActive, let value = replayed.popFirst() {
      if box.receive(value) == .stop { box.deactivate() }
    }
    multicaster.add(box)
  }
}
