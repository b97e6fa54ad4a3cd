/// Where values enter: sends each to every subscription, in one order for all.
///
/// A ``SubscriberBox`` in the list keeps the multicaster alive and the other way round, so whoever makes a multicaster
/// must in the end complete it or release its subscribers. The subjects do.
@usableFromInline
final class Multicaster<Output: Sendable, Failure: Error>: SubscriptionList, @unchecked Sendable {
  // @unchecked: what follows belongs to whoever is inside the gate.

  @exclusivity(unchecked) @usableFromInline var completion: Completion<Failure>?
  /// What a new subscriber receives first; `nil` for a multicaster that does not remember.
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

  @inlinable
  func send(completion: Completion<Failure>) {
    guard enter() else { return post { self.complete(completion) } }
    complete(completion)
    leave()
  }

  /// Nobody is left who could send: lets go of the subscribers.
  @inlinable
  func releaseSubscribers() {
    guard enter() else { return post { self.removeAll() } }
    removeAll()
    leave()
  }

  /// Adds `subscriber`; it receives first what is newest, then what is sent from now on.
  @inlinable @inline(__always)
  func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = SubscriberBox(subscriber, multicaster: self)
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
    var place = first
    while let node = place {
      node._withUnsafeGuaranteedRef { node in
        let box = unsafeDowncast(node, to: SubscriberBox<Output, Failure>.self)
        if box.isActive, box.receive(value) == .stop { box.deactivate() }
        place = box.next
        if !box.isActive { remove(box) }
      }
    }
  }

  @inlinable
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
    if box.isActive { append(box) } else { box.empty() }
  }
}
