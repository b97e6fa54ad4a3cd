import ObservableCollections
import Signals
import SignalsTesting

extension StressProgram {
  static let collections = [
    StressProgram("collection-changes") { rounds in
      let numbers = ObservableArray<Int>()
      let observer = Observer<CollectionChange<Int>>()
      let sortedObserver = Observer<CollectionChange<Int>>()
      // Each change reaches the operators before it reaches the observer.
      let subscriptions = [
        sortedObserver.subscribe(to: numbers.filter { $0 % 3 != 0 }.sorted(by: <)),
        observer.subscribe(to: numbers),
      ]
      try whileReading(numbers) {
        Worker.run(4) { thread in
          for round in 0..<rounds { change(numbers, thread: thread, round: round) }
        }
      }
      try observer.expect(4 * rounds + 1)
      try check(try content(after: observer.values) == numbers.value, "changes are lost")
      let sorted = numbers.value.filter { $0 % 3 != 0 }.sorted()
      try check(
        try content(after: sortedObserver.values).elementsEqual(sorted),
        "the sorted collection has other elements")
      withExtendedLifetime(subscriptions) {}
    },
    StressProgram("collection-reads") { rounds in
      let numbers = ObservableArray<Int>()
      let pending = PendingCollection<Int> {}
      let subscription = numbers.filter { $0 % 3 != 0 }.sorted(by: <).subscribe(pending)
      let (isOver, isTorn) = (Flag(), Flag())
      let reader = Worker {
        while !isOver.isSet {
          let count = pending.read().count
          // Other threads change the collection between the two calls.
          let content = Array(pending.content)
          if content.count != count || content != content.sorted() { isTorn.set() }
        }
      }
      Worker.run(4) { thread in
        for round in 0..<rounds { change(numbers, thread: thread, round: round) }
      }
      isOver.set()
      reader.join()
      try check(!isTorn.isSet, "a reader saw a part of a change, or one that it had not read")
      // The last thread may have left its deliveries to a task.
      let sorted = numbers.value.filter { $0 % 3 != 0 }.sorted()
      try wait(for: "the last content") {
        _ = pending.read()
        return pending.content.elementsEqual(sorted)
      }
      withExtendedLifetime(subscription) {}
    },
  ]

  /// Changes `numbers` in one of four ways. All four together add an element.
  private static func change(_ numbers: ObservableArray<Int>, thread: Int, round: Int) {
    switch round % 4 {
    case 0: numbers.append(thread * 100_000 + round)
    case 1: numbers.update { $0.insert(-round, at: (round * 7) % ($0.count + 1)) }
    case 2: numbers.insert(round, at: 0)
    default:
      numbers.update { numbers in
        numbers.remove(at: (round * 5) % numbers.count)
        numbers.remove(at: numbers.count / 2)
      }
    }
  }

  /// Applies the steps of `changes`, and checks that each leads to the content after it.
  private static func content(
    after changes: [CollectionChange<Int>]
  ) throws -> ArraySnapshot<Int> {
    var editor = ArrayEditor<Int>()
    for change in changes {
      editor.apply(change)
      try check(editor.snapshot == change.snapshot, "the steps do not lead to the content")
    }
    return editor.snapshot
  }

  /// Runs `body` while another thread reads `numbers` and subscribes to them.
  private static func whileReading(_ numbers: ObservableArray<Int>, _ body: () -> Void) throws {
    let (isOver, isTorn) = (Flag(), Flag())
    let reader = Worker {
      while !isOver.isSet {
        let content = numbers.value
        if content.count != Array(content).count { isTorn.set() }
        numbers.sink { _ in }.cancel()
      }
    }
    body()
    isOver.set()
    reader.join()
    try check(!isTorn.isSet, "a snapshot changed after it was taken")
  }
}
