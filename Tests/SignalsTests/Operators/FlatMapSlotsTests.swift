import SignalsTesting
import Testing

@testable import Signals

@Suite(.timeLimit(.minutes(5))) struct FlatMapSlotsTests {
  @Test func countsFromOneUpToTheLimit() {
    var slots = FlatMapSlots(limit: 2)
    #expect(slots.take() == 1)
    #expect(slots.take() == 2)
    #expect(slots.take() == nil)
  }

  @Test func reusesReleasedSlots() {
    var slots = FlatMapSlots(limit: 3)
    for slot in 1...3 { #expect(slots.take() == slot) }
    slots.release(2)
    #expect(slots.take() == 2)
    #expect(slots.take() == nil)
  }

  @Test func finishesWithTheLastPublisher() {
    var slots = FlatMapSlots(limit: 1)
    #expect(slots.action(hasPending: false) == .wait)
    _ = slots.take()
    slots.finishUpstream()
    #expect(slots.action(hasPending: false) == .wait)
    #expect(slots.action(hasPending: true) == .subscribe)
    slots.release(1)
    #expect(slots.action(hasPending: true) == .subscribe)
    #expect(slots.action(hasPending: false) == .finish)
  }
}
