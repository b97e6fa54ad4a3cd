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
    .onSurface(.overlay)
  }
}

/// Shows a button as a row of a menu.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, cells: 1)
      .frame(columns: .flexible, alignment: .leading)
      .marked(for: configuration)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension PresentationTraits {
  static let menu: PresentationTraits = [.closesOnOutsideClick, .closesOnButtonPress, .isMenu]
  static let submenu: PresentationTraits = menu.union(.isSubmenu)
}

extension View {
  /// Presents a menu in the top left corner of the screen while a value is `true`.
  package nonisolated func menu<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      Presenter(
        value: PresentedValue(isPresented, dismissed: false),
        placement: PresentationPlacement(position: .point(.zero)), traits: .menu
      ) { $0 ? PresentedView(id: 0, content: AnyView(MenuPanel(content: content))) : nil })
  }
}
