import Synchronization

/// A number that threads change at once.
final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .acquiring) }

  /// Adds `amount`, and returns the sum.
  @discardableResult
  func add(_ amount: Int = 1) -> Int {
    number.wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
  }
}

/// A flag that one thread sets for another.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
