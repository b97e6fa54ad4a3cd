import ComponentNavigation

/// A menu of commands: see ``Scene/commands(content:)``.
///
///     CommandMenu("Text") {
///       Button("Sort lines") { sort() }.keyboardShortcut("s")
///     }
///
///     │ Text  ▸ │
public struct CommandMenu<Content: View>: Commands {
  private nonisolated var title: String
  private nonisolated var content: () -> Content

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The commands.
  public nonisolated init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// The menu.
  public var body: some View {
    CommandMenuBody(title: title, content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension CommandMenu: Sendable {}

private struct CommandMenuBody<Content: View>: View {
  let title: String
  let content: () -> Content
  @Environment(\.commandsAreShortcuts) private var commandsAreShortcuts

  var body: some View {
    if commandsAreShortcuts {
      content()
    } else {
      Menu(title, content: content)
    }
  }
}
