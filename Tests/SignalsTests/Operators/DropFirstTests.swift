import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DropFirstTests {
  @Test func dropsTheFirstValues() {
    #expect(marbles("--a--b--c--d-|") { $0.dropFirst(2) } == "--------c--d-|")
  }

  @Test func dropsTheCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let changes = Recorder(subject.dropFirst())
    subject.value = 1
    #expect(changes.values == [1])
  }

  @Test func completesWithTheUpstream() {
    #expect(marbles("--a-|") { $0.dropFirst(2) } == "----|")
    #expect(marbles("--a-#") { $0.dropFirst(2) } == "----#")
  }

  @Test func keepsTheContract() {
    expectContract("dropFirst(_:)", { $0.dropFirst(3) }) { Array($0.dropFirst(3)) }
  }
}
