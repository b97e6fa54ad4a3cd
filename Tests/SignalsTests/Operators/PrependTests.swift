import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PrependTests {
  @Test func publishesItsElementsFirst() {
    #expect(marbles("------b-|") { $0.prepend("x", "y") } == "(xy)--b-|")
  }

  @Test func publishesAnotherPublisherFirst() {
    #expect(marbles("-x---c--|", "-a-b|") { $0.prepend($1) } == "-a-b-c--|")
  }

  @Test func stopsAfterAFailure() {
    #expect(marbles("-x---c--|", "-a-#") { $0.prepend($1) } == "-a-#")
  }

  @Test func doesNotSubscribeAfterStop() {
    let upstream = Just(3).handleEvents(receiveSubscription: { Issue.record("subscribed") })
    #expect(Recorder(upstream.prepend(1...).prefix(2)).values == [1, 2])
  }

  @Test func keepsTheContract() {
    expectContract("prepend(_:)", { $0.prepend(-2, -1) }) { [-2, -1] + $0 }
  }
}
