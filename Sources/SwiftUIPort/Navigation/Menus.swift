extension View {
  /// Adds a menu that a click on this view with the right mouse button opens. A terminal shows no
  /// preview.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Adds a menu that a click on this view with the right mouse button opens, if there is one.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(
    _ menu: ContextMenu<MenuItems>?
  ) -> some View {
    if let menu { contextMenu(menuItems: menu.items) } else { self }
  }

  /// Adds a search field above this view, with suggestions below the field.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search", @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// The items of a menu under its older name.
public nonisolated struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}
