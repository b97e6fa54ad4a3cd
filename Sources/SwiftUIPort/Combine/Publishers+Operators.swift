// The operators that programs create by their types. Methods of publishers return others, which
// are erased.

extension Publishers {
  /// A publisher of the results of a function for each value.
  public struct Map<Upstream: Publisher, Output: Sendable>: Publisher {
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed to the function.
    public let upstream: Upstream
    private let closure: UncheckedClosure<Upstream.Output, Output>
    /// The function.
    public var transform: (Upstream.Output) -> Output { closure.closure }

    /// Creates a publisher of the results of `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      closure = UncheckedClosure(transform)
    }

    /// Subscribes `subscriber` to the results.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.map(transform).subscribe(subscriber)
    }
  }

  /// A publisher of the results of a function for each value, until it throws.
  public struct TryMap<Upstream: Publisher, Output: Sendable>: Publisher {
    /// The error with which the publisher may end.
    public typealias Failure = any Error

    /// The publisher whose values are passed to the function.
    public let upstream: Upstream
    private let closure: UncheckedClosure<Upstream.Output, Result<Output, any Error>>
    /// The function.
    public var transform: (Upstream.Output) throws -> Output {
      { [closure] in try closure($0).get() }
    }

    /// Creates a publisher of the results of `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      closure = UncheckedClosure { value in Result { try transform(value) } }
    }

    /// Subscribes `subscriber` to the results.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.tryMap(transform).subscribe(subscriber)
    }
  }

  /// A publisher of the results of a function for each value that are not `nil`.
  public struct CompactMap<Upstream: Publisher, Output: Sendable>: Publisher {
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed to the function.
    public let upstream: Upstream
    private let closure: UncheckedClosure<Upstream.Output, Output?>
    /// The function.
    public var transform: (Upstream.Output) -> Output? { closure.closure }

    /// Creates a publisher of the results of `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      closure = UncheckedClosure(transform)
    }

    /// Subscribes `subscriber` to the results.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.compactMap(transform).subscribe(subscriber)
    }
  }

  /// A publisher of the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of all values.
    public let upstream: Upstream
    private let closure: UncheckedClosure<Output, Bool>
    /// The condition.
    public var isIncluded: (Output) -> Bool { closure.closure }

    /// Creates a publisher of the values for which `isIncluded` returns `true`.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      closure = UncheckedClosure(isIncluded)
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.filter(isIncluded).subscribe(subscriber)
    }
  }

  /// A publisher of the values of the publishers that a function returns for each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = NewPublisher.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed to the function.
    public let upstream: Upstream
    /// The number of publishers that are subscribed to at a time.
    public let maxPublishers: MaxPublishers
    private let closure: UncheckedClosure<Upstream.Output, NewPublisher>
    /// The function.
    public var transform: (Upstream.Output) -> NewPublisher { closure.closure }

    /// Creates a publisher of the values of the publishers that `transform` returns.
    public init(
      upstream: Upstream, maxPublishers: MaxPublishers,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      closure = UncheckedClosure(transform)
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      let transform = closure
      return upstream.Signals::flatMap(maxPublishers: maxPublishers) { value -> NewPublisher in
        transform(value)
      }
      .eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher that continues with another one when its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    private let closure: UncheckedClosure<Upstream.Failure, NewPublisher>
    /// Returns the publisher that follows.
    public var handler: (Upstream.Failure) -> NewPublisher { closure.closure }

    /// Creates a publisher that continues with the one that `handler` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      closure = UncheckedClosure(handler)
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.catch(handler).subscribe(subscriber)
    }
  }

  /// A publisher of the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publisher of all values.
    public let upstream: Upstream
    private let closure: UncheckedClosure<(Output, Output), Bool>
    /// Returns whether two values are the same.
    public var predicate: (Output, Output) -> Bool { { [closure] in closure(($0, $1)) } }

    /// Creates a publisher of the values that differ from the one before.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      closure = UncheckedClosure { predicate($0.0, $0.1) }
    }

    /// Subscribes `subscriber` to the values.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      let predicate = closure
      return upstream.removeDuplicates { predicate(($0, $1)) }.eraseToAnyPublisher()
        .subscribe(subscriber)
    }
  }
}
