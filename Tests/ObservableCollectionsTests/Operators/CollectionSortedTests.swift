import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionSortedTests {
  private let letters = ObservableArray<Named>(["b", "d"])

  @Test func keepsElementsInOrder() {
    let recorder = Recorder(letters.sorted(by: <))
    letters.append("a")
    letters[0] = "e"
    letters[0] = "f"
    letters.remove(at: 1)
    letters.move(from: 0, to: 1)  // the same order
    letters.removeAll()
    letters.append(contentsOf: ["z", "y"])
    #expect(
      recorder.values.map(\.description) == [
        "reset [b, d]", "insert [a] at 0", "move 1 to 2, update 2 to e", "update 2 to f",
        "remove [d] at 1", "remove [a, f] at 0", "insert [y, z] at 0",
      ])
  }

  @Test func equalElementsStayInTheOrderOfTheCollection() {
    let numbers = ObservableArray([12, 21, 11, 22])
    let recorder = Recorder(numbers.sorted(by: { $0 / 10 }))
    numbers.insert(13, at: 1)
    numbers.move(from: 0, to: 2)
    numbers[0] = 29
    #expect(
      recorder.values.map { Array($0.snapshot) } == [
        [12, 11, 21, 22], [12, 13, 11, 21, 22], [13, 12, 11, 21, 22], [12, 11, 29, 21, 22],
      ])
    #expect(recorder.values.last.map { "\($0)" } == "move 0 to 2, update 2 to 29")
  }

  @Test func sortsByAValueInBothDirections() {
    let rows = ObservableArray([(name: "b", size: 1), (name: "a", size: 2)])
    let named = Recorder(rows.sorted(by: \.name).snapshots)
    #expect(named.values.first?.map(\.name) == ["a", "b"])
    let largest = Recorder(rows.sorted(by: \.size, order: .reverse).snapshots)
    #expect(largest.values.first?.map(\.size) == [2, 1])
  }

  @Test func followsOrders() {
    let orders = CurrentValueSubject<@Sendable (Named, Named) -> Bool, Never>({ $0 < $1 })
    let recorder = Recorder(letters.sorted(by: orders))
    letters.append("a")
    orders.send { $0 > $1 }
    letters.append("c")
    #expect(
      recorder.values.map(\.description) == [
        "reset [b, d]", "insert [a] at 0", "reset [d, b, a]", "insert [c] at 1",
      ])
  }

  @Test func comparesFewElements() {
    let numbers = ObservableArray(0..<10_000)
    let comparisons = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(
      numbers.sorted { (left: Int, right: Int) -> Bool in
        comparisons.update { $0 += 1 }
        return left < right
      })
    comparisons.value = 0
    numbers.insert(5_000, at: 0)
    #expect(comparisons.value < 40)
    #expect(recorder.values.last.map { "\($0)" } == "insert [5000] at 5000")
  }

  @Test func keepsTheContract() {
    expectCollectionContract {
      $0.sorted(by: >)
    } _: {
      $0.sorted(by: >)
    }
    expectCollectionContract {
      $0.sorted(by: { $0 % 3 })
    } _: {
      $0.sorted { $0 % 3 < $1 % 3 }
    }
    expectCollectionContract { changes in
      let order: @Sendable (Int, Int) -> Bool = { $0 > $1 }
      return changes.sorted(by: Just(order).setFailureType(to: ContractError.self))
    } _: { numbers in
      numbers.sorted(by: >)
    }
  }
}
