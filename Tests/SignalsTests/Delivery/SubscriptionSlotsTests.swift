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
      let isRetained = slots.retain(cancellable, in: slots.take())
      #expect(isRetained)
    }
    let cancelled = slots.cancel()
    #expect(cancelled == [first, second])
  }

  @Test func retainsNothingAfterItsEnd() {
    var slots = SubscriptionSlots()
    let slot = slots.take()
    let cancelled = slots.cancel()
    let isRetained = slots.retain(first, in: slot)
    let released = slots.release(slot)
    #expect(cancelled == [])
    #expect(!isRetained)
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
    let isRetained = slots.retain(first, in: slot)
    let third = slots.take()
    #expect(released == nil)
    #expect(second != slot)
    #expect(isRetained)
    #expect(third == slot)
  }
}
