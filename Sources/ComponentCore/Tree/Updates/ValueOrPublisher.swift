import Signals

/// A value, a publisher of values, or an initial value and a publisher: the argument of modifiers.
package struct ValueOrPublisher<Value: Sendable>: Sendable {
  /// The value, or the one that is shown until the publisher sends.
  package var initial: Value?
  /// The publisher, if there is one. Arguments are copied often, so it is behind one reference.
  private let source: Source?

  private final class Source: Sendable {
    let publisher: any Publisher
    /// Subscribes to the publisher for a node. Created where the types are known, so that it is
    /// specialized.
    let attach: @MainActor @Sendable (PendingValue<Value>, Node) -> AnyCancellable

    init(
      _ publisher: any Publisher,
      attach: @escaping @MainActor @Sendable (PendingValue<Value>, Node) -> AnyCancellable
    ) {
      self.publisher = publisher
      self.attach = attach
    }
  }

  /// Creates a constant value.
  package init(_ value: Value?) {
    (initial, source) = (value, nil)
  }

  /// Creates a value that is `initial` until `publisher` sends others.
  package init(_ publisher: some Publisher<Value, Never>, initial: Value? = nil) {
    self.initial = initial
    source = Source(publisher) { value, _ in publisher.subscribe(value) }
  }

  /// Creates a value that is `initial` until `publisher` sends others.
  ///
  /// Not generic over the publisher, so that callers who know the type of the values, as a text
  /// does, subscribe with specialized code.
  ///
  /// - Parameter erased: The same publisher, whose type is erased.
  init(_ publisher: any Publisher, erased: AnyPublisher<Value, Never>, initial: Value? = nil) {
    self.initial = initial
    source = Source(publisher) { value, _ in erased.subscribe(value) }
  }

  /// Creates a value that is `initial` until `publisher` sends others; `nil` keeps the current
  /// value.
  ///
  /// - Parameter erased: The same publisher, whose type is erased.
  init(_ publisher: any Publisher, erased: AnyPublisher<Value?, Never>, initial: Value?) {
    self.initial = initial
    source = Source(publisher) { value, _ in erased.compactMap { $0 }.subscribe(value) }
  }

  /// Creates a value that is `initial` until `publisher` sends others; `nil` keeps the current
  /// value.
  package init(_ publisher: some Publisher<Value?, Never>, initial: Value? = nil) {
    self.initial = initial
    source = Source(publisher) { value, _ in publisher.compactMap { $0 }.subscribe(value) }
  }

  /// Creates a converted value that is `initial` until `publisher` sends others.
  ///
  /// Values of the same publisher count as the same, whatever `convert` does.
  init<Original: Sendable>(
    _ publisher: some Publisher<Original, Never>, initial: Original?,
    _ convert: @escaping @Sendable (Original) -> Value
  ) {
    self.initial = initial.map(convert)
    source = Source(publisher) { value, _ in publisher.map(convert).subscribe(value) }
  }

  /// Creates a value that is `initial` until `publisher` sends others, in the time of the node's
  /// scheduler.
  package init<Timed: TimedPublisher<Value>>(timed publisher: Timed, initial: Value? = nil) {
    self.initial = initial
    source = Source(publisher) { value, node in
      var publisher = publisher
      publisher.scheduler = node.environment.scheduler
      return publisher.subscribe(value)
    }
  }

  /// Returns this initial value, followed by the values of `publisher`.
  ///
  /// Inlined where the type of the values is known: see ``init(_:erased:initial:)``.
  @inline(__always)
  package func followed(by publisher: some Publisher<Value, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, erased: publisher.eraseToAnyPublisher(), initial: initial)
  }

  /// Returns this initial value, followed by the values of `publisher` that are not `nil`.
  @inline(__always)
  package func followed(by publisher: some Publisher<Value?, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, erased: publisher.eraseToAnyPublisher(), initial: initial)
  }

  /// Returns this argument with an initial value, if it has none.
  package func starting(with value: Value) -> ValueOrPublisher {
    var result = self
    result.initial = initial ?? value
    return result
  }

  /// Whether there is no publisher.
  package var isConstant: Bool { source == nil }

  /// Whether `subscription` is one to the publisher.
  @MainActor
  func isPublisher(of subscription: NodeSubscription) -> Bool {
    source.map { subscription.isSubscribed(to: $0.publisher) } ?? false
  }

  /// Subscribes `pendingValue` of `node` to the publisher.
  ///
  /// - Returns: The subscription, or `nil` if there is no publisher.
  @MainActor
  func subscribe(_ pendingValue: PendingValue<Value>, of node: Node) -> NodeSubscription? {
    guard let source else { return nil }
    return NodeSubscription(
      of: pendingValue, to: source.publisher, source.attach(pendingValue, node))
  }
}

/// A publisher that measures the time with a scheduler, by default that of the node to which it is
/// bound.
package protocol TimedPublisher<Output>: Publisher where Failure == Never {
  /// The scheduler, or `nil` for that of the system.
  var scheduler: AnyScheduler? { get set }
}
