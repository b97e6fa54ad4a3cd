extension EnvironmentValues {
  /// What is said of all buttons here.
  var buttonAppearance: ((inout Appearance) -> Void)? {
    get { self[ButtonAppearanceKey.self] }
    set { self[ButtonAppearanceKey.self] = newValue }
  }

  mutating func configureButtons(_ configure: @escaping (inout Appearance) -> Void) {
    buttonAppearance = buttonAppearance.map { $0 <> configure } ?? configure
  }
}

private struct ButtonAppearanceKey: EnvironmentKey {
  static var defaultValue: ((inout Appearance) -> Void)? { nil }
}
