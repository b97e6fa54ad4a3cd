import Signals

/// Puts an operator to the test of what ``Signals/Publisher`` promises, and says what it breaks.
///
///     #expect(await contractViolations { $0.removeDuplicates() } == [])
///
/// Checks the grammar, one subscription to the upstream, its release on cancelling and at the end,
/// silence after cancelling, re-entrant sends, cancelling inside a delivery, and senders on many
/// threads: no overlap, nothing lost, nothing invented.
///
/// - Parameter transform: Makes what is tested of an upstream; called once for each check. What comes
///   out may depend only on what came in, and not on time.
public func contractViolations<Result: Publisher>(
  of transform: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> Result
) async -> [String] where Result.Output: Equatable {
  let contract = Contract(transform: transform)
  return contract.grammar() + contract.release() + contract.silence() + contract.reentrancy()
    + contract.cancellingInside() + (await contract.manyThreads())
}

/// The error with which ``contractViolations(of:)`` lets upstreams fail.
public struct ContractError: Error, Hashable {
  /// The error, of which there is only one.
  public init() {}
}

private struct Contract<Result: Publisher>: Sendable where Result.Output: Equatable {
  typealias Record = SignalsTesting.Record<Result.Output, Result.Failure>

  let transform: @Sendable (AnyPublisher<Int, ContractError>) -> Result

  func grammar() -> [String] {
    [Completion.finished, .failure(ContractError())].flatMap { completion in
      let upstream = Upstream()
      let recorder = Recorder(transform(upstream.publisher))
      for value in 0..<8 { upstream.subject.send(value) }
      upstream.subject.send(completion: completion)
      upstream.subject.send(8)
      upstream.subject.send(completion: completion)
      let count = upstream.subscriptions
      let isOnce = count == 1 ? [] : ["It subscribed \(count) times to its upstream, not once."]
      return recorder.violations + isOnce
    }
  }

  func release() -> [String] {
    func violation(_ occasion: String, _ end: (Upstream, AnyCancellable) -> Void) -> String? {
      let upstream = Upstream()
      let token = Token()
      weak let witness = token
      let subscription = subscribe(upstream, keeping: token)
      upstream.subject.send(0)
      end(upstream, subscription)
      _ = consume token
      return withExtendedLifetime((upstream, subscription)) {
        witness == nil ? nil : "It kept its subscriber after \(occasion)."
      }
    }
    let afterCancelling = violation("cancelling") { _, subscription in subscription.cancel() }
    let afterFinishing = violation("finishing") { upstream, _ in
      upstream.subject.send(completion: .finished)
    }
    let afterFailing = violation("failing") { upstream, _ in
      upstream.subject.send(completion: .failure(ContractError()))
    }
    return [afterCancelling, afterFinishing, afterFailing].compactMap(\.self)
  }

  private func subscribe(_ upstream: Upstream, keeping token: consuming Token) -> AnyCancellable {
    let record = Record(scheduler: nil)
    let subscriber = RecordingSubscriber(record: record) { [token] _ in
      withExtendedLifetime(token) { .more }
    }
    return transform(upstream.publisher).subscribe(subscriber)
  }

  func silence() -> [String] {
    let upstream = Upstream()
    let recorder = Recorder(transform(upstream.publisher))
    upstream.subject.send(0)
    recorder.cancel()
    let before = recorder.values.count
    upstream.subject.send(1)
    upstream.subject.send(completion: .finished)
    var violations: [String] = []
    if recorder.values.count > before { violations.append("It sent values after cancelling.") }
    if upstream.cancellations != 1 && upstream.subscriptions == 1 {
      violations.append("Cancelling it did not cancel its upstream.")
    }
    return violations
  }

  func reentrancy() -> [String] {
    let upstream = Upstream()
    let record = Record(scheduler: nil)
    let subscriber = RecordingSubscriber(record: record) { [subject = upstream.subject] _ in
      let count = record.state.read { $0.values.count }
      if count < 1_000 { subject.send(count) }
      return .more
    }
    let subscription = transform(upstream.publisher).subscribe(subscriber)
    for value in 0..<8 { upstream.subject.send(value) }
    return withExtendedLifetime(subscription) { record.state.read { $0.violations } }
  }

  func cancellingInside() -> [String] {
    let upstream = Upstream()
    let record = Record(scheduler: nil)
    let exit = Lock<AnyCancellable?>(nil)
    let subscriber = RecordingSubscriber(record: record) { _ in
      exit.withLock { $0 }?.cancel()
      return .more
    }
    let subscription = transform(upstream.publisher).subscribe(subscriber)
    let early = record.state.read { $0.values.count }
    exit.withLock { $0 = subscription }
    for value in 0..<8 { upstream.subject.send(value) }
    let late = record.state.read { $0.values.count } - early
    return late <= 1 ? [] : ["It sent \(late) values although the first cancelled it."]
  }

  func manyThreads() async -> [String] {
    let upstream = Upstream()
    let recorder = Recorder(transform(upstream.publisher))
    // The last to subscribe is the last to receive: what it has seen, all have.
    var witness = upstream.subject.values.makeAsyncIterator()
    let (senders, perSender) = (8, 500)
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<senders {
        group.addTask { [subject = upstream.subject] in
          for value in 0..<perSender { subject.send(sender * perSender + value) }
        }
      }
    }
    var order: [Int] = []
    while order.count < senders * perSender, let value = try? await witness.next() {
      order.append(value)
    }
    let isSame = recorder.values == results(of: order)
    return recorder.violations
      + (isSame ? [] : ["It lost, invented or reordered values sent from several threads."])
  }

  /// What comes out when `values` go in one after the other.
  private func results(of values: [Int]) -> [Result.Output] {
    let upstream = Upstream()
    let recorder = Recorder(transform(upstream.publisher))
    for value in values { upstream.subject.send(value) }
    return recorder.values
  }
}

private final class Token: Sendable {}

/// A subject that counts who came and who went.
private final class Upstream: Sendable {
  let subject = PassthroughSubject<Int, ContractError>()
  private let counts = Lock((subscriptions: 0, cancellations: 0))

  var subscriptions: Int { counts.withLock { $0.subscriptions } }
  var cancellations: Int { counts.withLock { $0.cancellations } }

  var publisher: AnyPublisher<Int, ContractError> {
    subject.handleEvents(
      receiveSubscription: { self.counts.withLock { $0.subscriptions += 1 } },
      receiveCancel: { self.counts.withLock { $0.cancellations += 1 } }
    ).eraseToAnyPublisher()
  }
}
