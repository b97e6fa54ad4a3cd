import ComponentNavigation

/// A scene of the settings of a program, which Ctrl-, shows in front of its window.
///
///     var body: some Scene {
///       WindowGroup { ContentView() }
///       Settings { SettingsView() }
///     }
///
/// Few terminals report this key: a program may show its settings in another way, too. Escape
/// closes them.
public struct Settings<Content: View>: Scene {
  private nonisolated var content: () -> Content

  /// Creates a scene.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// What presents the settings.
  public var body: some View {
    SettingsPresenter(content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Settings: Sendable {}

private struct SettingsPresenter<Content: View>: View {
  let content: () -> Content
  @State private var isPresented = false

  var body: some View {
    Color.clear.frame(columns: 0, rows: 0)
      .onKeyboardShortcut(",", title: "Settings") { isPresented = true }
      .sheet(isPresented: $isPresented) { content() }
  }
}
