import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import ObservableCollections

@Suite(.watchdog) struct PendingCollectionTests {
  private typealias Item = CollectionLawTests.Item

  @Test func readsWhatHasChangedSinceTheLastRead() {
    let letters = ObservableArray(["a", "b"])
    let pending = PendingCollection<String> {}
    let subscription = letters.subscribe(pending)
    #expect(pending.read() == OffsetChange(count: 2, isReset: true))
    #expect(pending.content == ["a", "b"])
    letters.append("c")
    letters.append("d")
    letters.remove(at: 0)
    // What has not been read yet is not seen.
    #expect(pending.content == ["a", "b"])
    let change = pending.read()
    #expect(change.steps == [.insert(2..<4), .remove(0..<1)])
    #expect(change.count == 3)
    #expect(pending.content == ["b", "c", "d"])
    #expect(pending.oldContent == ["a", "b"])
    #expect(pending.read() == OffsetChange(count: 3))
    subscription.cancel()
  }

  @Test func tellsOfEachChange() {
    let numbers = ObservableArray([1, 2, 3])
    let calls = CurrentValueSubject<Int, Never>(0)
    let pending = PendingCollection<Int> { calls.update { $0 += 1 } }
    let subscription = numbers.filter { $0 < 10 }.subscribe(pending)
    numbers.append(4)
    numbers.append(11)
    numbers[0] = 5
    numbers.remove(at: 0)
    // The first content, and each change that the filter lets through.
    #expect(calls.value == 4)
    subscription.cancel()
  }

  @Test func tooManyStepsBecomeAReset() {
    let numbers = ObservableArray(0..<10)
    let pending = PendingCollection<Int> {}
    let subscription = numbers.subscribe(pending)
    _ = pending.read()
    for number in 1..<PendingCollection<Int>.stepLimit { numbers.insert(number, at: 0) }
    // The limit is exceeded in the middle of this change.
    numbers.update { numbers in
      for number in 0..<3 { numbers.insert(-number, at: 0) }
    }
    #expect(pending.content == ArraySnapshot(0..<10))
    #expect(pending.read() == OffsetChange(count: numbers.count, isReset: true))
    #expect(pending.content == numbers.value)
    #expect(pending.oldContent == ArraySnapshot(0..<10))
    subscription.cancel()
  }

  /// An element that changes a collection when the last reference to it is released.
  private final class Handle: Sendable {
    let onRelease: @Sendable () -> Void

    init(onRelease: @escaping @Sendable () -> Void) {
      self.onRelease = onRelease
    }

    deinit { onRelease() }
  }

  @Test func releasesElementsWhileItIsUnlocked() {
    let pending = PendingCollection<Handle> {}
    let released = CurrentValueSubject<Int, Never>(0)
    func handle() -> Handle {
      Handle { [weak pending] in
        _ = pending?.content
        released.update { $0 += 1 }
      }
    }
    let handles = ObservableArray([handle()])
    let subscription = handles.subscribe(pending)
    _ = pending.read()
    handles.remove(at: 0)
    handles.append(handle())
    handles.value = []
    for _ in 0..<3 {
      _ = pending.read()
      // The array keeps its last change.
      handles.value = []
    }
    #expect(released.value == 2)
    subscription.cancel()
  }

  @Test func randomReadsEqualTheContentsOfThatTime() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let source = ObservableArray<Item>()
      var ids = 0
      let chains: [@Sendable () -> AnyCollectionPublisher<Item, Never>] = [
        { AnyCollectionPublisher(source) },
        { AnyCollectionPublisher(source.filter { $0.value % 3 != 0 }) },
        { AnyCollectionPublisher(source.sorted(by: \.value)) },
        { AnyCollectionPublisher(source.map { Item(id: $0.id, value: -$0.value) }) },
        { AnyCollectionPublisher(source.filter { $0.value % 3 != 0 }.sorted(by: \.value)) },
      ]
      let pending = chains.map { _ in PendingCollection<Item> {} }
      let subscriptions = [
        source.subscribe(pending[0]),
        source.filter { $0.value % 3 != 0 }.subscribe(pending[1]),
        source.sorted(by: \.value).subscribe(pending[2]),
        source.map { Item(id: $0.id, value: -$0.value) }.subscribe(pending[3]),
        source.filter { $0.value % 3 != 0 }.sorted(by: \.value).subscribe(pending[4]),
      ]
      let recorders = chains.map { Recorder($0()) }
      var contents = pending.map { _ in ArraySnapshot<Item>() }
      for batch in 0..<60 {
        if Bool.random(using: &random) {
          let item = Item(id: -1 - batch, value: Int.random(in: 0..<9, using: &random))
          source.insert(item, at: Int.random(in: 0...source.count, using: &random))
        } else if Bool.random(using: &random), !source.isEmpty {
          source.remove(at: Int.random(in: 0..<source.count, using: &random))
        } else {
          let steps = Int.random(in: 1...6, using: &random)
          source.update { $0.changeRandomly(&ids, steps, using: &random) }
        }
        for (index, pending) in pending.enumerated() {
          let name: Comment = "seed \(seed), batch \(batch), chain \(index)"
          try #require(pending.content == contents[index], name)
          if Bool.random(using: &random) { continue }
          let change = pending.read()
          let newest = try #require(recorders[index].values.last).snapshot
          try #require(pending.content == newest, name)
          try #require(change.count == newest.count, name)
          try #require(pending.oldContent == contents[index], name)
          contents[index] = newest
        }
      }
      for subscription in subscriptions { subscription.cancel() }
    }
  }
}
