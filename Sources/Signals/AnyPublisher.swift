/// A publisher whose way of working is hidden: the type to store and to pass around.
///
///     let titles: AnyPublisher<String, Never> = names.map { "Call \($0)" }.eraseToAnyPublisher()
///
/// Costs one further call for each event, and one more object for each subscription.
public struct AnyPublisher<Output: Sendable, Failure: Error>: Publisher {
  @usableFromInline
  let attach: @Sendable (AnySubscriber<Output, Failure>) -> AnyCancellable

  /// Hides `publisher`.
  @inlinable
  public init(_ publisher: some Publisher<Output, Failure>) {
    attach = { publisher.subscribe($0) }
  }

  /// Begins to send to `subscriber`.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides how this publisher came about behind ``AnyPublisher``.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber in an object of its own; a sink that is a closure already stays as it is.
@usableFromInline
struct AnySubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let box: SubscriberBox<Input, Failure>?
  @usableFromInline let receiveValue: @Sendable (Input) -> Void

  @inlinable @inline(__always)
  init<S: Subscriber<Input, Failure>>(_ subscriber: consuming S) {
    // Decided by the compiler, which knows `S` where this is inlined.
    if let sink = copy subscriber as? ValueSink<Input> {
      box = nil
      receiveValue = sink.receiveValue
    } else {
      box = SubscriberBox(subscriber)
      receiveValue = { _ in }
    }
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    // The unmanaged reference spares the retain and release of a borrowed box around the call.
    if let box = box.map(Unmanaged.passUnretained) {
      return box._withUnsafeGuaranteedRef { $0.receive(input) }
    }
    receiveValue(input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    box?.receive(completion: completion)
  }
}
