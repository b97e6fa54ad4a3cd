import Signals
import SignalsTesting
import Testing

@Suite struct PrependTests {
  @Test func beginsWithItsElements() {
    #expect(marbles("------b-|") { $0.prepend("x", "y") } == "(xy)--b-|")
  }

  @Test func beginsWithAnotherPublisher() {
    #expect(marbles("-x---c--|", "-a-b|") { $0.prepend($1) } == "-a-b-c--|")
  }

  @Test func doesNotGoOnAfterAFailure() {
    #expect(marbles("-x---c--|", "-a-#") { $0.prepend($1) } == "-a-#")
  }

  @Test func doesNotSubscribeForOneWhoHasHadEnough() {
    let upstream = Just(3).handleEvents(receiveSubscription: { Issue.record("subscribed") })
    #expect(Recorder(upstream.prepend(1...).prefix(2)).values == [1, 2])
  }
}
