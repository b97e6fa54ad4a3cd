import SignalsTesting
import TestSupport
import Testing

@testable import Signals

/// Chains of random operators send the same with many sections, with one, and with some.
@Suite(.watchdog) struct DeepPublisherTests {
  private typealias Chain = AnyPublisher<Int, MarbleError>
  private typealias Change = @Sendable (Chain) -> Chain

  @Test(arguments: 0..<300)
  func aDeepChainSendsWhatAShallowOneSends(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let changes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      Self.randomChange(using: &random)
    }
    let limit = Int.random(in: 1...40, using: &random)
    let shallow = Self.log(of: changes, limit) { _ in false }
    #expect(Self.log(of: changes, limit) { _ in true } == shallow, "seed \(seed)")
    let isBoundary = changes.map { _ in Bool.random(using: &random) }
    #expect(Self.log(of: changes, limit) { isBoundary[$0] } == shallow, "seed \(seed)")
  }

  /// What a subscriber receives that needs no more than `limit` values.
  private static func log(
    of changes: [Change], _ limit: Int, isBoundary: (Int) -> Bool
  ) -> [String] {
    let subject = PassthroughSubject<Int, MarbleError>()
    var chain = [1, 2, 2, 3].publisher.setFailureType(to: MarbleError.self).append(subject)
      .eraseToAnyPublisher()
    for (index, change) in changes.enumerated() {
      chain = change(chain)
      chain =
        isBoundary(index) ? chain.beginningSection() : Undetermined(chain).eraseToAnyPublisher()
    }
    let count = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(
      chain.handleEvents(receiveOutput: { value in
        count.value += 1
        // Sent during a delivery.
        if value % 5 == 0, count.value < 30 { subject.send(value / 5 + 1) }
      }).prefix(limit))
    for value in 4..<8 { subject.send(value) }
    subject.send(completion: .finished)
    let end = recorder.completion.map { "\($0)" } ?? "none"
    return recorder.values.map { "\($0)" } + [end] + recorder.violations
  }

  private static func randomChange(using random: inout some RandomNumberGenerator) -> Change {
    let number = Int.random(in: 0..<5, using: &random)
    let others = [10, 11, 12].publisher.setFailureType(to: MarbleError.self)
    let changes: [Change] = [
      { $0.map { ($0 + number) % 100 }.eraseToAnyPublisher() },
      { $0.filter { $0 % 7 != number }.eraseToAnyPublisher() },
      { $0.scan(0) { ($0 + $1) % 100 }.eraseToAnyPublisher() },
      { $0.prefix(8 + 4 * number).eraseToAnyPublisher() },
      { $0.dropFirst(number).eraseToAnyPublisher() },
      { $0.removeDuplicates().eraseToAnyPublisher() },
      { $0.prepend(number).eraseToAnyPublisher() },
      { $0.append(number, number + 1).eraseToAnyPublisher() },
      { others.append($0).eraseToAnyPublisher() },
      { $0.flatMap { [$0, $0 % 3].publisher }.eraseToAnyPublisher() },
      { $0.merge(with: others).eraseToAnyPublisher() },
      { others.merge(with: $0).eraseToAnyPublisher() },
      { $0.combineLatest(others) { ($0 + $1) % 100 }.eraseToAnyPublisher() },
      { $0.zip(others) { ($0 + $1) % 100 }.eraseToAnyPublisher() },
      { $0.map { [$0, number].publisher }.switchToLatest().eraseToAnyPublisher() },
      { $0.share().eraseToAnyPublisher() },
      { $0.handleEvents(receiveCancel: {}).eraseToAnyPublisher() },
      {
        let shared = $0.share(); return shared.merge(with: shared).eraseToAnyPublisher()
      },
      { $0.collect(2).flatMap { $0.publisher }.eraseToAnyPublisher() },
      {
        $0.tryMap {
          if $0 == 97 { throw MarbleError() }; return $0
        }.mapError { _ in MarbleError() }
          .retry(1).eraseToAnyPublisher()
      },
      { $0.catch { _ in others }.eraseToAnyPublisher() },
      { $0.prefix { $0 != 90 + number }.eraseToAnyPublisher() },
      { $0.withLatestFrom(others) { ($0 + $1) % 100 }.eraseToAnyPublisher() },
    ]
    return changes.randomElement(using: &random) ?? changes[0]
  }
}

/// A publisher whose nesting is unknown.
private struct Undetermined<Output: Sendable, Failure: Error>: Publisher {
  let upstream: AnyPublisher<Output, Failure>

  init(_ upstream: AnyPublisher<Output, Failure>) {
    self.upstream = upstream
  }

  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    upstream.subscribe(subscriber)
  }
}
