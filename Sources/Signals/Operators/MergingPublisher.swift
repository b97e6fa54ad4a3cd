/// A publisher that merges others.
///
/// A nested merge whose type is erased joins the enclosing one: see ``MergeGroup``.
@usableFromInline
protocol MergingPublisher: Publisher {
  /// The number of upstreams.
  var upstreamCount: Int { get }

  /// Adds the upstreams in the order in which to subscribe to them.
  func addUpstreams(to merge: inout some UpstreamMerge<Output, Failure>)
}

extension MergingPublisher {
  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let count = upstreamCount
    if count == 0 {
      subscriber.receive(completion: .finished)
      return .ended
    }
    if let slot = MergeSlot<Output, Failure>.slot(for: copy subscriber, upstreams: count) {
      var merge = JoinedMerge(slot)
      addUpstreams(to: &merge)
      merge.join()
      return .ended
    }
    var merge = OuterMerge(EventSender(Combining(MergeState(upstreams: count), subscriber)))
    addUpstreams(to: &merge)
    return AnyCancellable(merge.sender.serializer)
  }
}

/// A merge that subscribes to upstreams.
@usableFromInline
protocol UpstreamMerge<Output, Failure> {
  associatedtype Output: Sendable
  associatedtype Failure: Error

  /// Subscribes to `upstream`, after those that were added before.
  mutating func add(_ upstream: some Publisher<Output, Failure>)
}

/// A merge with a serializer of its own.
@usableFromInline
struct OuterMerge<Downstream: Subscriber>: UpstreamMerge {
  @usableFromInline typealias Output = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let sender: EventSender<Combining<MergeState<Output>, Downstream>>
  @usableFromInline var group: MergeGroup<Output, Failure>?

  @inlinable
  init(_ sender: EventSender<Combining<MergeState<Output>, Downstream>>) {
    self.sender = sender
  }

  @inlinable @inline(__always)
  mutating func add(_ upstream: some Publisher<Output, Failure>) {
    let subscriber = UpstreamSubscriber(sender)
    // The compiler decides this, because it knows the upstream's type where this is inlined.
    if let erased = upstream as? AnyPublisher<Output, Failure> {
      let group = group ?? newGroup()
      self.group = group
      group.subscribe { erased.attach(AnySubscriber(subscriber, context: group)) }
    } else {
      sender.serializer.retain(upstream.subscribe(subscriber))
    }
  }

  @inlinable
  func newGroup() -> MergeGroup<Output, Failure> {
    MergeGroup(
      receiveValue: { [sender] in sender.send(.value($0, upstream: 0)) },
      receiveCompletion: { [sender] in _ = sender.send(.completion($0, upstream: 0)) },
      retain: { [sender] in sender.serializer.retain($0) })
  }
}

/// A nested merge, whose upstreams become members of the enclosing one.
@usableFromInline
struct JoinedMerge<Output: Sendable, Failure: Error>: UpstreamMerge {
  @usableFromInline let slot: MergeSlot<Output, Failure>
  @usableFromInline var jobs: [MergeGroup<Output, Failure>.Job] = []

  @inlinable
  init(_ slot: MergeSlot<Output, Failure>) {
    self.slot = slot
  }

  @inlinable
  mutating func add(_ upstream: some Publisher<Output, Failure>) {
    let member = MergeMember(slot)
    jobs.append {
      if let erased = upstream as? AnyPublisher<Output, Failure> {
        return erased.attach(AnySubscriber(member, context: member.slot))
      }
      return upstream.subscribe(member)
    }
  }

  /// Leaves the subscriptions to the enclosing merge.
  @inlinable
  func join() {
    slot.group.subscribeNext(jobs)
  }
}
