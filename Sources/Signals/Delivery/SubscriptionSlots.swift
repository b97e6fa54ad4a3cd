/// The subscriptions of one activity, each in a numbered slot.
///
/// A slot is taken before the subscription is made, because the publisher may end meanwhile: then
/// it is free again as soon as the subscription would be retained.
@usableFromInline
struct SubscriptionSlots: Sendable {
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline var cancellable: AnyCancellable?
    /// The next free slot, if this one is free.
    @usableFromInline var next: Int
    /// Whether the publisher has ended before its subscription was retained.
    @usableFromInline var hasEnded = false

    @inlinable
    init(next: Int) {
      self.next = next
    }
  }

  @usableFromInline var slots: [Slot] = []
  /// The first free slot, or the number of slots if all are taken.
  @usableFromInline var free = 0
  /// A subscription without a slot, which the next one replaces.
  @usableFromInline var latest: AnyCancellable?
  @usableFromInline var isCancelled = false
  /// Whether the first slot is that of an upstream, which is cancelled after what it has started.
  @usableFromInline var beginsWithUpstream = false

  /// The thread that subscribes to the publishers of a ``Flattening``.
  @usableFromInline var owner = ThreadID.none
  /// How many of these subscriptions are on the stack of that thread.
  @usableFromInline var depth = 0
  /// The operators whose publishers that thread subscribes to as soon as it returns from a
  /// subscription, the next one last.
  @usableFromInline var waiting: [any AnyObject & Sendable] = []

  @inlinable
  init() {}

  /// Takes a free slot.
  @inlinable @inline(__always)
  mutating func take() -> Int {
    let slot = free
    if slot == slots.count { slots.append(Slot(next: slot + 1)) }
    free = slots[slot].next
    return slot
  }

  /// Retains `cancellable` in `slot`, which was taken for it.
  ///
  /// - Returns: What the caller must cancel outside any lock: the subscription that was in the
  ///   slot, or this one if all were cancelled.
  @inlinable @inline(__always)
  mutating func retain(_ cancellable: AnyCancellable, in slot: Int) -> AnyCancellable? {
    if isCancelled { return cancellable }
    if slots[slot].hasEnded {
      slots[slot].hasEnded = false
      makeFree(slot)
      return nil
    }
    var other = cancellable as AnyCancellable?
    swap(&slots[slot].cancellable, &other)
    return other
  }

  /// Releases the subscription in `slot`, which has ended.
  ///
  /// - Returns: The subscription, to be released outside any lock.
  @inlinable @inline(__always)
  mutating func release(_ slot: Int) -> AnyCancellable? {
    if isCancelled { return nil }
    let cancellable = slots[slot].cancellable.take()
    if cancellable == nil { slots[slot].hasEnded = true } else { makeFree(slot) }
    return cancellable
  }

  @inlinable @inline(__always)
  mutating func makeFree(_ slot: Int) {
    slots[slot].next = free
    free = slot
  }

  /// Removes all subscriptions.
  ///
  /// - Returns: The subscriptions, to be cancelled outside any lock.
  @inlinable
  mutating func cancel() -> (slots: [Slot], latest: AnyCancellable?) {
    isCancelled = true
    if beginsWithUpstream, slots.count > 1 { slots.append(slots.removeFirst()) }
    defer { (slots, free, latest) = ([], 0, nil) }
    return (slots, latest)
  }
}
