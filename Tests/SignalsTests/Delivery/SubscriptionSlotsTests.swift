import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SubscriptionSlotsTests {
  private let first = AnyCancellable {}
  private let second = AnyCancellable {}

  @Test func returnsItsSubscriptionsToBeCancelled() {
    var slots = SubscriptionSlots()
    for cancellable in [first, second] {
      let slot = slots.take()
      let rest = slots.retain(cancellable, in: slot)
      #expect(rest == nil)
    }
    let cancelled = slots.cancel()
    #expect(cancelled.slots.map(\.cancellable) == [first, second])
  }

  @Test func retainsNothingAfterItsEnd() {
    var slots = SubscriptionSlots()
    let slot = slots.take()
    let cancelled = slots.cancel()
    let rest = slots.retain(first, in: slot)
    let released = slots.release(slot)
    #expect(cancelled.slots.map(\.cancellable) == [nil])
    #expect(rest == first)
    #expect(released == nil)
  }

  @Test func reusesReleasedSlots() {
    var slots = SubscriptionSlots()
    let slot = slots.take()
    _ = slots.retain(first, in: slot)
    let released = slots.release(slot)
    let next = slots.take()
    #expect(released == first)
    #expect(next == slot)
  }

  @Test func keepsTheSlotOfASubscriptionThatEndsWhileItIsMade() {
    var slots = SubscriptionSlots()
    let slot = slots.take()
    let released = slots.release(slot)
    let second = slots.take()
    let rest = slots.retain(first, in: slot)
    let third = slots.take()
    #expect(released == nil)
    #expect(second != slot)
    #expect(rest == nil)
    #expect(third == slot)
  }

  @Test func returnsTheSubscriptionThatAnotherReplaces() {
    var slots = SubscriptionSlots()
    let slot = slots.take()
    _ = slots.retain(first, in: slot)
    let replaced = slots.retain(second, in: slot)
    #expect(replaced == first)
  }
}
