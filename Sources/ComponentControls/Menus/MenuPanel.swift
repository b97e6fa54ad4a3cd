/// The actions of a menu in a border, which scroll if the screen is too small for them. A menu
/// whose actions show nothing closes before it is drawn.
nonisolated struct MenuPanel<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View {
    ScrollView { MenuActions(content: content) }
      .replacingButtonStyles(MenuItemStyle())
      .environment(\.isInMenu, true)
      .environment(\.sectionStyle, .menu)
      .border()
      .onSurface(.overlay)
  }
}

/// The actions of a menu, which close it when they disappear.
private struct MenuActions<Content: View>: View {
  let content: () -> Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) { content() }
      .onGeometryChange(for: Bool.self) {
        $0.size.height == 0
      } action: { isEmpty in
        if isEmpty { dismiss() }
      }
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
