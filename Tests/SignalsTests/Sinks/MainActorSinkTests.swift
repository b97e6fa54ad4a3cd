import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) @MainActor struct MainActorSinkTests {
  /// Something that only the main actor may touch.
  private final class Label {
    var text = ""
    var isDone = false
  }

  private let label = Label()
  private let subject = PassthroughSubject<String, MarbleError>()

  @Test func callsItsClosuresOnTheMainActorInOrder() async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let subscription = subject.sink(
      on: MainActor.shared,
      receiveCompletion: { [label] completion in
        label.isDone = completion == .failure(MarbleError())
        end.finish()
      },
      receiveValue: { [label] in label.text += $0 })
    await Task.detached { [subject] in
      for letter in ["a", "b", "c"] { subject.send(letter) }
      subject.send(completion: .failure(MarbleError()))
    }.value
    for await _ in ends {}
    #expect(label.text == "abc")
    #expect(label.isDone)
    _ = subscription
  }

  @Test func callsItsClosureAtOnceOnTheMainActor() {
    let titles = CurrentValueSubject<String, Never>("a")
    let subscription = titles.sink(on: MainActor.shared) { [label] in label.text += $0 }
    #expect(label.text == "a")
    titles.send("b")
    #expect(label.text == "ab")
    subscription.cancel()
  }

  @Test func valuesOfTheMainActorComeAfterThoseThatWait() async {
    let titles = PassthroughSubject<String, Never>()
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let subscription = titles.sink(on: MainActor.shared) { [label] in
      label.text += $0
      if $0 == "b" { end.finish() }
    }
    runOnAnotherThread { titles.send("a") }
    titles.send("b")
    for await _ in ends {}
    #expect(label.text == "ab")
    subscription.cancel()
  }

  @Test func valuesThatItsClosureSendsComeAfterwards() {
    let numbers = PassthroughSubject<Int, Never>()
    let subscription = numbers.sink(on: MainActor.shared) { [label] number in
      if number < 1_000 { numbers.send(number + 1) }
      label.text += number.isMultiple(of: 500) ? "\(number) " : ""
    }
    numbers.send(1)
    #expect(label.text == "500 1000 ")
    subscription.cancel()
  }

  @Test func callsNothingAfterCancelling() async {
    let titles = PassthroughSubject<String, Never>()
    let subscription = titles.sink(on: MainActor.shared) { [label] in label.text += $0 }
    runOnAnotherThread { titles.send("a") }
    subscription.cancel()
    // One that comes later has its turn later.
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    let probe = titles.sink(on: MainActor.shared) { _ in turn.yield() }
    runOnAnotherThread { titles.send("b") }
    var next = turns.makeAsyncIterator()
    await next.next()
    #expect(label.text == "")
    _ = probe
  }

  @Test func cancelsDuringADelivery() async {
    let titles = PassthroughSubject<String, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    exit.value = titles.sink(on: MainActor.shared) { [label] in
      label.text += $0
      exit.value?.cancel()
    }
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    let probe = titles.sink(on: MainActor.shared) { if $0 == "b" { turn.yield() } }
    runOnAnotherThread {
      titles.send("a")
      titles.send("b")
    }
    var next = turns.makeAsyncIterator()
    await next.next()
    #expect(label.text == "a")
    _ = probe
  }

  @Test func releasesItsClosuresWhenCancelled() async {
    let titles = PassthroughSubject<String, Never>()
    let leaks = LeakCheck()
    let subscription = titles.sink(on: MainActor.shared) { [token = leaks.token("the closure")] _ in
      withExtendedLifetime(token) {}
    }
    #expect(leaks.survivors == ["the closure"])
    subscription.cancel()
    #expect(leaks.survivors == [])
  }

  @Test func otherWorkHasItsTurnBetweenValues() async {
    let numbers = PassthroughSubject<Int, Never>()
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let subscription = numbers.sink(on: MainActor.shared) { [label] number in
      label.text.append(".")
      if number == 10_000 { end.finish() }
    }
    runOnAnotherThread { for number in 1...10_000 { numbers.send(number) } }
    let seen = await Task { label.text.count }.value
    #expect(seen < 1_000)
    for await _ in ends {}
    #expect(label.text.count == 10_000)
    _ = subscription
  }

  @Test func releasesItsClosuresWithTheUpstream() async {
    let leaks = LeakCheck()
    var numbers: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = numbers?.sink(on: MainActor.shared) {
      [token = leaks.token("closure")] _ in withExtendedLifetime(token) {}
    }
    numbers = nil
    #expect(leaks.survivors == [])
    _ = subscription
  }
}
