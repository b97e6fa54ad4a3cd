import ObservableCollections
import Signals
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionChangeTests {
  @Test func describesItsSteps() {
    let steps: [CollectionChange<Int>.Step] = [
      .insert(offset: 1, elements: [7, 8]), .remove(offset: 0, elements: [1]),
      .move(from: 2, to: 0), .update(offset: 0, element: 9, previous: 8),
    ]
    #expect(
      steps.map(\.description) == [
        "insert [7, 8] at 1", "remove [1] at 0", "move 2 to 0", "update 0 to 9",
      ])
    #expect("\(CollectionChange.reset([1, 2]))" == "reset [1, 2]")
  }

  @Test func comparesStepsAndContents() {
    var (first, second) = (ArrayEditor([1, 2]), ArrayEditor([1, 2]))
    first.append(3)
    second.append(3)
    #expect(first.change == second.change)
    second.append(4)
    #expect(first.change != second.change)
    #expect(first.change != .reset(first.snapshot))
  }
}
