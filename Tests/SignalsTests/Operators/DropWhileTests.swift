import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct DropWhileTests {
  @Test func publishesFromTheFirstNonMatchingValue() {
    #expect(marbles("--1--2--3--1-|") { $0.drop { $0 < "2" } } == "-----2--3--1-|")
  }

  @Test func keepsTheContract() {
    expectContract("drop(while:)", { $0.drop { $0 < 3 } }) { Array($0.dropFirst(3)) }
  }
}
