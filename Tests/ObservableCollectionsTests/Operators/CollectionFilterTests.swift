import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionFilterTests {
  private let numbers = ObservableArray([1, 2, 3])

  @Test func keepsElementsThatAreIncluded() {
    let recorder = Recorder(numbers.filter { $0 > 1 })
    numbers.insert(0, at: 0)  // left out
    numbers.append(contentsOf: [1, 4])
    numbers[0] = 9
    numbers[0] = 8
    numbers[0] = 0
    numbers.move(from: 2, to: 3)
    numbers.move(from: 0, to: 5)  // left out
    #expect(
      recorder.values.map(\.description) == [
        "reset [2, 3]", "insert [4] at 2", "insert [9] at 0", "update 0 to 8", "remove [8] at 0",
        "move 0 to 1",
      ])
  }

  @Test func aBatchIsOneChange() {
    let recorder = Recorder(numbers.filter { $0 > 1 })
    numbers.update {
      $0.remove(at: 1)
      $0.append(contentsOf: [5, 0])
    }
    #expect(recorder.values.last.map { "\($0)" } == "remove [2] at 0, insert [5] at 1")
  }

  @Test func followsPredicates() {
    let limit = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(numbers.filter(limit) { $0 > $1 })
    limit.value = 2
    numbers.append(contentsOf: [2, 4])
    limit.value = 0
    limit.value = 0
    #expect(
      recorder.values.map(\.description) == [
        "reset [2, 3]", "remove [2] at 0", "insert [4] at 1",
        "insert [1, 2] at 0, insert [2] at 3",
      ])
  }

  @Test func startsWithAPredicateAndAContent() {
    let predicates = PassthroughSubject<@Sendable (Int) -> Bool, Never>()
    let recorder = Recorder(numbers.filter(predicates))
    numbers.append(4)
    #expect(recorder.values.isEmpty)
    predicates.send { $0 > 2 }
    #expect(recorder.values == [.reset([3, 4])])
  }

  @Test func aPredicateThatChangesMuchBeginsAgain() {
    let many = ObservableArray(0..<10_000)
    let limit = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(many.filter(limit) { $0 >= $1 })
    limit.value = 999
    #expect(recorder.values.last?.steps.count == 1)
    limit.value = 9_000
    #expect(recorder.values.last?.isReset == true)
    #expect(recorder.values.last?.snapshot.count == 1_000)
  }

  @Test func finishesWithBothPublishers() {
    let contents = PassthroughSubject<CollectionChange<Int>, MarbleError>()
    let predicates = PassthroughSubject<@Sendable (Int) -> Bool, MarbleError>()
    let recorder = Recorder(AnyCollectionPublisher(contents).filter(predicates))
    contents.send(.reset([1, 2]))
    predicates.send { $0 > 1 }
    contents.send(completion: .finished)
    #expect(recorder.completion == nil)
    predicates.send { $0 > 0 }
    #expect(recorder.values.last?.snapshot == [1, 2])
    predicates.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func keepsTheContract() {
    expectCollectionContract {
      $0.filter { $0 % 3 > 0 }
    } _: {
      $0.filter { $0 % 3 > 0 }
    }
    expectCollectionContract { changes in
      changes.filter(Just(2).setFailureType(to: ContractError.self)) { $0 > $1 }
    } _: { numbers in
      numbers.filter { $0 > 2 }
    }
  }
}
