extension View {
  /// Returns a copy of this view, changed by `change`.
  package nonisolated func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
