import Signals

extension View {
  /// Sets the title of the terminal's window while this view is on the screen.
  ///
  ///     MailView().windowTitle("Mail")
  ///
  /// If several views set a title, the last one in reading order applies, and a view inside
  /// another before that. The title is sanitized and shortened to 256 bytes. Without any, and
  /// when the session ends, the window has the title that it had before. The title of a presented
  /// view, such as a sheet, has no effect.
  public nonisolated func windowTitle(_ title: String) -> some View {
    windowValue(ValueOrPublisher(Optional(title)))
  }

  /// Sets the title of the terminal's window to the newest of `titles` while this view is on the
  /// screen.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func windowTitle(_ titles: some Publisher<String, Never>) -> some View {
    windowValue(ValueOrPublisher(titles.map(Optional.some)))
  }
}
