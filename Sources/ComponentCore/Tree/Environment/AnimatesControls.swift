extension EnvironmentValues {
  /// Whether controls and dialogs animate their own changes: the mark of a segmented picker and of
  /// a tab bar glides to the selected option, and alerts, sheets and popovers fade in.
  ///
  ///     Options().environment(\.animatesControls, false)
  ///
  /// A session sets it; on a `Screen` it is `false`, so that a test reads the end of each change.
  /// Such an animation lasts 150 ms and changes colors only, so it needs at least 256 of them, and
  /// what is under the mark or in the dialog takes input at once. Changes that are made with an
  /// animation use that one instead. With ``accessibilityReduceMotion`` nothing moves.
  public var animatesControls: Bool {
    get { self[AnimatesControlsKey.self] && usesFullColor }
    set { self[AnimatesControlsKey.self] = newValue }
  }
}

private struct AnimatesControlsKey: EnvironmentKey {
  static let defaultValue = false
}
