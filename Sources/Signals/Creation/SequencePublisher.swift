extension Sequence where Self: Sendable, Element: Sendable {
  /// A publisher of the elements of this sequence.
  ///
  ///     ["a", "b", "c"].publisher:  (abc|)
  ///
  /// Publishes all elements during the subscription, then finishes. The answer ``Demand/stop``
  /// ends the iteration, so with an operator such as ``Publisher/prefix(_:)`` the sequence may be
  /// infinite.
  @inlinable
  public var publisher: some Publisher<Element, Never> {
    SequencePublisher(sequence: self)
  }
}

@usableFromInline
struct SequencePublisher<Elements: Sequence & Sendable>: Publisher, EndlessPublisher
where Elements.Element: Sendable {
  @usableFromInline typealias Output = Elements.Element
  @usableFromInline typealias Failure = Never

  @usableFromInline let sequence: Elements

  @inlinable
  init(sequence: Elements) {
    self.sequence = sequence
  }

  /// A collection is finite.
  @inlinable
  package var sendsEndlessly: Bool { !(sequence is any Collection) }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    for element in sequence where subscriber.receive(element) == .stop { return .ended }
    subscriber.receive(completion: .finished)
    return .ended
  }
}

extension SequencePublisher: CustomStringConvertible {
  @usableFromInline var description: String { "\(sequence)" }
}
