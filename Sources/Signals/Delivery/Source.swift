/// Where values enter: sends each to every subscription, in one order for all.
///
/// A ``Box`` in the list keeps the source alive and the other way round, so whoever makes a source
/// must in the end complete or abandon it. The subjects do.
@usableFromInline
final class Source<Output: Sendable, Failure: Error>: LinkList, @unchecked Sendable {
  // @unchecked: what follows belongs to whoever is inside the gate.

  @exclusivity(unchecked) @usableFromInline var completion: Completion<Failure>?
  /// What a new subscriber receives first; `nil` for a source that does not remember.
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
  func abandon() {
    guard enter() else { return post { self.removeAll() } }
    removeAll()
    leave()
  }

  /// Adds `subscriber`; it receives first what is newest, then what is sent from now on.
  @inlinable @inline(__always)
  func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = Box(subscriber, source: self)
    if enter() {
      join(box)
      leave()
    } else {
      post { self.join(box) }
    }
    return AnyCancellable(box)
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output) {
    var place = first
    while let link = place {
      link._withUnsafeGuaranteedRef { link in
        let box = unsafeDowncast(link, to: Box<Output, Failure>.self)
        if box.isLive, box.receive(value) == .stop { box.close() }
        place = box.next
        if !box.isLive { remove(box) }
      }
    }
  }

  @inlinable
  func complete(_ completion: Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    removeAll { unsafeDowncast($0, to: Box<Output, Failure>.self).receive(completion: completion) }
  }

  @inlinable
  func join(_ box: Box<Output, Failure>) {
    if let newest, box.isLive, box.receive(newest) == .stop { box.close() }
    if box.isLive, let completion {
      box.close()
      box.receive(completion: completion)
    }
    if box.isLive { append(box) } else { box.empty() }
  }
}
