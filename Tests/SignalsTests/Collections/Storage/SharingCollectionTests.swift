import SignalsTesting
import Testing

@testable import Signals

@Suite(.timeLimit(.minutes(5))) struct SharingCollectionTests {
  @Test func elementsFarFromAChangeAreShared() {
    let array = ObservableArray(0..<100_000)
    let old = array.value
    array.insert(-1, at: 50_000)
    let new = array.value
    #expect(old.sharesElements(in: 0..<49_900, with: new, at: 0))
    #expect(old.sharesElements(in: 50_100..<100_000, with: new, at: 50_101))
    #expect(!old.sharesElements(in: 50_100..<50_200, with: new, at: 50_100))
    #expect(!old.sharesElements(in: 49_990..<50_010, with: new, at: 49_990))
  }

  @Test func equalElementsInOtherMemoryAreNotShared() {
    let first = ArraySnapshot(0..<100)
    #expect(!first.sharesElements(in: 0..<50, with: ArraySnapshot(0..<100), at: 0))
    #expect(!first.sharesElements(in: 0..<50, with: Array(0..<100), at: 0))
    #expect(!first.sharesElements(in: 90..<110, with: first, at: 90))
    #expect(!first.sharesElements(in: 90..<100, with: first, at: 91))
    #expect(first.sharesElements(in: 90..<100, with: first, at: 90))
  }

  @Test func sharedElementsAreTheSame() {
    var found = 0
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let array = ObservableArray(0..<Int.random(in: 1...3_000, using: &random))
      for step in 0..<100 {
        let old = array.value
        let offset = Int.random(in: 0..<array.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: array.insert(-step, at: offset)
        case 1: array.insert(contentsOf: Array(0..<Int(seed) * 5), at: offset)
        case 2 where array.count > 1: array.remove(at: offset)
        default: array[offset] = -step
        }
        let new = array.value
        let start = Int.random(in: 0..<old.count, using: &random)
        let range = start..<min(old.count, start + .random(in: 1...60, using: &random))
        for shift in [0, new.count - old.count]
        where old.sharesElements(in: range, with: new, at: range.lowerBound + shift) {
          found += 1
          let others = range.lowerBound + shift..<range.upperBound + shift
          #expect(Array(old.subarray(range)) == Array(new.subarray(others)), "seed \(seed)")
        }
      }
    }
    #expect(found > 500)
  }
}
