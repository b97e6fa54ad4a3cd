/// How many values may wait for a slow receiver, and which of them go when there are more.
///
///     sent in a burst:   abcde
///     .unbounded:        abcde
///     .newest(2):        de
///     .oldest(2):        ab
///
/// A completion never goes, nor does it take up room.
@frozen
public enum BufferingPolicy: Hashable, Sendable {
  /// All values wait.
  case unbounded
  /// So many wait, at least one; the oldest of them gives way to a new one.
  case newest(Int)
  /// So many wait, at least one; what comes when there is no room is dropped.
  case oldest(Int)

  /// How many values may wait.
  @usableFromInline
  var capacity: Int {
    switch self {
    case .unbounded: .max
    case .newest(let capacity), .oldest(let capacity): capacity
    }
  }

  /// Stops the program if the capacity makes no sense.
  func check(_ name: String) {
    precondition(capacity > 0, "\(name)(\(self)): there must be room for one value at least.")
  }
}
