/// The names that Combine gives to what subscribers receive and answer.
public enum Subscribers {
  /// The end of a stream.
  public typealias Completion = Signals.Completion
  /// The answer of a subscriber to a value.
  public typealias Demand = Signals.Demand
}

extension Subscribers {
  /// A subscriber that calls closures, until it is cancelled.
  ///
  ///     let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { print($0) }
  ///     numbers.subscribe(sink)
  public final class Sink<Input: Sendable, Failure: Error>: Subscriber, Cancellable {
    private let closures: UncheckedClosure<Event<Input, Failure>, Void>
    private let subscription = Lock(SinkSubscription())

    /// Creates a subscriber that calls `receiveValue` with each value and `receiveCompletion` with
    /// the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = UncheckedClosure { event in
        switch event {
        case .value(let value): receiveValue(value)
        case .completion(let completion): receiveCompletion(completion)
        }
      }
    }

    /// Receives a value.
    public func receive(_ input: Input) -> Subscribers.Demand {
      if subscription.withLock({ $0.isCancelled }) { return .stop }
      closures(.value(input))
      return .more
    }

    /// Receives the completion.
    public func receive(completion: Subscribers.Completion<Failure>) {
      if subscription.withLock({ $0.isCancelled }) { return }
      closures(.completion(completion))
    }

    /// Ends the subscription.
    public func cancel() {
      let ended = subscription.withLock { state in
        defer { state = SinkSubscription(isCancelled: true) }
        return state.cancellable
      }
      ended?.cancel()
    }

    fileprivate func retain(_ cancellable: AnyCancellable) {
      subscription.withLock { if !$0.isCancelled { $0.cancellable = cancellable } }
    }
  }

  /// A subscriber that stores values in a property of an object, until it is cancelled.
  public final class Assign<Root: AnyObject, Input: Sendable>: Cancellable {
    private struct Target {
      var object: Root?
      let keyPath: ReferenceWritableKeyPath<Root, Input>
      var sink: Sink<Input, Never>?
    }

    private let target: Lock<Target>

    /// The object; `nil` after the subscription has ended.
    public var object: Root? { target.withLock { $0.object } }
    /// The property.
    public var keyPath: ReferenceWritableKeyPath<Root, Input> { target.withLock { $0.keyPath } }

    /// Creates a subscriber that stores values in a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      // The program is responsible for the threads on which it uses its object, as with Combine.
      nonisolated(unsafe) let target = Target(object: object, keyPath: keyPath)
      self.target = Lock(target)
    }

    /// Ends the subscription and releases the object.
    public func cancel() {
      let ended = target.withLock { target in
        defer { (target.object, target.sink) = (nil, nil) }
        return (target.object, target.sink)
      }
      ended.1?.cancel()
    }

    fileprivate func subscribe(to publisher: some Publisher<Input, Never>) {
      let sink = Sink<Input, Never> { [self] _ in
        cancel()
      } receiveValue: { [self] value in
        object?[keyPath: keyPath] = value
      }
      target.withLock { $0.sink = sink }
      publisher.subscribe(sink)
    }
  }

  private enum Event<Input: Sendable, Failure: Error> {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct SinkSubscription {
    var isCancelled = false
    var cancellable: AnyCancellable?
  }
}

extension Publisher {
  /// Subscribes `subscriber`, which receives events until it is cancelled.
  public func subscribe(_ subscriber: Subscribers.Sink<Output, Failure>) {
    subscriber.retain(eraseToAnyPublisher().subscribe(subscriber))
  }

  /// Subscribes `subscriber`, which receives events until it is cancelled.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) { subscribe(subscriber) }
}

extension Publisher where Failure == Never {
  /// Subscribes `subscriber`, which stores values until it is cancelled.
  public func subscribe<Root: AnyObject>(_ subscriber: Subscribers.Assign<Root, Output>) {
    subscriber.subscribe(to: self)
  }

  /// Subscribes `subscriber`, which stores values until it is cancelled.
  public func receive<Root: AnyObject>(subscriber: Subscribers.Assign<Root, Output>) {
    subscribe(subscriber)
  }
}

/// Not here: publishers send without being asked.
@available(
  *, unavailable, message: "Publishers send without being asked: keep the AnyCancellable of sink."
)
public protocol Subscription: Cancellable {
  /// Not here: publishers send without being asked.
  func request(_ demand: Subscribers.Demand)
}

extension Demand {
  /// Not here: a subscriber asks for one more value, or for none.
  @available(*, unavailable, message: "Return .more from receive(_:).", renamed: "more")
  public static var unlimited: Demand { .more }

  /// Not here: a subscriber asks for one more value, or for none.
  @available(*, unavailable, message: "Return .more from receive(_:), and .stop after the last.")
  public static func max(_ value: Int) -> Demand { .more }

  /// Not here: a subscriber asks for one more value, or for none.
  @available(*, unavailable, message: "Return .more from receive(_:), and .stop after the last.")
  public static var none: Demand { .more }
}
