import Signals

/// A value, a publisher of values, or an initial value and a publisher: the argument of modifiers.
package struct ValueOrPublisher<Value: Sendable>: Sendable {
  /// The value, or the one that is shown until the publisher sends.
  package var initial: Value?
  /// The publisher, if there is one.
  let publisher: (any Publisher)?
  /// Subscribes to the publisher. Created where the types are known, so that it is specialized.
  private let attach: (@Sendable (PendingValue<Value>) -> AnyCancellable)?

  /// Creates a constant value.
  package init(_ value: Value?) {
    (initial, publisher, attach) = (value, nil, nil)
  }

  /// Creates a value that is `initial` until `publisher` sends others.
  package init(_ publisher: some Publisher<Value, Never>, initial: Value? = nil) {
    self.initial = initial
    self.publisher = publisher
    attach = { publisher.map(Optional.some).subscribe($0) }
  }

  /// Creates a value that is `initial` until `publisher` sends others; `nil` keeps the current
  /// value.
  package init(_ publisher: some Publisher<Value?, Never>, initial: Value? = nil) {
    self.initial = initial
    self.publisher = publisher
    attach = { publisher.subscribe($0) }
  }

  /// Returns this initial value, followed by the values of `publisher`.
  package func followed(by publisher: some Publisher<Value, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, initial: initial)
  }

  /// Returns this initial value, followed by the values of `publisher` that are not `nil`.
  package func followed(by publisher: some Publisher<Value?, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, initial: initial)
  }

  /// Subscribes `pendingValue` to the publisher.
  ///
  /// - Returns: The subscription, or `nil` if there is no publisher.
  @MainActor
  func subscribe(_ pendingValue: PendingValue<Value>) -> NodeSubscription? {
    guard let publisher, let attach else { return nil }
    return NodeSubscription(of: pendingValue, to: publisher, attach(pendingValue))
  }
}
