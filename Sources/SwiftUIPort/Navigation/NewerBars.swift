// Newer words about bars and columns.

/// When the bar of tabs gets smaller, which it never does on a terminal.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// Never.
  public static let automatic = TabBarMinimizeBehavior(), never = automatic
  /// Never.
  public static let onScrollDown = automatic, onScrollUp = automatic
}

/// What the user has changed about tabs: nothing on a terminal.
public struct TabViewCustomization: Hashable, Sendable, Codable, RawRepresentable {
  /// An empty text, as which it is stored.
  public var rawValue: String { "" }

  /// Creates what nothing has changed.
  public init() {}

  /// Creates what nothing has changed.
  public init?(rawValue: String) {}

  /// Forgets changes.
  public mutating func resetVisibility() {}

  /// Forgets changes.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property of what the user has changed about tabs.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(TabViewCustomization(), key, store, .raw(.string))
  }
}

/// A column of a `NavigationSplitView`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let index: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(index: 0)
  /// The second of three columns.
  public static let content = NavigationSplitViewColumn(index: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(index: 2)
}

extension NavigationSplitView {
  /// Creates a view of three columns. Where there is not enough space, the leading ones are shown
  /// at first.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates a view of three columns. Where there is not enough space, the leading ones are shown
  /// at first.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns. Where there is not enough space, the first one is shown at
  /// first.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a view of two columns. Where there is not enough space, the first one is shown at
  /// first.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }
}

extension View {
  /// Has no effect: the bar of a terminal keeps its size.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }

  /// Has no effect: the user of a terminal does not arrange tabs.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Shows views below this one, above a bar.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return safeAreaInset(edge: .bottom) { if isEnabled { content } }
  }

  /// Shows views above or below this one.
  public nonisolated func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Has no effect: text is as a terminal draws it.
  public nonisolated func allowedDynamicRange(_ range: Any?) -> some View { self }

  /// Shows or hides a bar.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbar(visibility, for: bars.first ?? .automatic) }

  /// Shows the background of the bars, or hides it.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarBackground(visibility, for: bars.first ?? .automatic) }

  /// Has no effect: a link has a sign that tells of its page.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Has no effect: the pointer of a terminal has one form.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Has no effect: a terminal has no shortcuts of gestures.
  public nonisolated func handGestureShortcut(_ shortcut: Any) -> some View { self }

  /// Has no effect: lists of a terminal have no index.
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View { self }
}

/// The form of the pointer, of which a terminal has one.
public struct PointerStyle: Hashable, Sendable {
  /// As usual.
  public static let `default` = PointerStyle(), link = `default`, zoomIn = `default`
  /// As usual.
  public static let zoomOut = `default`, grabIdle = `default`, grabActive = `default`
}

extension HorizontalAlignment {
  /// The leading edge: rows of a terminal's lists have no separators.
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  /// The trailing edge: rows of a terminal's lists have no separators.
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }
}
