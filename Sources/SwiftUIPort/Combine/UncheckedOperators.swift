// The operators that the view models of articles use with `self`, as Combine declares them: the
// closures may use a model that is not `Sendable` or belongs to the main actor, and the program
// sees to it that they run where it may be used.

/// A closure that a program may pass to another thread on its own responsibility.
struct UncheckedClosure<Input, Output>: @unchecked Sendable {
  // @unchecked: the program is responsible for the threads on which its closures run, as with
  // Combine. They receive one value at a time.

  let closure: (Input) -> Output

  init(_ closure: @escaping (Input) -> Output) {
    self.closure = closure
  }

  func callAsFunction(_ input: Input) -> Output {
    closure(input)
  }
}

extension Publisher {
  /// Publishes the result of `transform` for each value.
  public func map<NewOutput: Sendable>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> AnyPublisher<NewOutput, Failure> {
    let transform = UncheckedClosure(transform)
    return self.Signals::map { value -> NewOutput in transform(value) }.eraseToAnyPublisher()
  }

  /// Publishes the result of `transform` for each value, unless it is `nil`.
  public func compactMap<NewOutput: Sendable>(
    _ transform: @escaping (Output) -> NewOutput?
  ) -> AnyPublisher<NewOutput, Failure> {
    let transform = UncheckedClosure(transform)
    return self.Signals::compactMap { value -> NewOutput? in transform(value) }
      .eraseToAnyPublisher()
  }

  /// Publishes the values for which `isIncluded` returns `true`.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes the running result after each value.
  public func scan<Value: Sendable>(
    _ initial: Value, _ next: @escaping (_ result: Value, _ value: Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    let next = UncheckedClosure<(Value, Output), Value> { next($0.0, $0.1) }
    return self.Signals::scan(initial) { result, value -> Value in next((result, value)) }
      .eraseToAnyPublisher()
  }

  /// Publishes the result of `transform` for each value, and fails with the error it throws.
  public func tryMap<NewOutput: Sendable>(
    _ transform: @escaping (Output) throws -> NewOutput
  ) -> AnyPublisher<NewOutput, any Error> {
    let transform = UncheckedClosure { value in Result { try transform(value) } }
    return mapError { $0 as any Error }
      .Signals::tryMap { value throws(any Error) -> NewOutput in try transform(value).get() }
      .eraseToAnyPublisher()
  }

  /// Continues with another publisher when the upstream fails.
  public func `catch`<Successor: Publisher>(
    _ handler: @escaping (Failure) -> Successor
  ) -> AnyPublisher<Output, Successor.Failure> where Successor.Output == Output {
    let handler = UncheckedClosure(handler)
    return self.Signals::catch { error -> Successor in handler(error) }.eraseToAnyPublisher()
  }

  /// Publishes the values of the publishers that `transform` returns.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    let transform = UncheckedClosure(transform)
    return self.Signals::flatMap(maxPublishers: maxPublishers) { value -> Inner in transform(value)
    }
    .eraseToAnyPublisher()
  }

  /// Publishes the values of the publishers that `transform` returns, which never fail.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    let transform = UncheckedClosure(transform)
    return self.Signals::flatMap(maxPublishers: maxPublishers) { value -> Inner in transform(value)
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that `transform` returns, for an upstream that never
  /// fails.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    let transform = UncheckedClosure(transform)
    return self.Signals::flatMap(maxPublishers: maxPublishers) { value -> Inner in transform(value)
    }
    .eraseToAnyPublisher()
  }

  /// Publishes the values of the publishers that `transform` returns, for publishers that never
  /// fail.
  public func flatMap<Inner: Publisher>(
    maxPublishers: MaxPublishers = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    let transform = UncheckedClosure(transform)
    return self.Signals::flatMap(maxPublishers: maxPublishers) { value -> Inner in transform(value)
    }
    .eraseToAnyPublisher()
  }
}

extension Deferred {
  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    let create = UncheckedClosure<Void, DeferredPublisher> { createPublisher() }
    self.Signals::init { () -> DeferredPublisher in create(()) }
  }
}

extension Future {
  /// Creates a publisher of the result that `attemptToFulfill` passes to its promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let attempt = UncheckedClosure(attemptToFulfill)
    self.Signals::init { (promise: @escaping Promise) -> Void in attempt(promise) }
  }
}
