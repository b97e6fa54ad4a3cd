@_spi(Nodes) import ComponentCore

extension View {
  /// Adds a menu and a primary action for the selected rows of the lists in this view.
  ///
  ///     List(files, selection: $selection) { Text($0.name) }
  ///       .contextMenu(forSelectionType: File.ID.self) { ids in
  ///         Button("Delete", role: .destructive) { delete(ids) }
  ///       } primaryAction: { ids in
  ///         open(ids)
  ///       }
  ///
  /// A click with the right mouse button opens the menu, and Shift-F10. A row that is not selected
  /// is selected first. Enter and a double click perform the primary action. If nothing is
  /// selected, both concern the current row.
  ///
  /// - Parameters:
  ///   - itemType: The type of the identities of rows.
  ///   - menu: Returns the actions for the rows with the identities.
  ///   - primaryAction: Called with the identities of the rows; `nil` for none.
  public nonisolated func contextMenu<ID: Hashable, MenuItems: View>(
    forSelectionType itemType: ID.Type = ID.self,
    @ViewBuilder menu: @escaping (Set<ID>) -> MenuItems,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View {
    SelectionMenu(base: self, menu: menu, primaryAction: primaryAction)
  }
}

private nonisolated struct SelectionMenu<Base: View, ID: Hashable, MenuItems: View>: View {
  let base: Base
  let menu: (Set<ID>) -> MenuItems
  let primaryAction: ((Set<ID>) -> Void)?

  @MainActor var body: some View {
    SelectionMenuHost(base: base, menu: menu, primaryAction: primaryAction)
  }
}

private struct SelectionMenuHost<Base: View, ID: Hashable, MenuItems: View>: View {
  let base: Base
  let menu: (Set<ID>) -> MenuItems
  let primaryAction: ((Set<ID>) -> Void)?
  @State private var actions = ListActions()

  var body: some View {
    let actions = actions
    actions.primaryAction = primaryAction.map { action in
      { ids in action(Set(ids.compactMap { $0.base as? ID })) }
    }
    return base.transformEnvironment { $0.listActions = actions }
      .contextMenu { [menu] in
        menu(Set((actions.list?.actionIDs ?? []).compactMap { $0.base as? ID }))
      }
  }
}

/// The actions of a list for its selected rows.
@MainActor
final class ListActions {
  weak var list: ListNode?
  var primaryAction: (([AnyHashable]) -> Void)?

  nonisolated init() {}
}

extension EnvironmentValues {
  var listActions: ListActions? {
    get { self[ListActionsKey.self] }
    set { self[ListActionsKey.self] = newValue }
  }
}

private struct ListActionsKey: EnvironmentKey {
  static var defaultValue: ListActions? { nil }
}
