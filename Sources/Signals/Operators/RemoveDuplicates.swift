extension Publisher where Output: Equatable {
  /// Publishes a value only when it differs from the one before it.
  ///
  ///     upstream:            --a-a-b-a-|
  ///     removeDuplicates():  --a---b-a-|
  ///
  /// The first value always passes. Each subscription compares with its own past, so a late
  /// subscriber starts afresh.
  @inlinable
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    RemoveDuplicates(upstream: self, equivalence: EquatableEquivalence())
  }
}

extension Publisher {
  /// Publishes a value only when it differs from the one before it, in the sense of
  /// `areEquivalent`.
  ///
  ///     upstream:                        --a-A-b-a-|
  ///     removeDuplicates { $0 ~ $1 }:    --a---b-a-|
  ///
  /// As ``Publisher/removeDuplicates()``.
  ///
  /// - Parameter areEquivalent: Returns `true` to drop `new`; `previous` is the value that was last
  ///   published.
  @inlinable
  public func removeDuplicates(
    by areEquivalent: @escaping @Sendable (_ previous: Output, _ new: Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    RemoveDuplicates(upstream: self, equivalence: ClosureEquivalence(areEquivalent))
  }
}

/// Tells which values are alike. A type of its own for each way, so that `==` needs no closure.
@usableFromInline
protocol Equivalence<Value>: Sendable {
  associatedtype Value

  func areEquivalent(_ previous: Value, _ new: Value) -> Bool
}

@usableFromInline
struct EquatableEquivalence<Value: Equatable>: Equivalence {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func areEquivalent(_ previous: Value, _ new: Value) -> Bool {
    previous == new
  }
}

@usableFromInline
struct ClosureEquivalence<Value>: Equivalence {
  @usableFromInline let closure: @Sendable (Value, Value) -> Bool

  @inlinable
  init(_ closure: @escaping @Sendable (Value, Value) -> Bool) {
    self.closure = closure
  }

  @inlinable @inline(__always)
  func areEquivalent(_ previous: Value, _ new: Value) -> Bool {
    closure(previous, new)
  }
}

@usableFromInline
struct RemoveDuplicates<Upstream: Publisher, Predicate: Equivalence<Upstream.Output>>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let equivalence: Predicate

  @inlinable
  init(upstream: Upstream, equivalence: Predicate) {
    self.upstream = upstream
    self.equivalence = equivalence
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(
      RemoveDuplicatesSubscriber(equivalence: equivalence, downstream: subscriber))
  }
}

@usableFromInline
struct RemoveDuplicatesSubscriber<
  Downstream: Subscriber, Predicate: Equivalence<Downstream.Input>
>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var previous: Input?
  @usableFromInline let equivalence: Predicate
  @usableFromInline var downstream: Downstream

  @inlinable
  init(equivalence: Predicate, downstream: consuming Downstream) {
    self.equivalence = equivalence
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    if let previous, equivalence.areEquivalent(previous, input) { return .more }
    previous = input
    return downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
