/// The heart of a subject: sends each value to every subscription, in the same order for all.
///
/// The subscriptions form a linked list, which only the thread inside the gate touches. A value
/// that is sent during a delivery waits in the gate's queue, and so do new subscribers, which
/// therefore begin with the next value. A subscription and its multicaster retain each other, so
/// the owner must complete the multicaster or release its subscribers in the end.
@usableFromInline
final class Multicaster<Output: Sendable, Failure: Error>: SubscriptionList, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches these properties.

  @exclusivity(unchecked) @usableFromInline var completion: Completion<Failure>?
  /// The value that a new subscriber receives first, or `nil` if there is none.
  @exclusivity(unchecked) @usableFromInline var newest: Output?

  @inlinable
  init(newest: Output? = nil) {
    self.newest = newest
  }

  @inlinable @inline(__always)
  func send(_ value: Output) {
    guard enter() else { return post { self.deliver(value) } }
    deliver(value)
    leave()
  }

  @usableFromInline
  func send(completion: Completion<Failure>) {
    guard enter() else { return post { self.complete(completion) } }
    complete(completion)
    leave()
  }

  /// Releases the subscribers without a completion, because no sender is left.
  @usableFromInline
  func releaseSubscribers() {
    guard enter() else { return post { self.removeAll() } }
    removeAll()
    leave()
  }

  /// Adds `subscriber`, which first receives the newest value.
  @inlinable @inline(__always)
  func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = SubscriberBox(subscriber, list: self)
    if enter() {
      add(box)
      leave()
    } else {
      post { self.add(box) }
    }
    return AnyCancellable(box)
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output) {
    var current = first
    while let node = current {
      node._withUnsafeGuaranteedRef { node in
        let box = unsafeDowncast(node, to: SubscriberBox<Output, Failure>.self)
        if box.isActive, box.receive(value) == .stop { box.deactivate() }
        current = box.next
        if !box.isActive { remove(box) }
      }
    }
  }

  /// Stores `value` for later subscribers and delivers it to the current ones.
  @inlinable @inline(__always)
  func setAndDeliver(_ value: Output) {
    newest = value
    deliver(value)
  }

  @usableFromInline
  func complete(_ completion: Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    removeAll {
      unsafeDowncast($0, to: SubscriberBox<Output, Failure>.self).receive(completion: completion)
    }
  }

  @inlinable
  func add(_ box: SubscriberBox<Output, Failure>) {
    if let newest, box.isActive, box.receive(newest) == .stop { box.deactivate() }
    if box.isActive, let completion {
      box.deactivate()
      box.receive(completion: completion)
    }
    if box.isActive { append(box) } else { box.releaseSubscriber() }
  }
}
