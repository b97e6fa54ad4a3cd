/// A value of any type that a node shows and changes.
package nonisolated struct FollowedValue<Value> {
  /// Returns the value, if it is not a publisher's.
  package let read: () -> Value?
  /// Stores another value.
  package let write: (Value) -> Void
  /// Applies the newest value of the publisher, if there is one, to a node until it unmounts.
  package let follow: @MainActor (Node, _ apply: @escaping @MainActor (Node, Value) -> Void) -> Void
}
