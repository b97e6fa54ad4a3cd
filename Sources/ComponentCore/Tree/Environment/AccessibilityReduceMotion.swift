extension EnvironmentValues {
  /// Whether views move as little as possible: animations show their end at once, and spinners
  /// stand still.
  ///
  ///     Panel().environment(\.accessibilityReduceMotion, true)
  ///
  /// A session sets it if its user has asked for it. Read it before moving things by a timer.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}
