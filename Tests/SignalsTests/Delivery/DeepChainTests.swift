import Signals
import SignalsTesting
import TestSupport
import Testing

/// A loop may nest as many operators as the documentation says.
@Suite(.watchdog) struct DeepChainTests {
  private typealias Chain = AnyPublisher<Int, Never>

  private static let changes: [(name: String, change: @Sendable (Chain) -> Chain)] = [
    ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
    ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
    ("merge second", { Empty().merge(with: $0).eraseToAnyPublisher() }),
    ("merged", { [$0].merged().eraseToAnyPublisher() }),
    ("combineLatest", { $0.combineLatest(Just(0)) { $0 + $1 }.eraseToAnyPublisher() }),
    ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
    ("switchToLatest", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
    ("share", { $0.share().eraseToAnyPublisher() }),
    ("retry", { $0.retry(1).eraseToAnyPublisher() }),
  ]

  /// The frames of the thread sanitizer are larger.
  #if TSAN
    private static let depth = 500
  #else
    private static let depth = 2_000
  #endif

  @Test(arguments: changes.indices)
  func nestedOperatorsSendCancelAndAreReleased(index: Int) {
    let (name, change) = Self.changes[index]
    let leaks = LeakCheck()
    let subject = PassthroughSubject<Int, Never>()
    do {
      let token = leaks.token(name)
      var chain = subject.map { [token] value in withExtendedLifetime(token) { value } }
        .eraseToAnyPublisher()
      for _ in 0..<Self.depth { chain = change(chain) }
      let recorder = Recorder(chain)
      subject.send(1)
      #expect(recorder.values == [1], "\(name)")
      recorder.cancel()
      subject.send(2)
      #expect(recorder.values == [1], "\(name)")
    }
    #expect(leaks.survivors == [])
  }
}
