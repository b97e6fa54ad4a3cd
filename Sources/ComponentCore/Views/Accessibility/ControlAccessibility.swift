extension View {
  /// Makes this view one element of `role`: the texts in it are its label.
  ///
  /// - Parameters:
  ///   - role: The kind of the control.
  ///   - value: What it contains.
  ///   - states: States beside those of the views inside.
  ///   - label: The label, if it is not shown.
  package nonisolated func accessibilityControl(
    _ role: AccessibilityRole, value: AccessibilityControlValue? = nil,
    states: AccessibilityStates = [],
    label: Text? = nil
  ) -> some View {
    effect(ControlAccessibility.self, label?.string ?? ValueOrPublisher(nil)) {
      $0.label = $1
    } configure: {
      ($0.role, $0.value, $0.states) = (role, value, states)
    }
  }

  /// Makes the label in this view that of the control or the value in it.
  ///
  /// - Parameter label: The label, if it is not shown.
  package nonisolated func accessibilityLabeled(by label: Text? = nil) -> some View {
    effect(LabelAccessibility.self, label?.string ?? ValueOrPublisher(nil)) { $0.label = $1 }
  }
}

/// The value of a control, for assistive technology.
package enum AccessibilityControlValue: Equatable {
  /// Whether a toggle is on.
  case toggle(ShownValue<Bool>)
  /// The part of a task that is done, from 0 to 1; `nil` if it is unknown.
  case progress(ShownValue<Double>?)

  fileprivate var description: String {
    switch self {
    case .toggle(let isOn): isOn.current ? "on" : "off"
    case .progress(let fraction?): "\(Int(fraction.current * 100))%"
    case .progress(nil): "in progress"
    }
  }
}

/// A node around a control that is made of other views.
private struct ControlAccessibility: Effect {
  var role = AccessibilityRole.button
  var value: AccessibilityControlValue?
  var states: AccessibilityStates = []
  /// The label if none is shown.
  var label = ""

  static var changesDrawing: Bool { false }

  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] {
    let children = content.accessibilityElements()
    let shown = children.combinedLabel
    return [
      content.accessibilityElement(
        role, label: shown.isEmpty ? label : shown, value: value?.description ?? "",
        states: states.union(children.combinedStates))
    ]
  }
}

/// A node around a label and what it stands for.
private struct LabelAccessibility: Effect {
  /// The label if none is shown.
  var label = ""

  static var changesDrawing: Bool { false }

  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] {
    let elements = content.accessibilityElements()
    let controls = elements.indices.filter { !elements[$0].isReadOnly }
    if controls.isEmpty, elements.count == 2 {
      return [
        content.accessibilityElement(
          .text, label: elements[0].label, value: elements[1].combinedText)
      ]
    }
    guard controls.count == 1 else {
      guard elements.count > 1 else { return elements }
      return [content.accessibilityElement(.group, label: title(elements[...]), children: elements)]
    }
    var control = elements[controls[0]]
    let title = title(elements[..<controls[0]])
    if !title.isEmpty {
      if control.value.isEmpty, control.role == .popUpButton { control.value = control.label }
      control.label = title
    }
    let rest = elements[(controls[0] + 1)...].map(\.combinedText).filter { !$0.isEmpty }
    if !rest.isEmpty { control.value = rest.joined(separator: ", ") }
    return [control]
  }

  /// The texts before the control, or the hidden label.
  @MainActor
  private func title(_ elements: ArraySlice<AccessibilityElement>) -> String {
    let texts = elements.prefix { $0.isReadOnly }.map(\.combinedText).filter { !$0.isEmpty }
    return texts.isEmpty ? label : texts.joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// The label and the value.
  fileprivate var combinedText: String { [self].combinedLabel }
}
