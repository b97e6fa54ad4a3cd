import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) @MainActor struct PublishedTests {
  @MainActor private final class Model {
    @Published var title = "a"
  }

  private let model = Model()

  @Test func publishesTheCurrentValueAndEachNewOne() {
    let recorder = Recorder(model.$title)
    model.title = "b"
    model.title += "c"
    #expect(recorder.values == ["a", "b", "bc"])
    #expect(model.title == "bc")
  }

  @Test func publishesBeforeThePropertyChanges() {
    let recorder = Recorder(
      model.$title.map { [model] title in
        MainActor.assumeIsolated { "\(model.title)→\(title)" }
      })
    model.title = "b"
    #expect(recorder.values == ["a→a", "a→b"])
  }

  @Test func receivesTheValuesOfAPublisher() {
    let titles = PassthroughSubject<String, Never>()
    titles.assign(to: &model.$title)
    titles.send("b")
    #expect(model.title == "b")
  }

  @Test func theObjectEndsAnAssignment() {
    let leaks = LeakCheck()
    let titles = PassthroughSubject<String, Never>()
    var model: Model? = leaks.watch(Model(), as: "model")
    if let model { titles.assign(to: &model.$title) }
    model = nil
    #expect(leaks.survivors == [])
    titles.send("b")
  }

  // MARK: One truth

  private final class Counter: ObservableObject, @unchecked Sendable {
    // @unchecked: a published property may be used by all threads.

    @Published var count = 0
  }

  private let counter = Counter()

  @Test func aSetInADeliveryWaitsAndWins() {
    let recorder = Recorder(
      counter.$count.map { [counter] count in
        let old = counter.count
        if 1..<4 ~= count { counter.count = count + 1 }
        return "\(old)→\(count)"
      })
    counter.count = 1
    #expect(recorder.values == ["0→0", "0→1", "1→2", "2→3", "3→4"])
    #expect(counter.count == 4)
    #expect(Recorder(counter.$count).values == [4])
  }

  @Test func aSetInADeliveryIsReadAtOnce() {
    let recorder = Recorder(
      counter.$count.handleEvents(receiveOutput: { [counter] count in
        guard count == 1 else { return }
        counter.count += 9
        counter.count += 10
      }))
    counter.count = 1
    #expect(recorder.values == [0, 1, 9, 19])
    #expect(counter.count == 19)
  }

  @Test func aSetByAnotherThreadDuringADeliveryWins() {
    let recorder = Recorder(
      counter.$count.map { [counter] count in
        if count == 1 {
          runOnAnotherThread {
            counter.count = 2
            counter.count += 1
          }
        }
        return "\(counter.count)→\(count)"
      })
    counter.count = 1
    #expect(recorder.values == ["0→0", "3→1", "3→2", "2→3"])
    #expect(counter.count == 3)
    #expect(Recorder(counter.$count).values == [3])
  }

  @Test func otherThreadsReadTheValueThatIsDelivered() {
    let read = CurrentValueSubject<[Int], Never>([])
    let subscription = counter.$count.sink { [counter] _ in
      runOnAnotherThread { read.value.append(counter.count) }
    }
    counter.count = 1
    #expect(read.value == [0, 1])
    subscription.cancel()
  }

  @Test(arguments: 0..<50) func agreesAtRandom(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let remaining = CurrentValueSubject<Int, Never>(0)
    let observers = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let step = Int.random(in: 0...3, using: &random)
      return Recorder(
        counter.$count.handleEvents(receiveOutput: { [counter] count in
          // Odd numbers lead to others, which this thread sets or another one.
          guard count % 2 == 1, remaining.value > 0 else { return }
          remaining.value -= 1
          if step == 0 { counter.count += index + 1 }
          if step == 1 { runOnAnotherThread { counter.count += index + 1 } }
        }))
    }
    for _ in 0..<20 {
      remaining.value = 10
      counter.count = Int.random(in: 0..<100, using: &random)
      let last = counter.count
      #expect(observers.map(\.values.last) == observers.map { _ in last })
      #expect(Set(observers.map(\.values)).count == 1)
      #expect(Recorder(counter.$count).values == [last])
    }
  }
}
