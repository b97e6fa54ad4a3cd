import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ObservableArrayTests {
  private let letters = ObservableArray<Named>(["a", "b"])

  @Test func sendsTheContentFirst() {
    let first = Recorder(letters)
    letters.append("c")
    let second = Recorder(letters)
    letters.remove(at: 0)
    #expect(
      first.values.map(\.description) == [
        "reset [a, b]", "insert [c] at 2", "remove [a] at 0",
      ])
    #expect(second.values.map(\.description) == ["reset [a, b, c]", "remove [a] at 0"])
    #expect(second.values.map(\.snapshot) == [["a", "b", "c"], ["b", "c"]])
  }

  @Test func publishesEachChange() {
    let recorder = Recorder(letters)
    letters.append(contentsOf: ["c", "d"])
    letters.insert("x", at: 0)
    letters.insert(contentsOf: ["y", "z"], at: 1)
    letters[0] = "w"
    letters.move(from: 0, to: 6)
    letters.removeSubrange(0..<2)
    letters.removeAll { $0 == "b" }
    letters.value = ["e"]
    letters.removeAll()
    #expect(
      recorder.values.map(\.description) == [
        "reset [a, b]", "insert [c, d] at 2", "insert [x] at 0", "insert [y, z] at 1",
        "update 0 to w", "move 0 to 6", "remove [y, z] at 0", "remove [b] at 1", "reset [e]",
        "remove [e] at 0",
      ])
    #expect(letters.isEmpty)
  }

  @Test func readsItsContent() {
    #expect(letters.count == 2)
    #expect(letters[1] == "b")
    #expect(letters.value == ["a", "b"])
  }

  @Test func anUpdateIsOneChange() {
    let recorder = Recorder(letters)
    let removed = letters.update { letters in
      letters.append("c")
      return letters.remove(at: 0)
    }
    #expect(removed == "a")
    #expect(recorder.values.last.map { "\($0)" } == "insert [c] at 2, remove [a] at 0")
  }

  @Test func anUpdateWithoutChangesPublishesNothing() {
    let recorder = Recorder(letters)
    letters.update { _ in }
    letters.removeAll { $0 == "x" }
    letters.append(contentsOf: [])
    #expect(recorder.values.count == 1)
  }

  @Test func anUpdateThatThrowsChangesNothing() {
    let recorder = Recorder(letters)
    #expect(throws: MarbleError()) {
      try letters.update {
        $0.append("c")
        throw MarbleError()
      }
    }
    #expect(recorder.values.count == 1)
    #expect(letters.value == ["a", "b"])
  }

  @Test func anUpdateBeginsAgainIfTheContentChanges() {
    let calls = CurrentValueSubject<Int, Never>(0)
    letters.update { [letters] editor in
      calls.value += 1
      if calls.value == 1 { letters.append("other") }
      editor.append("c")
    }
    #expect(letters.value == ["a", "b", "other", "c"])
  }

  @Test func stopsTheProgramIfAnUpdateChangesTheArrayItself() async {
    await #expect(processExitsWith: .failure) {
      let letters = ObservableArray(["a"])
      letters.update { editor in
        letters.append("b")
        editor.append("c")
      }
    }
    await #expect(processExitsWith: .failure) {
      let letters = ObservableArray(["a"])
      letters.update { editor in
        letters.update { $0.append("b") }
        editor.append("c")
      }
    }
  }

  @Test func mayChangeTheArrayBetweenUpdates() {
    let calls = CurrentValueSubject<Int, Never>(0)
    for _ in 0..<2 {
      letters.update { [letters] editor in
        calls.value += 1
        if calls.value % 2 == 1 { letters.append("other") }
        editor.append("c")
      }
      letters.append("d")
    }
    #expect(letters.value == ["a", "b", "other", "c", "d", "other", "c", "d"])
    #expect(calls.value == 4)
  }

  @Test func changesDuringADeliveryFollowInOrder() {
    let letters = letters
    let first = Recorder(
      letters.handleEvents(receiveOutput: { if $0.snapshot.count == 3 { letters.append("d") } }))
    let second = Recorder(letters)
    letters.append("c")
    let expected = ["reset [a, b]", "insert [c] at 2", "insert [d] at 3"]
    #expect(first.values.map(\.description) == expected)
    #expect(second.values.map(\.description) == expected)
  }

  @Test func subscribersDuringADeliveryMissNothing() {
    let letters = letters
    let late = CurrentValueSubject<Recorder<CollectionChange<Named>, Never>?, Never>(nil)
    let first = Recorder(
      letters.handleEvents(receiveOutput: {
        guard $0.snapshot.count == 3 else { return }
        letters.append("d")
        late.value = Recorder(letters)
        letters.append("e")
      }))
    letters.append("c")
    #expect(first.values.count == 4)
    #expect(late.value?.values.map(\.description) == ["reset [a, b, c, d]", "insert [e] at 4"])
  }

  @Test func updatesFromManyThreadsAreAtomicAndOrdered() async throws {
    let numbers = ObservableArray<Int>()
    let recorder = Recorder(numbers)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            numbers.update { $0.insert(task, at: (number * 7) % ($0.count + 1)) }
          }
        }
      }
    }
    _ = try await recorder.next(401)
    var follower = ArrayEditor<Int>()
    for change in recorder.values {
      follower.apply(change)
      #expect(follower.snapshot == change.snapshot)
    }
    #expect(follower.snapshot == numbers.value)
    #expect(recorder.violations == [])
  }

  @Test func snapshotsKeepTheirContentWhileSingleChangesFollow() {
    let numbers = ObservableArray(0..<1_000)
    let changes = [
      { numbers.append(-1) }, { numbers.insert(-2, at: 500) }, { _ = numbers.remove(at: 3) },
      { numbers[7] = -3 }, { numbers.move(from: 0, to: 900) },
    ]
    for change in changes {
      let (before, copy) = (numbers.value, Array(numbers.value))
      change()
      #expect(before.elementsEqual(copy))
      #expect(!numbers.value.elementsEqual(copy))
    }
  }

  /// Calls a closure when it is released.
  private final class Farewell: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  @Test func elementsMayUseTheArrayWhenTheyAreReleased() {
    let elements = ObservableArray<Farewell>()
    let counts = CurrentValueSubject<[Int], Never>([])
    elements.append(Farewell { [weak elements] in counts.value.append(elements?.count ?? -1) })
    elements.remove(at: 0)
    #expect(counts.value == [])
    elements.append(Farewell {})
    #expect(counts.value == [1])
  }

  @Test func releasesItsSubscribers() {
    let leaks = LeakCheck()
    var numbers = leaks.watch(ObservableArray([1])) as Optional
    var object = leaks.watch(CurrentValueSubject<Int, Never>(0)) as Optional
    let subscription = numbers?.sink { [object] _ in _ = object }
    object = nil
    #expect(leaks.survivors.count == 2)
    numbers = nil
    #expect(leaks.survivors == [])
    _ = subscription
  }

  @Test func isAnAsynchronousSequence() async {
    var changes = letters.values.makeAsyncIterator()
    #expect(await changes.next() == .reset(["a", "b"]))
    letters.append("c")
    #expect(await changes.next().map { "\($0)" } == "insert [c] at 2")
  }
}
