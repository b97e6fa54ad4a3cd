import Signals
import Testing

@testable import SignalsTesting

@Suite(.timeLimit(.minutes(5))) struct ThreadIDTests {
  @Test func tellsThreadsApart() {
    let here = ThreadID.current
    let other = CurrentValueSubject<ThreadID, Never>(here)
    Worker { other.value = .current }.join()
    #expect(ThreadID.current == here)
    #expect(other.value != here)
  }
}
