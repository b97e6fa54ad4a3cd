/// The content of a presentation in a border, on the surface of what is in front.
nonisolated struct PresentationPanel<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @MainActor var body: some View {
    BarContainer { content() }
      .followingDismissDisabled()
      .outsideStructure()
      .padding(.horizontal, cells: 1)
      .border()
      .onSurface(.overlay)
  }
}

extension PresentedView {
  /// Creates a view of `content` in a border. The content is described in a body of its own, while
  /// it is presented.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - content: Creates the content.
  init(
    inPanel content: @escaping () -> some View, id: some Hashable = 0
  ) {
    self.init(id: id, content: AnyView(PresentationPanel(content: content)))
  }

  /// Creates a view of `content` that fills the screen. The content is described in a body of its
  /// own, while it is presented.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - content: Creates the content.
  init(
    onScreen content: @escaping () -> some View, id: some Hashable = 0
  ) {
    self.init(id: id, content: AnyView(FullScreenContent(content: content)))
  }
}

extension View {
  /// Returns this view as it is outside the menus, forms and navigation stacks that present it.
  fileprivate nonisolated func outsideStructure() -> some View {
    transformEnvironment {
      $0.isInMenu = false
      $0.sectionStyle = .plain
      $0.navigation = nil
    }
  }
}

/// The content of a presentation that fills the screen.
private nonisolated struct FullScreenContent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @MainActor var body: some View {
    BarContainer { VStack { content() }.frame(columns: .flexible, rows: .flexible) }
      .followingDismissDisabled()
      .outsideStructure()
  }
}
