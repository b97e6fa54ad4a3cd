import ObservableCollections
import Signals
import TestSupport
import Testing

@Suite(.watchdog) struct ArraySnapshotTests {
  private let numbers = ArraySnapshot(0..<5_000)

  @Test func isACollection() {
    #expect(numbers.count == 5_000)
    #expect(numbers.first == 0)
    #expect(numbers.last == 4_999)
    #expect(numbers[2_500] == 2_500)
    #expect(Array(numbers) == Array(0..<5_000))
    #expect(Array(numbers[10..<13]) == [10, 11, 12])
    #expect(numbers.reversed().first == 4_999)
    #expect(Array(ArraySnapshot<Int>()) == [])
  }

  @Test func partsBeginAtZero() {
    let part = numbers.subarray(1_000..<3_000)
    #expect(part.count == 2_000)
    #expect(part[0] == 1_000)
    #expect(Array(part) == Array(1_000..<3_000))
    #expect(numbers.subarray(5..<5).isEmpty)
  }

  @Test func findsPartitions() {
    #expect(numbers.partitioningIndex { $0 < 1_234 } == 1_234)
  }

  @Test func comparesElements() {
    #expect(numbers == ArraySnapshot(0..<5_000))
    #expect(numbers.hashValue == ArraySnapshot(0..<5_000).hashValue)
    #expect(numbers != ArraySnapshot(0..<4_999))
    #expect(["a", "b"] as ArraySnapshot != ["b", "a"])
  }

  @Test func describesItselfAsAnArray() {
    #expect("\(["a", "b"] as ArraySnapshot)" == #"["a", "b"]"#)
  }

  @Test func anIndexMustBeInRange() async {
    await #expect(processExitsWith: .failure) { _ = (["a"] as ArraySnapshot)[1] }
    await #expect(processExitsWith: .failure) { _ = (["a"] as ArraySnapshot).subarray(0..<2) }
  }
}
