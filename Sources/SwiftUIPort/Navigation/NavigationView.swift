/// A stack of pages, as programs wrote it before `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private nonisolated var content: Content

  /// Creates a stack whose first page is `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}

// Its nonisolated property may hold values that are not `Sendable`.
@available(*, unavailable) extension NavigationView: Sendable {}

/// How a `NavigationView` shows its pages: on a terminal always one at a time.
public struct NavigationViewStyle: Sendable {
  /// One page at a time.
  public static let automatic = NavigationViewStyle()
  /// One page at a time.
  public static let stack = NavigationViewStyle()
  /// On a terminal one page at a time. Use `NavigationSplitView` for columns.
  public static let columns = NavigationViewStyle()
}

/// One page at a time.
public func StackNavigationViewStyle() -> NavigationViewStyle { .stack }
/// One page at a time.
public func DefaultNavigationViewStyle() -> NavigationViewStyle { .automatic }
/// On a terminal one page at a time. Use `NavigationSplitView` for columns.
public func DoubleColumnNavigationViewStyle() -> NavigationViewStyle { .columns }
/// On a terminal one page at a time. Use `NavigationSplitView` for columns.
public func ColumnNavigationViewStyle() -> NavigationViewStyle { .columns }

extension View {
  /// Has no effect on a terminal, where a `NavigationView` shows one page at a time.
  public nonisolated func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// Sets the title of this page.
  public nonisolated func navigationBarTitle(_ title: String) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of this page and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: String, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views to the beginning of the bar of this page.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the end of the bar of this page.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds views to both ends of the bar of this page.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Sets the title of this page.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of this page and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar of this page.
  public nonisolated func navigationBarHidden(_ isHidden: Bool) -> some View {
    toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Has no effect on a terminal, where a page has one title.
  @_disfavoredOverload  // Programs for a telephone declare one of their own.
  public nonisolated func navigationSubtitle(_ subtitle: String) -> some View { self }
}
