import Components

/// A key and what it does, which can also be clicked.
///
///     KeyButton("p", "Pause") { isPaused.toggle() }
///
///     p Pause
package struct KeyButton: View {
  private let key: Character
  private let title: String
  private let action: @MainActor () -> Void

  package init(_ key: Character, _ title: String, action: @escaping @MainActor () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }

  package var body: some View {
    Button(action: action) {
      HStack(spacing: 1) {
        Text(String(key)).bold().foregroundStyle(Color.accentColor)
        Text(title)
      }
    }
    .buttonStyle(KeyStyle())
    .accessibilityLabel(title)
    .keyboardShortcut(.character(key), modifiers: [])
  }
}

/// The look of a key with its title.
private struct KeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .underline(configuration.isHovered || configuration.isFocused)
      .reversed(configuration.isPressed)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.pressed, .hovered, .focused]
  }
}
