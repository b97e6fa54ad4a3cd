/// The heart of a subject: sends each value to every subscription, in the same order for all.
///
/// The subscriptions form a linked list, which only the thread inside the gate touches. A value
/// that is sent during a delivery waits in the gate's queue, and so do new subscribers, which
/// therefore begin with the next value. A subscription and its multicaster retain each other, so
/// the owner must complete the multicaster or release its subscribers in the end.
@usableFromInline
package final class Multicaster<Output: Sendable, Failure: Error>: SubscriptionList, JobRunner,
  @unchecked Sendable
{
  // @unchecked: only the thread inside the gate touches these properties, or while the queue is
  // locked the thread that has locked it.

  @usableFromInline
  enum Job: Sendable {
    case value(Output)
    case completion(Completion<Failure>)
    case add(SubscriberBox<Output, Failure>)
    case remove(SubscriptionNode)
    case removeAll
    case connect(SubjectSource)
  }

  @exclusivity(unchecked) @usableFromInline var batch = Queue<PostedJob<Job>>()
  /// Locked with the queue: the jobs that wait.
  @exclusivity(unchecked) @usableFromInline var pending = Queue<PostedJob<Job>>()
  /// Locked with the queue: whether the current value is no longer sent.
  @exclusivity(unchecked) @usableFromInline var isFinal = false
  /// Locked with the queue: how often the current value has been set.
  @exclusivity(unchecked) @usableFromInline var version = 0
  /// Locked with the queue: the value that was sent last, if the subject has a current value.
  @exclusivity(unchecked) @usableFromInline var latest: Output?
  /// Locked with the queue: the delivery to the subscribers of a property.
  @exclusivity(unchecked) @usableFromInline var propertyDelivery = PropertyDelivery<Output>()
  /// Whether the current value is that of a property.
  @usableFromInline let isProperty: Bool
  @exclusivity(unchecked) @usableFromInline var completion: Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var hasHadSubscriber = false
  /// The publishers that wait for the first subscriber, if there are any.
  @exclusivity(unchecked) @usableFromInline var sources: [WeakSubjectSource]?
  @exclusivity(unchecked) @usableFromInline var replay: ReplayBuffer<Output>

  @inlinable
  package init(replaying limit: Int = 0, current: Output? = nil, isProperty: Bool = false) {
    latest = current
    self.isProperty = isProperty
    replay = ReplayBuffer(limit: limit, newest: current)
  }

  @inlinable @inline(__always)
  func send(_ value: Output) {
    guard enter() else { return post(.value(value)) }
    deliver(value)
    leave()
  }

  /// Sends `value`, which is also stored for later subscribers.
  @inlinable @inline(__always)
  func storeAndSend(_ value: Output) {
    guard enter() else { return post(.value(value)) }
    storeAndDeliver(value)
    leave()
  }

  /// Sends `value`, which becomes the current value.
  ///
  /// Setting the value and queueing it are one step, so that values are delivered in the order in
  /// which they are set.
  ///
  /// - Parameter evenIfFinal: Whether to set the value, without sending it, after the completion.
  @inlinable @inline(__always)
  func setAndSend(_ value: Output, evenIfFinal: Bool = false) {
    guard enter() else { return setAndPost(value, isInside: false, evenIfFinal: evenIfFinal) }
    // The old value is released after unlocking, because that may run code that calls the subject.
    var other = value as Output?
    lockQueue()
    let isNext = pending.isEmpty && !isFinal
    if isNext {
      swap(&latest, &other)
      version &+= 1
    }
    unlockQueue()
    guard isNext else { return setAndPost(value, isInside: true, evenIfFinal: evenIfFinal) }
    replay.newest = value
    deliver(value)
    leave()
  }

  /// Sets the current value and queues it after the values that were set before.
  @inlinable @inline(never)
  func setAndPost(_ value: Output, isInside: Bool, evenIfFinal: Bool = false) {
    let thread = ThreadID.current
    var (other, before) = (value as Output?, nil as Output?)
    var hasEntered = false
    lockQueue()
    if !isFinal {
      swap(&latest, &other)
      swap(&propertyDelivery.replaced, &before)
      version &+= 1
      hasEntered = append(.value(value), by: thread)
    } else if evenIfFinal {
      swap(&latest, &other)
    }
    let isBehind = pending.count > Self.backlogLimit
    unlockQueue()
    if hasEntered {
      drain(ownsPending: false)
    } else if isInside {
      leave()
    } else if isBehind {
      letDrain(thread)
    }
  }

  /// The value that was sent last.
  @inlinable
  var current: Output? {
    lockQueue()
    defer { unlockQueue() }
    return latest
  }

  @usableFromInline
  func send(completion: Completion<Failure>) {
    guard enter() else { return post(.completion(completion)) }
    complete(completion)
    leave()
  }

  /// Completes a subject with a current value, which is not sent any more.
  func finalize(_ completion: Completion<Failure>) {
    lockQueue()
    isFinal = true
    unlockQueue()
    send(completion: completion)
  }

  /// Releases the subscribers without a completion, because no sender is left.
  package func releaseSubscribers() {
    guard enter() else { return post(.removeAll) }
    removeAll()
    leave()
  }

  /// Adds `subscriber`, which first receives the newest values.
  @inlinable @inline(__always)
  package func attach<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let box = SubscriberBox(subscriber, list: self)
    if enter() {
      add(box)
      leave()
    } else {
      post(.add(box))
    }
    return AnyCancellable(box)
  }

  @inlinable
  func run(_ job: consuming Job) {
    switch job {
    case .value(let value): storeAndDeliver(value)
    case .completion(let completion): complete(completion)
    case .add(let box): add(box)
    case .remove(let node): remove(node)
    case .removeAll: removeAll()
    case .connect(let source): connect(source)
    }
  }

  override func postRemoval(of node: SubscriptionNode) {
    post(.remove(node))
  }

  override func drainJobs() {
    drain(ownsPending: true)
  }
}

extension Multicaster {
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
  func storeAndDeliver(_ value: Output) {
    if isProperty { return deliverToProperty(value) }
    if replay.limit > 0 {
      guard completion == nil else { return }
      replay.append(value)
    }
    deliver(value)
  }

  @usableFromInline
  func complete(_ completion: Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    lockQueue()
    let isFinal = isFinal
    unlockQueue()
    if isFinal { replay.newest = nil }
    removeAll {
      unsafeDowncast($0, to: SubscriberBox<Output, Failure>.self).receive(completion: completion)
    }
  }

  @inlinable
  func add(_ box: SubscriberBox<Output, Failure>) {
    if replay.newest != nil { replay.send(to: box) }
    if box.isActive, let completion {
      box.deactivate()
      box.receive(completion: completion)
    }
    if box.isActive { append(box) } else { box.releaseSubscriber() }
    hasHadSubscriber = true
    if sources != nil { connectSources() }
  }
}
