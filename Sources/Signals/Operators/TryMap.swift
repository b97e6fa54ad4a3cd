extension Publisher where Failure == Never {
  /// Publishes the result of `transform` for each value, and fails with the error it throws.
  ///
  ///     upstream:                    --1--x--2-|
  ///     tryMap { try number($0) }:   --1--#
  ///
  /// The failure has the type that `transform` throws. Cancels the upstream when it throws.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func tryMap<NewOutput: Sendable, NewFailure: Error>(
    _ transform: @escaping @Sendable (Output) throws(NewFailure) -> NewOutput
  ) -> some Publisher<NewOutput, NewFailure> {
    OperatorPublisher(setFailureType(to: NewFailure.self), TryMap(transform: transform))
  }
}

extension Publisher {
  /// Publishes the result of `transform` for each value, and fails with the error it throws.
  ///
  ///     upstream:                    --1--x--2-|
  ///     tryMap { try number($0) }:   --1--#
  ///
  /// The failure is an error of the upstream or of `transform`. Cancels the upstream when
  /// `transform` throws.
  @_disfavoredOverload @inlinable  // SwiftUIPort has one without `Sendable`, and prefers it.
  public func tryMap<NewOutput: Sendable>(
    _ transform: @escaping @Sendable (Output) throws -> NewOutput
  ) -> some Publisher<NewOutput, any Error> {
    OperatorPublisher(mapError { $0 as any Error }, TryMap(transform: transform))
  }
}

@usableFromInline
struct TryMap<Input: Sendable, Output: Sendable, Failure: Error>: EndingStage {
  @usableFromInline let transform: @Sendable (Input) throws(Failure) -> Output
  @usableFromInline var upstream: Subscription?

  @inlinable
  init(transform: @escaping @Sendable (Input) throws(Failure) -> Output) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Output, Failure>) -> Demand {
    do throws(Failure) {
      return downstream.receive(try transform(input))
    } catch {
      return end(with: .failure(error), &downstream)
    }
  }
}
