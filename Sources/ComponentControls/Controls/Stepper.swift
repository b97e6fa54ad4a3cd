import Signals

/// A control that increases and decreases a value by steps.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...9)
///     Stepper("Louder", onIncrement: louder, onDecrement: softer)
///
///     Copies: 3 [-] [+]
///
/// A stepper is as large as its label and its two halves, which are clicked. It takes focus;
/// `-` and ← decrease the value, `+` and → increase it. The halves have the colors of a
/// selection while the stepper has the focus, are underlined while the pointer is over them, and
/// are faint while they are pressed or cannot change the value.
///
/// A step that leads past a bound leads to the bound, and a value outside of the bounds is changed
/// to the nearest one. A stepper does nothing before the first value of a publisher.
public struct Stepper<Label: View>: View {
  private nonisolated var label: Label
  private nonisolated var buttons: any View

  /// Creates a stepper that runs an action for each step.
  ///
  /// - Parameters:
  ///   - label: The views before the halves.
  ///   - onIncrement: The action of the second half; `nil` disables it.
  ///   - onDecrement: The action of the first half; `nil` disables it.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    buttons = StepActions(
      increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows and changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to change.
  ///   - bounds: The least and the greatest value; `nil` for no bounds.
  ///   - step: The distance of a step.
  ///   - label: The views before the halves.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  public nonisolated init<Value: Strideable & Sendable>(
    value: some ControlSource<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    buttons = SteppedValue(
      value: ControlValue(value), steps: Steps(bounds: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// The label and the two halves.
  public var body: some View {
    LabeledControl(label: label) { AnyView(buttons) }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Stepper: Sendable {}

extension Stepper where Label == Text {
  /// Creates a stepper that runs an action for each step; `nil` disables a half.
  @preconcurrency
  public nonisolated init(
    _ title: String, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows and changes a value.
  public nonisolated init<Value: Strideable & Sendable>(
    _ title: String, value: some ControlSource<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper whose label follows `titles`.
  public nonisolated init<Value: Strideable & Sendable>(
    _ titles: some Publisher<String, Never>, value: some ControlSource<Value>,
    in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titles) }
  }
}
