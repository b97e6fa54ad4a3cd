import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReduceTests {
  @Test func publishesTheResultAtTheEnd() {
    let sum = marbles("--1--2--3--|") { $0.compactMap { Int($0) }.reduce(0, +) }
    #expect(sum == "-----------(6|)")
  }

  @Test func updatesAResultInPlace() {
    let counts = ["a", "b", "a"].publisher.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(Recorder(counts).values == [["a": 2, "b": 1]])
  }

  @Test func publishesTheInitialResultWithoutValues() {
    #expect(marbles("--|") { $0.reduce("0", +) } == "--(0|)")
  }

  @Test func passesAFailureWithoutAResult() {
    #expect(marbles("--1--#") { $0.reduce("0", +) } == "-----#")
  }

  @Test func restartsForEachSubscription() {
    let sum = [1, 2].publisher.reduce(0, +)
    #expect(Recorder(sum).values == [3])
    #expect(Recorder(sum).values == [3])
  }

  @Test func keepsTheContract() {
    expectContract("reduce(_:_:)", { $0.reduce(0, +) }) { [$0.reduce(0, +)] }
    expectContract("reduce(into:_:)", { $0.reduce(into: 0) { $0 += $1 } }) { [$0.reduce(0, +)] }
  }
}
