import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AppendTests {
  @Test func continuesWithTheNextAfterTheFinish() {
    #expect(marbles("--a--b-|", "-x------c--|") { $0.append($1) } == "--a--b--c--|")
  }

  @Test func acceptsElements() {
    #expect(marbles("--a--b-|") { $0.append("c", "d") } == "--a--b-(cd|)")
  }

  @Test func stopsAfterAFailure() {
    #expect(marbles("--a--#", "-------c--|") { $0.append($1) } == "--a--#")
  }

  @Test func doesNotContinueAfterStop() {
    let next = Just(3).handleEvents(receiveSubscription: { Issue.record("subscribed") })
    #expect(Recorder([1, 2].publisher.append(next).prefix(2)).values == [1, 2])
  }

  @Test func cancellingStopsASequence() {
    let subject = PassthroughSubject<Int, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let iterated = CurrentValueSubject<Int, Never>(0)
    let elements = (1...100).publisher.handleEvents(receiveOutput: { iterated.value = $0 })
    exit.value = subject.append(elements).sink { if $0 == 3 { exit.value?.cancel() } }
    subject.send(completion: .finished)
    #expect(iterated.value == 4)
  }

  @Test func cancelsBetweenElements() {
    let subject = PassthroughSubject<Int, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let seen = CurrentValueSubject<[Int], Never>([])
    exit.value = subject.append(1...100).sink { value in
      seen.value.append(value)
      if value == 3 { exit.value?.cancel() }
    }
    subject.send(completion: .finished)
    #expect(seen.value == [1, 2, 3])
  }

  @Test func cancellingDuringTheLastElementDropsTheCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let completion = CurrentValueSubject<Completion<Never>?, Never>(nil)
    exit.value = subject.append(1...3).sink(receiveCompletion: { completion.value = $0 }) {
      if $0 == 3 { exit.value?.cancel() }
    }
    subject.send(completion: .finished)
    #expect(completion.value == nil)
  }

  @Test func cancelsTheCurrentPublisher() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let ended = CurrentValueSubject<[Int], Never>([])
    let watched = subjects.enumerated().map { index, subject in
      subject.handleEvents(receiveCancel: { ended.value.append(index) })
    }
    Recorder(watched[0].append(watched[1])).cancel()
    let second = Recorder(watched[0].append(watched[1]))
    subjects[0].send(completion: .finished)
    subjects[1].send(1)
    second.cancel()
    subjects[1].send(2)
    #expect(ended.value == [0, 1])
    #expect(second.values == [1])
  }

  @Test func manyPublishersInARowUseNoStack() {
    let row = (0..<1_000).reduce(Just(0).eraseToAnyPublisher()) { row, number in
      row.append(Just(number)).eraseToAnyPublisher()
    }
    #expect(Recorder(row).values.count == 1_001)
  }

  @Test func aPublisherMayAppendItself() {
    @Sendable func countdown(_ number: Int) -> AnyPublisher<Int, Never> {
      if number == 0 { return Just(0).eraseToAnyPublisher() }
      return Just(number).append(Deferred { countdown(number - 1) }).eraseToAnyPublisher()
    }
    let sum = CurrentValueSubject<Int, Never>(0)
    let subscription = countdown(100_000).sink { sum.value += $0 }
    #expect(sum.value == 100_000 * 100_001 / 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func aPublisherThatAppendsItselfPassesValuesOnceInVirtualTime() throws {
    let scheduler = TestScheduler()
    @Sendable func poll(_ number: Int) -> AnyPublisher<Int, Never> {
      Just(number).delay(for: .seconds(1), scheduler: scheduler)
        .append(Deferred { poll(number + 1) }).eraseToAnyPublisher()
    }
    let recorder = Recorder(poll(1).prefix(20_000))
    try scheduler.run()
    #expect(recorder.values.last == 20_000)
    #expect(recorder.completion == .finished)
  }

  @Test func appendsInALoop() {
    var numbers = Just(0).eraseToAnyPublisher()
    for number in 1...2_000 { numbers = numbers.append(number).eraseToAnyPublisher() }
    let recorder = Recorder(numbers)
    #expect(recorder.values == Array(0...2_000))
    #expect(recorder.completion == .finished)
  }

  @Test func keepsTheContract() {
    expectContract("append(_:)", { $0.append(8, 9) }) { $0 + [8, 9] }
    expectContract("append(_:)", { Empty().append($0) }) { $0 }
  }
}
