extension Publisher where Output: Equatable {
  /// Publishes a value only if it differs from the previous one.
  ///
  ///     upstream:            --a-a-b-a-|
  ///     removeDuplicates():  --a---b-a-|
  ///
  /// The first value is always published. Each subscription compares its own values, so a late
  /// subscriber starts without a previous one.
  @inlinable
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    OperatorPublisher(self, RemoveDuplicates(predicate: EquatableEquivalence()))
  }
}

extension Publisher {
  /// Publishes a value only if it is not equivalent to the previous one.
  ///
  ///     upstream:                        --a-A-b-a-|
  ///     removeDuplicates { $0 ~ $1 }:    --a---b-a-|
  ///
  /// Like ``Publisher/removeDuplicates()``, with a given equivalence.
  ///
  /// - Parameter areEquivalent: Returns `true` to drop `new`; `previous` is the last value that
  ///   was published.
  @inlinable
  public func removeDuplicates(
    by areEquivalent: @escaping @Sendable (_ previous: Output, _ new: Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, RemoveDuplicates(predicate: ClosureEquivalence(areEquivalent)))
  }
}

/// Compares two values. Each comparison is a type of its own, so that `==` needs no closure.
@usableFromInline
protocol Equivalence<Value>: Sendable {
  associatedtype Value: Sendable

  func areEquivalent(_ previous: Value, _ new: Value) -> Bool
}

@usableFromInline
struct EquatableEquivalence<Value: Equatable & Sendable>: Equivalence {
  @inlinable
  init() {}

  @inlinable
  func areEquivalent(_ previous: Value, _ new: Value) -> Bool {
    previous == new
  }
}

@usableFromInline
struct ClosureEquivalence<Value: Sendable>: Equivalence {
  @usableFromInline let closure: @Sendable (Value, Value) -> Bool

  @inlinable
  init(_ closure: @escaping @Sendable (Value, Value) -> Bool) {
    self.closure = closure
  }

  @inlinable
  func areEquivalent(_ previous: Value, _ new: Value) -> Bool {
    closure(previous, new)
  }
}

@usableFromInline
struct RemoveDuplicates<Predicate: Equivalence, Failure: Error>: SimpleStage {
  @usableFromInline typealias Input = Predicate.Value

  @usableFromInline var previous: Predicate.Value?
  @usableFromInline let predicate: Predicate

  @inlinable
  init(predicate: Predicate) {
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Predicate.Value, _ downstream: inout some Subscriber<Predicate.Value, Failure>
  ) -> Demand {
    if let previous, predicate.areEquivalent(previous, input) { return .more }
    previous = input
    return downstream.receive(input)
  }
}
