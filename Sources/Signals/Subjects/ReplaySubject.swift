/// A publisher fed by hand that remembers the newest values.
///
///     sent:             --a--b---c--|
///     another, later:          ^(ab)c--|
@usableFromInline
final class ReplaySubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let source: ReplaySource<Output, Failure>

  @inlinable
  init(_ count: Int) {
    source = ReplaySource(count)
  }

  @inlinable
  deinit {
    source.source.abandon()
  }

  @inlinable
  func send(_ value: Output) {
    source.send(value)
  }

  @inlinable
  func send(completion: Completion<Failure>) {
    source.source.send(completion: completion)
  }

  @inlinable
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    source.attach(subscriber)
  }
}

/// A source with a memory.
@usableFromInline
final class ReplaySource<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: what is remembered belongs to whoever is inside the source's gate.

  @usableFromInline let source = Source<Output, Failure>()
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var newest = Queue<Output>()

  @inlinable
  init(_ count: Int) {
    self.count = count
  }

  @inlinable
  func send(_ value: Output) {
    guard source.enter() else { return source.post { self.deliver(value) } }
    deliver(value)
    source.leave()
  }

  @inlinable
  func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = Box(subscriber, source: source)
    if source.enter() {
      join(box)
      source.leave()
    } else {
      source.post { self.join(box) }
    }
    return AnyCancellable(box)
  }

  @inlinable
  func deliver(_ value: Output) {
    guard source.completion == nil else { return }
    newest.append(value)
    if newest.count > count { _ = newest.popFirst() }
    source.deliver(value)
  }

  @inlinable
  func join(_ box: Box<Output, Failure>) {
    var past = newest
    while box.isLive, let value = past.popFirst() {
      if box.receive(value) == .stop { box.close() }
    }
    source.join(box)
  }
}
