/// A publisher fed by hand that remembers the newest values.
///
///     sent:             --a--b---c--|
///     another, later:          ^(ab)c--|
@usableFromInline
final class ReplaySubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster: ReplayMulticaster<Output, Failure>

  @inlinable
  init(_ count: Int) {
    multicaster = ReplayMulticaster(count)
  }

  @inlinable
  deinit {
    multicaster.multicaster.releaseSubscribers()
  }

  @inlinable
  func send(_ value: Output) {
    multicaster.send(value)
  }

  @inlinable
  func send(completion: Completion<Failure>) {
    multicaster.multicaster.send(completion: completion)
  }

  @inlinable
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}

/// A multicaster with a memory.
@usableFromInline
final class ReplayMulticaster<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: what is remembered belongs to whoever is inside the multicaster's gate.

  @usableFromInline let multicaster = Multicaster<Output, Failure>()
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var newest = Queue<Output>()

  @inlinable
  init(_ count: Int) {
    self.count = count
  }

  @inlinable
  func send(_ value: Output) {
    guard multicaster.enter() else { return multicaster.post { self.deliver(value) } }
    deliver(value)
    multicaster.leave()
  }

  @inlinable
  func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = SubscriberBox(subscriber, multicaster: multicaster)
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
    if newest.count > count { _ = newest.popFirst() }
    multicaster.deliver(value)
  }

  @inlinable
  func add(_ box: SubscriberBox<Output, Failure>) {
    var past = newest
    while box.isActive, let value = past.popFirst() {
      if box.receive(value) == .stop { box.deactivate() }
    }
    multicaster.add(box)
  }
}
