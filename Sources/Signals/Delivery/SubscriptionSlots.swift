/// The subscriptions of one activity, each in a numbered slot.
///
/// A slot is taken before the subscription is made, because the publisher may end meanwhile: then
/// it is free again as soon as the subscription would be retained. Each free slot has the number
/// of the next one.
@usableFromInline
struct SubscriptionSlots: Sendable {
  enum Slot: Sendable {
    case free(next: Int)
    case connecting, ended
    case connected(AnyCancellable)
  }

  var slots: [Slot] = []
  /// The first free slot, or the number of slots if all are taken.
  var free = 0
  @usableFromInline var isCancelled = false

  init() {}

  /// Takes a free slot.
  @usableFromInline
  mutating func take() -> Int {
    let slot = free
    if slot < slots.count, case .free(let next) = slots[slot] {
      slots[slot] = .connecting
      free = next
    } else {
      slots.append(.connecting)
      free = slots.count
    }
    return slot
  }

  /// Retains `cancellable` in `slot`, which was taken for it.
  ///
  /// - Returns: `false` if all subscriptions were cancelled, so that the caller must cancel this
  ///   one.
  @usableFromInline
  mutating func retain(_ cancellable: AnyCancellable, in slot: Int) -> Bool {
    guard !isCancelled else { return false }
    if case .ended = slots[slot] {
      slots[slot] = .free(next: free)
      free = slot
    } else {
      slots[slot] = .connected(cancellable)
    }
    return true
  }

  /// Releases the subscription in `slot`, which has ended.
  ///
  /// - Returns: The subscription, to be released outside any lock.
  @usableFromInline
  mutating func release(_ slot: Int) -> AnyCancellable? {
    guard !isCancelled else { return nil }
    guard case .connected(let cancellable) = slots[slot] else {
      slots[slot] = .ended
      return nil
    }
    slots[slot] = .free(next: free)
    free = slot
    return cancellable
  }

  /// Removes all subscriptions.
  ///
  /// - Returns: The subscriptions, to be cancelled outside any lock.
  mutating func cancel() -> [AnyCancellable] {
    isCancelled = true
    defer { (slots, free) = ([], 0) }
    return slots.compactMap { slot in
      if case .connected(let cancellable) = slot { cancellable } else { nil }
    }
  }
}
