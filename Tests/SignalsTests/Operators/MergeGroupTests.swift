import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct MergeGroupTests {
  private typealias Nested = AnyPublisher<Int, MarbleError>

  private let subjects = (0..<6).map { _ in PassthroughSubject<Int, MarbleError>() }

  /// The subjects in nested merges: `((0 1) 2 (3 (4 5)))`.
  private func nested(_ transform: (Int) -> Nested) -> Nested {
    let right = transform(3).merge(
      with: transform(4).merge(with: transform(5)).eraseToAnyPublisher())
    return [
      transform(0).merge(with: transform(1)).eraseToAnyPublisher(), transform(2),
      right.eraseToAnyPublisher(),
    ].merged().eraseToAnyPublisher()
  }

  private var nestedSubjects: Nested {
    nested { subjects[$0].eraseToAnyPublisher() }
  }

  @Test(arguments: [true, false])
  func deepNestingUsesNoStack(isNestedFirst: Bool) {
    let depth = 20_000
    let subject = PassthroughSubject<Int, Never>()
    let silent = Empty<Int, Never>(completeImmediately: false)
    var merged = subject.eraseToAnyPublisher()
    for _ in 0..<depth {
      merged =
        isNestedFirst
        ? merged.merge(with: silent).eraseToAnyPublisher()
        : silent.merge(with: merged).eraseToAnyPublisher()
    }
    let recorder = Recorder(merged)
    subject.send(1)
    #expect(recorder.values == [1])
    recorder.cancel()
    subject.send(2)
    #expect(recorder.values == [1])
  }

  @Test func deepNestingOfCollectionsUsesNoStack() {
    let depth = 20_000
    var merged = Just(0).eraseToAnyPublisher()
    for number in 1...depth {
      merged = [merged, Just(number).eraseToAnyPublisher()].merged().eraseToAnyPublisher()
    }
    let recorder = Recorder(merged)
    #expect(recorder.values == Array(0...depth))
    #expect(recorder.completion == .finished)
  }

  @Test func subscribesInTheOrderOfRecursion() {
    let recorder = Recorder(
      nested { number in Just(number).setFailureType(to: MarbleError.self).eraseToAnyPublisher() })
    #expect(recorder.values == [0, 1, 2, 3, 4, 5])
    #expect(recorder.completion == .finished)
  }

  @Test func aPublisherWithoutEndLeavesTheOthersTheirTurn() {
    let endless = (10...).publisher.eraseToAnyPublisher()
    let inner = endless.merge(with: Just(1)).eraseToAnyPublisher()
    #expect(Recorder(inner.merge(with: Just(2)).prefix(3)).values == [2, 1, 10])
  }

  @Test func finishesWithTheLastMember() {
    let recorder = Recorder(nestedSubjects)
    for (index, subject) in subjects.enumerated().reversed() {
      #expect(recorder.completion == nil)
      subject.send(index)
      subject.send(completion: .finished)
    }
    #expect(recorder.values == [5, 4, 3, 2, 1, 0])
    #expect(recorder.completion == .finished)
  }

  @Test func failsWithAnyMember() {
    for subject in subjects.indices {
      let failing = PassthroughSubject<Int, MarbleError>()
      let recorder = Recorder(
        nested { ($0 == subject ? failing : subjects[$0]).eraseToAnyPublisher() })
      failing.send(completion: .failure(MarbleError()))
      #expect(recorder.completion == .failure(MarbleError()))
      for subject in subjects { subject.send(1) }
      #expect(recorder.values == [])
    }
  }

  @Test func cancelsAllMembers() {
    let cancelled = CurrentValueSubject<Set<Int>, Never>([])
    let watched = nested { number in
      subjects[number].handleEvents(receiveCancel: { cancelled.value.insert(number) })
        .eraseToAnyPublisher()
    }
    Recorder(watched).cancel()
    #expect(cancelled.value == [0, 1, 2, 3, 4, 5])
  }

  @Test func releasesTheSubscriberWhenNoMemberCanSend() {
    final class Owned: Sendable {}
    let silent = Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
    func subscribe(_ object: Owned) -> AnyCancellable {
      PassthroughSubject<Int, Never>().merge(with: silent).eraseToAnyPublisher()
        .merge(with: silent).sink { _ in withExtendedLifetime(object) {} }
    }
    weak var owned: Owned?
    let subscription = {
      let object = Owned()
      owned = object
      return subscribe(object)
    }()
    #expect(owned == nil)
    withExtendedLifetime(subscription) {}
  }

  /// Publishes the values of `upstream`, to which it subscribes when `start` sends.
  private struct Late: Publisher {
    typealias Output = Int
    typealias Failure = MarbleError

    let upstream: Nested
    let start: PassthroughSubject<Int, Never>

    func subscribe<S: Subscriber<Int, MarbleError>>(_ subscriber: consuming S) -> AnyCancellable {
      let subscriber = subscriber
      let current = Lock<AnyCancellable?>(nil)
      let starting = start.sink { [upstream] _ in
        let subscription = upstream.subscribe(subscriber)
        current.withLock { $0 = subscription }
      }
      return AnyCancellable {
        starting.cancel()
        current.withLock { $0 }?.cancel()
      }
    }
  }

  @Test func aMergeThatStartsLateReceivesForItself() {
    let start = PassthroughSubject<Int, Never>()
    let late = Late(upstream: nestedSubjects, start: start).eraseToAnyPublisher()
    let last = PassthroughSubject<Int, MarbleError>()
    let recorder = Recorder(late.merge(with: last))
    subjects[0].send(1)
    start.send(0)
    subjects[0].send(2)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(recorder.completion == nil)
    last.send(3)
    last.send(completion: .finished)
    #expect(recorder.values == [2, 3])
    #expect(recorder.completion == .finished)
  }

  @Test func keepsTheContract() {
    expectContract("merge(with:)") { upstream in
      upstream.merge(with: ContractUpstream.none).eraseToAnyPublisher()
        .merge(with: ContractUpstream.none)
    } _: {
      $0
    }
  }
}
