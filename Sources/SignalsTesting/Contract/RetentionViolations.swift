import Signals
import Synchronization

/// A value that counts as long as it is retained.
public struct TrackedValue: Hashable, Sendable {
  /// The position of the value, beginning with 0.
  public let number: Int
  private let token: Token

  fileprivate init(_ number: Int, _ count: LiveCount) {
    self.number = number
    token = Token(count)
  }

  /// Returns whether both have the same number.
  public static func == (lhs: TrackedValue, rhs: TrackedValue) -> Bool {
    lhs.number == rhs.number
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

/// Checks whether an operator releases the values that it has passed on.
///
///     #expect(retentionViolations { $0.removeDuplicates() } == [])
///     #expect(retentionViolations(keeping: 9) { $0.collect(10) } == [])
///
/// Sends a hundred values, one after the other, and counts those that are retained after each.
/// None may be retained when the operator has been cancelled or its upstream has completed.
///
/// - Parameters:
///   - limit: The number of values that the operator may keep. The default is for operators that
///     compare a value with the previous one.
///   - transform: Applies the operator to an upstream.
/// - Returns: The violations as sentences, or an empty array.
public func retentionViolations(
  keeping limit: Int = 1,
  of transform: @escaping @Sendable (AnyPublisher<TrackedValue, ContractError>) -> some Publisher
) -> [String] {
  let retention = Retention(limit: limit, transform: transform)
  let violations =
    retention.violations("it was cancelled") { _, subscription in subscription.cancel() }
    + retention.violations("its upstream finished") { subject, _ in
      subject.send(completion: .finished)
    }
    + retention.violations("its upstream failed") { subject, _ in
      subject.send(completion: .failure(ContractError()))
    }
  var seen: Set<String> = []
  return violations.filter { seen.insert($0).inserted }
}

/// An operator and the number of values that it may keep.
private struct Retention<Result: Publisher>: Sendable {
  typealias Upstream = PassthroughSubject<TrackedValue, ContractError>

  let limit: Int
  let transform: @Sendable (AnyPublisher<TrackedValue, ContractError>) -> Result

  /// Sends a hundred values, ends the subscription, and counts the values that are left.
  func violations(
    _ occasion: String, _ end: (Upstream, AnyCancellable) -> Void
  ) -> [String] {
    let (subject, count) = (Upstream(), LiveCount())
    let subscription = transform(subject.eraseToAnyPublisher()).sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    var most = 0
    for number in 0..<100 {
      subject.send(TrackedValue(number, count))
      most = max(most, count.value)
    }
    end(subject, subscription)
    let rest = count.value
    withExtendedLifetime(subscription) {}
    return (most > limit ? ["It kept \(most) values of 100, not \(limit)."] : [])
      + (rest > 0 ? ["It kept \(rest) values when \(occasion)."] : [])
  }
}

/// The number of tokens that are alive.
private final class LiveCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add(_ difference: Int) {
    count.wrappingAdd(difference, ordering: .relaxed)
  }
}

private final class Token: Sendable {
  private let count: LiveCount

  init(_ count: LiveCount) {
    self.count = count
    count.add(1)
  }

  deinit {
    count.add(-1)
  }
}
