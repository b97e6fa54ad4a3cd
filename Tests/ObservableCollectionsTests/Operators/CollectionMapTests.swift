import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionMapTests {
  private let numbers = ObservableArray([1, 2])

  @Test func mapsEachElement() {
    let recorder = Recorder(numbers.map { "\($0 * 10)" })
    numbers.append(3)
    numbers.move(from: 0, to: 2)
    numbers[0] = 5
    numbers.removeSubrange(0..<2)
    #expect(
      recorder.values.map(\.description) == [
        #"reset ["10", "20"]"#, #"insert ["30"] at 2"#, "move 0 to 2", "update 0 to 50",
        #"remove ["50", "30"] at 0"#,
      ])
  }

  @Test func mapsOnlyWhatChanges() {
    let calls = CurrentValueSubject<[Int], Never>([])
    let recorder = Recorder(
      numbers.map { (number: Int) -> Int in
        calls.value.append(number)
        return number
      })
    numbers.insert(3, at: 1)
    numbers.move(from: 0, to: 1)
    numbers.remove(at: 0)
    #expect(calls.value == [1, 2, 3])
    #expect(recorder.values.last?.snapshot == [1, 2])
  }

  @Test func changesCanBeMappedAsWell() {
    let recorder = Recorder(numbers.map { $0.snapshot.count })
    numbers.append(3)
    #expect(recorder.values == [2, 3])
  }

  @Test func keepsTheContract() {
    expectCollectionContract {
      $0.map { $0 * 10 }
    } _: {
      $0.map { $0 * 10 }
    }
  }
}
