import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct BufferingPolicyTests {
  @Test func capacityIsTheNumberOfPendingValues() {
    #expect(BufferingPolicy.unbounded.capacity == .max)
    #expect(BufferingPolicy.newest(2).capacity == 2)
    #expect(BufferingPolicy.oldest(3).capacity == 3)
  }

  @Test func acceptsRoomForOneValue() {
    BufferingPolicy.newest(1).check("buffer")
    BufferingPolicy.oldest(1).check("buffer")
  }

  @Test func stopsTheProgramWithoutRoom() async {
    await #expect(processExitsWith: .failure) { BufferingPolicy.newest(0).check("buffer") }
  }
}
