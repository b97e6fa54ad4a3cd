extension Publisher where Failure == Never {
  /// Publishes what `transform` makes of each value, and fails with what it throws.
  ///
  ///     upstream:                    --1--x--2-|
  ///     tryMap { try number($0) }:   --1--#
  ///
  /// The failure has the type that `transform` throws. Lets go of the upstream when it throws.
  @inlinable
  public func tryMap<NewOutput: Sendable, NewFailure: Error>(
    _ transform: @escaping @Sendable (Output) throws(NewFailure) -> NewOutput
  ) -> some Publisher<NewOutput, NewFailure> {
    TryMap(upstream: setFailureType(to: NewFailure.self), transform: transform)
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each value, and fails with what it throws.
  ///
  ///     upstream:                    --1--x--2-|
  ///     tryMap { try number($0) }:   --1--#
  ///
  /// For a publisher that may fail for reasons of its own: the failure is one of either kind. Lets go
  /// of the upstream when `transform` throws.
  @inlinable
  public func tryMap<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) throws -> NewOutput
  ) -> some Publisher<NewOutput, any Error> {
    TryMap(upstream: mapError { $0 as any Error }, transform: transform)
  }
}

@usableFromInline
struct TryMap<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Output) throws(Failure) -> Output

  @inlinable
  init(
    upstream: Upstream,
    transform: @escaping @Sendable (Upstream.Output) throws(Failure) -> Output
  ) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(TryMapSubscriber(transform: transform, downstream: subscriber))
  }
}

@usableFromInline
struct TryMapSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let transform: @Sendable (Input) throws(Failure) -> Downstream.Input
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    transform: @escaping @Sendable (Input) throws(Failure) -> Downstream.Input,
    downstream: consuming Downstream
  ) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    do throws(Failure) {
      return downstream.receive(try transform(input))
    } catch {
      downstream.receive(completion: .failure(error))
      return .stop
    }
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
