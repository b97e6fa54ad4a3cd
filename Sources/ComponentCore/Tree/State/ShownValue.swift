import Signals

/// The value that a control shows, for the views of its style.
///
/// Several views may follow ``values``: the control's publisher has one subscriber, the
/// ``Shared`` view that created this.
package struct ShownValue<Value: Sendable>: Sendable {
  private let constant: Value
  /// The newest value, if it is a publisher's.
  private let newest: CurrentValueSubject<Value, Never>?

  /// Creates a value that stays the same.
  package init(_ value: Value) {
    (constant, newest) = (value, nil)
  }

  /// Creates the value of a subject.
  init(_ newest: CurrentValueSubject<Value, Never>) {
    (constant, self.newest) = (newest.value, newest)
  }

  /// Whether there is no publisher.
  package var isConstant: Bool { newest == nil }

  /// The value at the moment.
  package var current: Value { newest?.value ?? constant }

  /// The value, or the current one and those that follow.
  package var values: ValueOrPublisher<Value> {
    newest.map { ValueOrPublisher($0, initial: $0.value) } ?? ValueOrPublisher(constant)
  }
}

extension ShownValue: Equatable where Value: Equatable {
  /// Returns whether both are equal constants, or follow the same publisher.
  package static func == (lhs: ShownValue, rhs: ShownValue) -> Bool {
    lhs.newest === rhs.newest && (lhs.newest != nil || lhs.constant == rhs.constant)
  }
}
