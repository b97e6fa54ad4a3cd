import Signals

extension View {
  /// Shows the progress of a task in the terminal's tab or in the taskbar while this view is on
  /// the screen.
  ///
  ///     Build().windowProgress(.fraction(0.4))
  ///
  /// If several views show progress, the last one in reading order applies, and a view inside
  /// another before that. Nothing is shown without any, when the session ends, and by terminals
  /// that are not known to show progress.
  ///
  /// - Parameter progress: How far the task has come; `nil` shows nothing.
  public nonisolated func windowProgress(_ progress: WindowProgress?) -> some View {
    windowValue(ValueOrPublisher(progress))
  }

  /// Shows the newest of `progress` in the terminal's tab or in the taskbar while this view is on
  /// the screen.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func windowProgress(
    _ progress: some Publisher<WindowProgress?, Never>
  ) -> some View {
    windowValue(ValueOrPublisher(progress))
  }
}
