// The older order of arguments: the label at the end.

extension Stepper {
  /// Creates a stepper that shows and changes a value.
  @_disfavoredOverload  // The newer order is preferred.
  public nonisolated init<Value: Strideable & Sendable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows and changes a value within bounds.
  @_disfavoredOverload  // The newer order is preferred.
  public nonisolated init<Value: Strideable & Sendable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that runs an action for each step; `nil` disables a half.
  @_disfavoredOverload  // The newer order is preferred.
  public nonisolated init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
