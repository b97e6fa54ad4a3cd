extension View {
  /// Shows the keyboard shortcuts that work at the moment in a line below this view.
  ///
  ///     Editor().keyHelp()
  ///
  ///     │ Dear reader,                    │
  ///     │                                 │
  ///     │ Ctrl-S Save  Ctrl-N New  ? Help │
  ///
  /// The line is made of the shortcuts themselves: those of controls have the controls' labels,
  /// and those of ``onKeyboardShortcut(_:modifiers:title:perform:)`` their titles. What is
  /// disabled, hidden or behind a presentation is left out. A click runs the action. A line that
  /// is too long scrolls.
  ///
  /// The view takes all the space that it is proposed, and the line is its last row. The shortcuts
  /// are collected again in each frame in which something has changed.
  public nonisolated func keyHelp() -> some View {
    KeyHelp(content: self)
  }
}

private nonisolated struct KeyHelp<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    VStack(spacing: 0) {
      content
        .frame(columns: .shrinkable, rows: .shrinkable)
      KeyHelpLine()
    }
  }
}

private struct KeyHelpLine: View {
  @Environment(\.keyCommands) private var source

  var body: some View {
    if let source {
      ScrollView(.horizontal, showsIndicators: false) {
        Latest(of: source.newest()) { commands in
          HStack(spacing: 2) {
            ForEach(commands) { command in
              KeyHelpButton(command: command)
            }
          }
          .padding(.horizontal, cells: 1)
        }
      }
      .focusable(false)
      .frame(rows: 1)
    }
  }
}

private struct KeyHelpButton: View {
  let command: KeyCommand

  var body: some View {
    Button(action: command.perform) {
      HStack(spacing: 1) {
        Text(command.shortcut.description).bold().foregroundStyle(Color.accentColor)
        Text(command.title)
      }
      .lineLimit(1)
    }
    .buttonStyle(KeyHelpStyle())
    .focusable(false)
    .accessibilityLabel(command.title)
    .accessibilityHint(command.shortcut.description)
  }
}

private struct KeyHelpStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .underline(configuration.isHovered)
      .reversed(configuration.isPressed)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.pressed, .hovered]
  }
}
