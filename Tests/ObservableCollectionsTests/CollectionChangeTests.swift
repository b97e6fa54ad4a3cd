@testable import ObservableCollections
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

  /// A step whose elements were copied for each neighbor would take quadratic time.
  @Test(arguments: [true, false])
  func elementsOfNeighborsGrowInPlace(inserts: Bool) {
    func step(_ offset: Int, _ elements: [Int]) -> CollectionChange<Int>.Step {
      inserts
        ? .insert(offset: offset, elements: elements) : .remove(offset: 0, elements: elements)
    }
    var first = [0]
    first.reserveCapacity(100)
    let address = first.withUnsafeBufferPointer(\.baseAddress)
    var steps = [step(0, first)]
    first = []
    for offset in 1..<100 { steps.record(step(offset, [offset])) }
    #expect(steps == [step(0, Array(0..<100))])
    #expect(steps[0].elements.withUnsafeBufferPointer(\.baseAddress) == address)
  }

  @Test func appendedElementsAreOneStep() {
    var editor = ArrayEditor([1])
    editor.append(contentsOf: stride(from: 2, to: 5, by: 1))
    editor.append(contentsOf: [])
    #expect(editor.change.steps == [.insert(offset: 1, elements: [2, 3, 4])])
  }
}
