extension ToolbarItemPlacement {
  /// The lower bar, in the place of a keyboard on the screen.
  public static let keyboard = bottomBar
  /// The lower bar, where a title has no bar of its own.
  public static let title = principal
}

/// What a toolbar is for, which on a terminal looks the same.
public struct ToolbarRole: Hashable, Sendable {
  /// The usual role.
  public static let automatic = ToolbarRole()
  /// The usual role.
  public static let navigationStack = automatic, browser = automatic, editor = automatic
}

/// How large a bar shows the title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the page before.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// In the bar.
  public static let inlineLarge = inline
  /// Below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// Sets how the title of this page is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Adds a menu to the bar, in which other systems open it from the title.
  public nonisolated func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    toolbar { ToolbarItem(placement: .primaryAction) { Menu("⌄", content: content) } }
  }

  /// Has no effect on a terminal, where all toolbars look the same.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect on a terminal, where bars have the colors of their page.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect on a terminal, where columns share the width in one way.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect on a terminal, where columns share the width in one way.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Adds a search field above this view with the text of `prompt`.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt?.words ?? "Search")
  }

  /// Adds a search field above this view. On a terminal, it is shown whether `isPresented` is
  /// `true` or not.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above this view. On a terminal, it is shown whether `isPresented` is
  /// `true` or not.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Has no effect on a terminal, where the bar stays as it is during a search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

extension SearchFieldPlacement {
  /// When a search field in a drawer is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// On a terminal, always.
    public static let automatic = NavigationBarDrawerDisplayMode(), always = automatic
  }

  /// Above the view, as `automatic`.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .automatic }
}

/// The selected page in full, as programs wrote it before `.tabViewStyle(.page)`.
public func PageTabViewStyle(
  indexDisplayMode: TabViewStyle.IndexDisplayMode = .automatic
) -> TabViewStyle { .page(indexDisplayMode: indexDisplayMode) }
/// A bar of tabs above the selected page.
public func DefaultTabViewStyle() -> TabViewStyle { .automatic }

/// What happens to the bar during a search, which on a terminal is nothing.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// As usual.
  public static let avoidHidingContent = automatic
}

/// Adds a menu to the bar, in which other systems open it from the title.
public func ToolbarTitleMenu<Content: View>(
  @ViewBuilder content: @escaping () -> Content
) -> some ToolbarContent {
  ToolbarItem(placement: .primaryAction) { Menu("⌄", content: content) }
}

/// A distance between items of a bar, which on a terminal have their own.
public func ToolbarSpacer(
  _ sizing: ToolbarSpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
) -> some ToolbarContent {
  ToolbarItem(placement: placement) { EmptyView() }
}

/// How large a distance between items of a bar is.
public enum ToolbarSpacerSizing: Hashable, Sendable {
  /// As much as possible, or as usual.
  case flexible, fixed
}
