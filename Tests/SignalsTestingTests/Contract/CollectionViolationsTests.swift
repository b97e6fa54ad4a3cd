import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionViolationsTests {
  @Test func findsNothingInCorrectOperators() {
    #expect(
      collectionViolations {
        $0
      } expecting: {
        $0
      } == [])
    #expect(
      collectionViolations {
        $0.map { -$0 }
      } expecting: {
        $0.map { -$0 }
      } == [])
  }

  @Test func findsAWrongContent() {
    let violations = collectionViolations(seeds: 3..<4) {
      $0.filter { $0 > 2 }
    } expecting: {
      $0.filter { $0 > 3 }
    }
    #expect(violations.contains { $0.hasPrefix("Seed 3, batch ") }, "\(violations)")
  }

  @Test func findsStepsThatDoNotLeadToTheSnapshot() {
    let violations = collectionViolations(seeds: 3..<4) { numbers in
      AnyCollectionPublisher(
        numbers.map { (change: CollectionChange<Int>) -> CollectionChange<Int> in
          var editor = ArrayEditor(change.snapshot)
          if change.isReset { return .reset(change.snapshot) }
          editor.append(0)
          editor.removeLast()
          return editor.change
        })
    } expecting: {
      $0
    }
    #expect(violations.contains { $0.contains("does not lead to its snapshot") }, "\(violations)")
  }
}
