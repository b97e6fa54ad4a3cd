/// Whether the user changes a window in one way, which is the terminal's matter.
public struct WindowInteractionBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = WindowInteractionBehavior()
  /// Always, or never.
  public static let enabled = automatic, disabled = automatic
}

extension Scene {
  /// Has no effect on a terminal, whose user chooses the size of the window.
  @available(*, deprecated, message: "The user of a terminal sizes windows: this has no effect.")
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
  {
    self
  }
}

extension View {
  /// Has no effect on a terminal, whose user chooses the size of the window.
  @available(*, deprecated, message: "The user of a terminal sizes windows: this has no effect.")
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  /// Has no effect on a terminal, whose windows are the user's.
  @available(*, deprecated, message: "A terminal has its own windows: this has no effect.")
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Has no effect on a terminal, whose windows are the user's.
  @available(*, deprecated, message: "A terminal has its own windows: this has no effect.")
  public nonisolated func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Has no effect on a terminal, whose windows are the user's.
  @available(*, deprecated, message: "A terminal has its own windows: this has no effect.")
  public nonisolated func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
}
