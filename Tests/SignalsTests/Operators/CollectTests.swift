import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectTests {
  @Test func publishesAllValuesAtTheEnd() {
    #expect(
      marbles("--a--b--c--|") { $0.collect().map { $0.joined() } } == "-----------(<abc>|)")
  }

  @Test func publishesAnEmptyArrayWithoutValues() {
    #expect(Recorder(Empty<Int, Never>().collect()).values == [[]])
  }

  @Test func publishesFullArraysAndTheRest() {
    let pairs = marbles("--a--b--c--|") { $0.collect(2).map { $0.joined() } }
    #expect(pairs == "-----<ab>--(c|)")
  }

  @Test func publishesNoEmptyArray() {
    #expect(Recorder([1, 2].publisher.collect(2)).values == [[1, 2]])
  }

  @Test func passesAFailureWithoutAResult() {
    #expect(marbles("-a-#") { $0.collect() } == "---#")
    #expect(marbles("-a-#") { $0.collect(2) } == "---#")
  }

  @Test func keepsTheContract() {
    expectContract("collect()", { $0.collect() }) { [$0] }
    expectContract("collect(_:)", { $0.collect(3) }) { values in
      stride(from: 0, to: values.count, by: 3).map { Array(values[$0...].prefix(3)) }
    }
  }
}
