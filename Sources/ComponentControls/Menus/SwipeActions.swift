import ComponentCore

extension View {
  /// Adds actions to a row, which stand in its context menu.
  ///
  ///     MessageRow(message).swipeActions {
  ///       Button("Delete", role: .destructive) { delete(message) }
  ///     }
  ///
  /// A click with the right mouse button and Shift-F10 open the menu, as those of
  /// ``contextMenu(menuItems:)`` do. A row has one menu: with several such modifiers, it is that
  /// of the innermost one, with the actions of the others below it.
  ///
  /// - Parameters:
  ///   - edge: The edge from which a finger would reveal the actions.
  ///   - allowsFullSwipe: Whether a finger would perform the first action.
  ///   - content: The actions.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    RowActionsReader(base: self, content: content)
  }
}

private nonisolated struct RowActionsReader<Base: View, Content: View>: View {
  let base: Base
  let content: () -> Content

  @MainActor var body: some View {
    RowActions(base: base, content: content)
  }
}

private struct RowActions<Base: View, Content: View>: View {
  let base: Base
  let content: () -> Content
  @Environment(\.outerRowActions) private var outer

  var body: some View {
    let actions: [@MainActor () -> AnyView] = [{ AnyView(content()) }] + outer
    base
      .transformEnvironment { $0.outerRowActions = actions }
      .contextMenu { ForEach(0..<actions.count, id: \.self) { actions[$0]() } }
  }
}

extension EnvironmentValues {
  /// The actions of the enclosing rows' modifiers, from the inside out.
  fileprivate var outerRowActions: [@MainActor () -> AnyView] {
    get { self[OuterRowActionsKey.self] }
    set { self[OuterRowActionsKey.self] = newValue }
  }
}

private struct OuterRowActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> AnyView] { [] }
}
