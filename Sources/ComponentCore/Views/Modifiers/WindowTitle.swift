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
    scopeModifier(WindowTitleModifier(title: ValueOrPublisher(title)))
  }

  /// Sets the title of the terminal's window to the newest of `titles` while this view is on the
  /// screen.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func windowTitle(_ titles: some Publisher<String, Never>) -> some View {
    scopeModifier(WindowTitleModifier(title: ValueOrPublisher(titles)))
  }
}

/// A view that runs an action when the title that its content sets has changed.
package nonisolated struct WindowTitleReader<Content: View>: View {
  private let content: Content
  private let action: @MainActor (String?) -> Void

  /// Creates a view that runs `action`; `nil` means that `content` sets no title.
  package init(_ content: Content, perform action: @escaping @MainActor (String?) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    content.onPreferenceChange(WindowTitleKey.self, perform: action)
      .node(updating: existing, in: context)
  }
}

private struct WindowTitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

private nonisolated struct WindowTitleModifier: ScopeModifier {
  let title: ValueOrPublisher<String>

  @MainActor
  func willUpdateContent(of scope: StatefulScope<WindowTitleState>, in context: inout ViewContext) {
    scope.bind(title) { scope, title in
      if title == scope.state.title { return }
      scope.state.title = title
      scope.preferencesDidChange()
    }
  }
}

private struct WindowTitleState: ScopeState {
  static var concernsPreferences: Bool { true }

  var title: String?

  init(in context: ViewContext) {}

  /// Sets the title, unless a view inside sets one.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of scope: StatefulScope<Self>
  ) -> Key.Value? {
    guard key == WindowTitleKey.self, let title,
      (scope.innerPreference(WindowTitleKey.self) ?? nil) == nil
    else { return nil }
    return WindowTitleKey.Value(title) as? Key.Value
  }
}
