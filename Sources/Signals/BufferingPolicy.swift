/// The number of values that may wait for a slow consumer, and which values to drop beyond that.
///
///     sent in a burst:   abcde
///     .unbounded:        abcde
///     .newest(2):        de
///     .oldest(2):        ab
///
/// A completion is never dropped and needs no room.
@frozen
public enum BufferingPolicy: Hashable, Sendable {
  /// Keeps all values.
  case unbounded
  /// Keeps the given number of values, at least one, and drops the oldest to make room.
  case newest(Int)
  /// Keeps the given number of values, at least one, and drops new values when there is no room.
  case oldest(Int)

  /// The number of values that may wait.
  @usableFromInline var capacity: Int {
    switch self {
    case .unbounded: .max
    case .newest(let capacity), .oldest(let capacity): capacity
    }
  }

  /// Stops the program if there is no room for a value.
  ///
  /// - Parameter name: The name of the operator that was called.
  @usableFromInline
  func check(_ name: String) {
    precondition(capacity > 0, "\(name)(\(self)): there must be room for at least one value.")
  }
}
