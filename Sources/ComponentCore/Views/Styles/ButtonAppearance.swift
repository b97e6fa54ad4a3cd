/// A function that configures the appearance of buttons, and the states that it shows.
struct ButtonAppearance {
  let shownStates: ControlState
  let configure: (inout Appearance) -> Void

  /// Returns this function followed by `other`, showing the states that either shows.
  func appending(_ other: ButtonAppearance) -> ButtonAppearance {
    ButtonAppearance(
      shownStates: shownStates.union(other.shownStates), configure: configure <> other.configure)
  }
}

extension EnvironmentValues {
  /// The appearance of all buttons in a view; `nil` if none is set.
  var buttonAppearance: ButtonAppearance? {
    get { self[ButtonAppearanceKey.self] }
    set { self[ButtonAppearanceKey.self] = newValue }
  }

  /// Configures all buttons with `appearance`, after the appearance that is set already.
  mutating func configureButtons(_ appearance: ButtonAppearance) {
    buttonAppearance = buttonAppearance?.appending(appearance) ?? appearance
  }
}

private struct ButtonAppearanceKey: EnvironmentKey {
  static var defaultValue: ButtonAppearance? { nil }
}
