import Signals

/// A value, or a publisher of values: what every modifier takes.
package struct ValueOrPublisher<Value: Sendable>: Sendable {
  /// What is shown at first, or for ever.
  package var initial: Value?
  var upstream: Upstream?

  /// What is shown after that.
  struct Upstream: Sendable {
    let publisher: any Publisher
    let subscribe: @Sendable (PendingValue<Value>) -> AnyCancellable
  }

  /// `value`, for ever.
  package init(_ value: Value?) {
    initial = value
  }

  /// `initial`, then what `publisher` sends.
  package init(_ publisher: some Publisher<Value, Never>, initial: Value? = nil) {
    self.initial = initial
    upstream = Upstream(publisher: publisher) { pendingValue in
      publisher.map(Optional.some).subscribe(NewestValueSubscriber(pendingValue: pendingValue))
    }
  }

  /// `initial`, then what `publisher` sends; `nil` keeps what is shown.
  package init(_ publisher: some Publisher<Value?, Never>, initial: Value? = nil) {
    self.initial = initial
    upstream = Upstream(publisher: publisher) { pendingValue in
      publisher.subscribe(NewestValueSubscriber(pendingValue: pendingValue))
    }
  }

  /// This, with `publisher` for what comes after the initial value.
  package func followed(by publisher: some Publisher<Value, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, initial: initial)
  }

  /// This, with `publisher` for what comes after the initial value.
  package func followed(by publisher: some Publisher<Value?, Never>) -> ValueOrPublisher {
    ValueOrPublisher(publisher, initial: initial)
  }
}

extension ValueOrPublisher.Upstream {
  /// Whether both are the very same publisher, so that a subscription to one is one to the other.
  func isIdentical(to other: ValueOrPublisher.Upstream) -> Bool {
    func compare<P: Publisher>(_ publisher: P) -> Bool {
      (other.publisher as? P).map { areIdentical($0, publisher) } ?? false
    }
    return compare(publisher)
  }
}

/// Whether two values are the same to the bit.
///
/// Of two living values of one type whose bits are equal, the references in them are to the same
/// objects; so they are the same value. The opposite does not hold: bits between the fields, and
/// objects that are equal but not the same, may make equal values look different.
func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}

/// Whether two values are equal, as far as their type can tell; otherwise whether they are
/// identical.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  if let lhs = lhs as? any Equatable { return compare(lhs) }
  return areIdentical(lhs, rhs)
}
