import Signals

extension View {
  /// Sets an environment value for this view and its descendants.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Sets an environment value for this view and its descendants to the newest of `values`. Before
  /// the first value, they inherit the value of the enclosing views.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func environment<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ values: some Publisher<Value, Never>
  ) -> some View {
    transformEnvironment(following: values) { $0[keyPath: keyPath] = $1 }
  }

  /// Disables input to this view and its descendants, and shows that they are disabled.
  ///
  /// A view is enabled only if all enclosing views are enabled.
  public nonisolated func disabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(following: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
  }

  /// Disables input to this view and its descendants while the newest value is `true`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func disabled(_ isDisabled: some Publisher<Bool, Never>) -> some View {
    transformEnvironment(following: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
  }
}
