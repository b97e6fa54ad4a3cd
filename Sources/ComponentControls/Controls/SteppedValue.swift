/// The buttons of a stepper with two actions that never change.
struct StepActions: StepperButtons {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void

  var valueDescription: String { "" }

  private func action(of half: StepperHalf) -> (@MainActor () -> Void)? {
    half == .increment ? increment : decrement
  }

  func canPerform(_ half: StepperHalf) -> Bool { action(of: half) != nil }

  mutating func perform(_ half: StepperHalf) {
    guard let action = action(of: half) else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

/// The buttons of a stepper for the value that it shows.
nonisolated struct SteppedValue<Value: Strideable & Sendable>: View {
  let value: ControlValue<Value>
  let steps: Steps<Value>
  let onEditingChanged: (Bool) -> Void

  @MainActor
  var body: some View {
    Drawn(value.displayedValue(), placeholder: buttons(nil)) { buttons($0) }
  }

  @MainActor
  private func buttons(_ shown: Value?) -> StepButtons<Value> {
    StepButtons(
      value: shown, steps: steps, setValue: value.setValue, onEditingChanged: onEditingChanged)
  }
}

/// The buttons of a stepper that change a value by steps.
private struct StepButtons<Value: Strideable & Sendable>: StepperButtons {
  /// The value that is shown, if there is one.
  var value: Value?
  let steps: Steps<Value>
  /// Passes a new value on; returns the value that results, if that is known at once.
  let setValue: (Value) -> Value?
  let onEditingChanged: (Bool) -> Void

  var valueDescription: String { value.map { "\($0)" } ?? "" }

  /// Returns the value one step from the one that is shown, if there is such a value.
  private func next(_ half: StepperHalf) -> Value? {
    guard let value else { return nil }
    let next = steps.next(after: value, by: half == .increment ? steps.step : 0 - steps.step)
    return next == value ? nil : next
  }

  func canPerform(_ half: StepperHalf) -> Bool { next(half) != nil }

  mutating func perform(_ half: StepperHalf) {
    guard let new = next(half) else { return }
    onEditingChanged(true)
    value = setValue(new) ?? value
    onEditingChanged(false)
  }
}

/// The steps of a value, within bounds if it has any.
struct Steps<Value: Strideable> {
  let bounds: ClosedRange<Value>?
  let step: Value.Stride

  /// Returns the value one `step` away, or the bound if that is nearer; `nil` if `Value` cannot
  /// represent it.
  func next(after value: Value, by step: Value.Stride) -> Value? {
    guard let next = value.advancedIfPossible(by: step) else { return nil }
    guard let bounds else { return next }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }
}

extension Strideable {
  /// Returns the value that is `step` away, or `nil` if `Self` is an integer type that cannot
  /// represent it.
  fileprivate func advancedIfPossible(by step: Stride) -> Self? {
    guard let number = self as? any FixedWidthInteger, let step = step as? Int else {
      return advanced(by: step)
    }
    return number.adding(step) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func adding(_ step: Int) -> Self? {
    guard let distance = Self(exactly: step.magnitude) else { return nil }
    let (sum, overflow) =
      step < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflow ? nil : sum
  }
}
