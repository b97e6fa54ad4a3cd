import Signals

extension View {
  /// Keeps the user from scrolling the scroll views, lists and tables in this view.
  ///
  ///     ScrollView { Manual() }
  ///       .scrollDisabled(true)
  ///
  /// The wheel, the keys and the bar have no effect on them, and the wheel scrolls an enclosing
  /// scroll view. They still scroll to the view that receives the focus, to the current row of a
  /// list, and for programs: see ``ScrollViewProxy``.
  public nonisolated func scrollDisabled(_ isDisabled: Bool) -> some View {
    transformEnvironment { $0.isScrollEnabled = $0.isScrollEnabled && !isDisabled }
  }

  /// Keeps the user from scrolling the scroll views, lists and tables in this view while the
  /// newest value is `true`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func scrollDisabled(
    _ isDisabled: some Publisher<Bool, Never>
  ) -> some View {
    transformEnvironment(following: isDisabled) { $0.isScrollEnabled = $0.isScrollEnabled && !$1 }
  }
}

extension EnvironmentValues {
  /// Whether the user can scroll scroll views, which `scrollDisabled(_:)` determines.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}
