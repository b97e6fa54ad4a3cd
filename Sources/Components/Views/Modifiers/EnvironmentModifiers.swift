import Signals

extension View {
  /// Says `value` to the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Says the newest of `values` to the views inside; before the first, what is said around them.
  public nonisolated func environment<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ values: some Publisher<Value, Never>
  ) -> some View {
    transformEnvironment(following: values) { $0[keyPath: keyPath] = $1 }
  }

  /// Keeps the views inside from taking input, and has them look like it.
  ///
  /// A view is enabled only if all those around it let it be.
  public nonisolated func disabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(following: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
  }

  /// Keeps the views inside from taking input while the newest value says so.
  public nonisolated func disabled(_ isDisabled: some Publisher<Bool, Never>) -> some View {
    transformEnvironment(following: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
  }
}
