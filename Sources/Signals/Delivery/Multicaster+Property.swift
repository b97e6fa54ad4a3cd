/// The delivery of the newest value of a property.
@usableFromInline
struct PropertyDelivery<Output: Sendable>: Sendable {
  /// The value before the one that is delivered; `nil` if none is, or a newer one was set.
  @usableFromInline var replaced: Output?
  /// The thread that delivers.
  @usableFromInline var thread = ThreadID.none
  /// How many values have been delivered.
  @usableFromInline var count = 0

  @inlinable
  init() {}
}

/// The value of a property, which changes after its delivery.
///
/// The value that is set and the one that is delivered are the same, so that the property, its
/// subscribers and later ones agree. Only the thread that delivers a value still reads the one
/// before it:
///
///     set 1  ─►  deliver 1 ── set 2 ──┐  deliver 2 ──┐
///     reads 0    0            2       │  1           │  2
extension Multicaster {
  /// The value that was set last or, on the thread that is delivering it, the one before.
  @inlinable
  var propertyValue: Output {
    lockQueue()
    defer { unlockQueue() }
    if let replaced = propertyDelivery.replaced, propertyDelivery.thread == ThreadID.current {
      return replaced
    }
    guard let latest else { preconditionFailure("There is no value.") }
    return latest
  }

  /// Delivers `value`, then changes the property to it.
  @inlinable
  func setProperty(_ value: Output) {
    guard enter() else { return setAndPost(value, isInside: false) }
    let thread = ThreadID.current
    lockQueue()
    let isNext = pending.isEmpty
    if isNext {
      propertyDelivery.replaced = latest
      propertyDelivery.thread = thread
      propertyDelivery.count &+= 1
      latest = value
      version &+= 1
    }
    unlockQueue()
    guard isNext else { return setAndPost(value, isInside: true) }
    finishDelivery(of: value)
    leave()
  }

  /// Delivers a value that has waited, and that other threads read already.
  @inlinable
  func deliverToProperty(_ value: Output) {
    let (thread, old) = (ThreadID.current, replay.newest)
    lockQueue()
    propertyDelivery.count &+= 1
    if propertyDelivery.count == version {
      propertyDelivery.replaced = old
      propertyDelivery.thread = thread
    }
    unlockQueue()
    finishDelivery(of: value)
  }

  @inlinable
  func finishDelivery(of value: Output) {
    replay.newest = value
    deliver(value)
    // The old value is released after unlocking, as that may run code that reads the property.
    var old: Output?
    lockQueue()
    swap(&propertyDelivery.replaced, &old)
    unlockQueue()
  }
}
