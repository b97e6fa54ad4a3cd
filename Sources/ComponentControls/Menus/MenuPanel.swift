/// The actions of a menu in a border, which scroll if the screen is too small for them.
nonisolated struct MenuPanel<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content() }
    }
    .replacingButtonStyles(MenuItemStyle())
    .environment(\.isInMenu, true)
    .environment(\.sectionStyle, .menu)
    .border()
  }
}

/// Shows a button as a row of a menu.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(configuration.isFocused ? .terminalBackground : .clear)
      .marked(for: configuration)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension PresentationTraits {
  static let menu: PresentationTraits = [.closesOnOutsideClick, .closesOnButtonPress, .isMenu]
  static let submenu: PresentationTraits = menu.union(.isSubmenu)
}
