/// A value of any type that a node shows and changes.
nonisolated struct FollowedValue<Value> {
  /// Returns the value, if it is not a publisher's.
  let read: () -> Value?
  /// Stores another value.
  let write: (Value) -> Void
  /// Applies the newest value of the publisher, if there is one, to a node until it unmounts.
  let follow: @MainActor (Node, _ apply: @escaping @MainActor (Node, Value) -> Void) -> Void
}
