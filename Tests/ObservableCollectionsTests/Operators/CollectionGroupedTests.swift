import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionGroupedTests {
  private let numbers = ObservableArray([11, 21, 12])

  @Test func groupsInTheOrderOfTheirFirstElements() {
    let recorder = Recorder(numbers.grouped { $0 / 10 })
    numbers.append(22)
    numbers.append(31)
    numbers.move(from: 0, to: 4)
    numbers.insert(32, at: 0)
    numbers.removeAll { $0 / 10 == 2 }
    #expect(
      recorder.values.map(\.description) == [
        "reset [1: [11, 12], 2: [21]]", "update 1 to 2: [21, 22]", "insert [3: [31]] at 2",
        "move 0 to 1, update 1 to 1: [12, 11]", "move 2 to 0, update 0 to 3: [32, 31]",
        "remove [2: [21, 22]] at 1",
      ])
  }

  @Test func anUpdateTellsWhatHasChangedInTheGroup() throws {
    let recorder = Recorder(numbers.grouped { $0 / 10 })
    numbers.update {
      $0.append(13)
      $0.remove(at: 0)
    }
    let step = try #require(recorder.values.last?.steps.last)
    guard case .update(_, let group, _) = step else {
      return #expect(Bool(false), "\(step)")
    }
    #expect("\(group.change)" == "insert [13] at 2, remove [11] at 0")
    #expect(group.elements == [12, 13])
    #expect(group.id == 1)
  }

  @Test func anUpdateMayChangeTheGroup() {
    let recorder = Recorder(numbers.grouped { $0 / 10 })
    numbers[1] = 14
    #expect(
      recorder.values.last.map { "\($0)" }
        == "remove [2: [21]] at 1, update 0 to 1: [11, 14, 12]")
    numbers[0] = 21
    #expect(recorder.values.last?.snapshot.map(\.key) == [2, 1])
  }

  @Test func keepsTheContract() {
    expectCollectionContract {
      $0.grouped { $0 % 3 }.map { Array($0.elements) }
    } _: { numbers in
      numbers.reduce(into: [[Int]]()) { groups, number in
        if let index = groups.firstIndex(where: { $0[0] % 3 == number % 3 }) {
          groups[index].append(number)
        } else {
          groups.append([number])
        }
      }
    }
  }
}
