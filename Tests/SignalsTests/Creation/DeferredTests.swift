import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DeferredTests {
  @Test func createsAPublisherForEachSubscriber() {
    let made = CurrentValueSubject<Int, Never>(0)
    let deferred = Deferred {
      made.value += 1
      return Just(made.value)
    }
    #expect(made.value == 0)
    #expect(Recorder(deferred).values == [1])
    #expect(Recorder(deferred).values == [2])
  }

  @Test func keepsTheContract() {
    #expect(contractViolations { upstream in Deferred { upstream } } == [])
  }
}
