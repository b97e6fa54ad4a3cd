/// The actions of the two halves of a stepper.
protocol StepperBehavior {
  /// Sets the actions of `node`, now and whenever they change.
  @MainActor
  func bind(to node: StepperNode)
}

/// Two actions that never change.
struct StepActions: StepperBehavior {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void

  @MainActor
  func bind(to node: StepperNode) {
    node.valueDescription = { "" }
    node.increment = editing(increment)
    node.decrement = editing(decrement)
  }

  private func editing(_ action: (@MainActor () -> Void)?) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    return { [onEditingChanged] in
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

/// A value that a stepper changes by steps, within bounds if it has any.
struct SteppedValue<Value: Strideable & Sendable>: StepperBehavior {
  let value: ControlValue<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride
  let onEditingChanged: (Bool) -> Void

  @MainActor
  func bind(to node: StepperNode) {
    node.bind(value.displayedValue()) { show($1, in: $0) }
  }

  @MainActor
  private func show(_ value: Value, in node: StepperNode) {
    node.valueDescription = { "\(value)" }
    node.increment = action(steppingTo: next(after: value, by: step), from: value, in: node)
    node.decrement = action(steppingTo: next(after: value, by: 0 - step), from: value, in: node)
  }

  /// Returns the value one `step` away, or the bound if that is nearer; `nil` if `Value` cannot
  /// represent it.
  func next(after value: Value, by step: Value.Stride) -> Value? {
    guard let next = value.advancedIfPossible(by: step) else { return nil }
    guard let bounds else { return next }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns an action that sets the value to `new`, or `nil` if there is no step to `new`.
  @MainActor
  private func action(
    steppingTo new: Value?, from old: Value, in node: StepperNode
  ) -> (@MainActor () -> Void)? {
    guard let new, new != old else { return nil }
    return { [weak node] in
      onEditingChanged(true)
      if let actual = value.setValue(new), let node { show(actual, in: node) }
      onEditingChanged(false)
    }
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
