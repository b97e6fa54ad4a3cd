/// What a `TabView` shows whose tabs stand for values of one type: a `Tab`, a `TabSection`, or
/// a `ForEach` of tabs.
public protocol TabContent<TabValue>: View {
  /// The type of the values that tabs stand for.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the value that the tab stands for.
  public typealias TabValue = Value
}

/// Builds tabs that stand for values of one type, so that their values need no type names:
/// `Tab("Home", systemImage: "house", value: .home) { … }`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns the tab.
  public static func buildExpression<Content: TabContent>(_ tab: Content) -> Content
  where Content.TabValue == TabValue { tab }

  /// Returns the tabs in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TabGroup<TabValue, some View> {
    TabGroup(content: ViewBuilder.buildBlock(repeat each content))
  }

  /// Returns the tabs of a condition.
  public static func buildIf<Content: View>(
    _ content: Content?
  ) -> TabGroup<TabValue, some View> {
    TabGroup(content: ViewBuilder.buildIf(content))
  }
}

/// Some tabs.
public struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
  private nonisolated var content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The tabs.
  public var body: some View { content }
}

// Its properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TabGroup: Sendable {}

/// Some tabs under a heading. The bar of a terminal shows no headings.
public struct TabSection<TabValue: Hashable, Content: View>: TabContent {
  private nonisolated var content: Content

  /// Creates a group of tabs.
  public nonisolated init(
    _ title: String, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content: TabContent { self.content = content() }

  /// Creates a group of tabs.
  public nonisolated init(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> some View
  ) where Content: TabContent { self.content = content() }

  /// The tabs.
  public var body: some View { content }
}

// Its properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TabSection: Sendable {}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Content.TabValue
}

extension TabView {
  /// Creates a tab view that shows and changes a value, whose tabs stand for values of its type.
  public nonisolated init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent {
    let tabs = content()
    self.init(selection: selection, content: { tabs })
  }
}

extension TabContent {
  /// Shows a number after the title, or nothing if it is 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    TabGroup(content: badged(self, count == 0 ? nil : String(count)))
  }

  /// Shows a text after the title, or nothing if it is `nil` or empty.
  public nonisolated func badge(_ text: String?) -> some TabContent<TabValue> {
    TabGroup(content: badged(self, text))
  }

  /// Has no effect on a terminal, where tabs have one place.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// Has no effect on a terminal, where the user does not arrange the tabs.
  public nonisolated func customizationID(_ id: String) -> Self { self }

  /// Has no effect on a terminal, where the user does not arrange the tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// Has no effect on a terminal, where sections have no places of their own.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}

private nonisolated func badged(_ view: some View, _ text: String?) -> some View {
  view.badge(text)
}

/// Where a tab is shown: on a terminal in the bar.
public struct TabPlacement: Hashable, Sendable {
  /// In the bar.
  public static let automatic = TabPlacement(), pinned = automatic, sidebarOnly = automatic
}

/// Whether the user may move a tab, which a terminal does not offer.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = TabCustomizationBehavior()
  /// As usual.
  public static let disabled = automatic, reorderable = automatic
}

/// The kind of a bar, of which a terminal has one.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// The bar.
  public static let automatic = AdaptableTabBarPlacement(), tabBar = automatic, sidebar = automatic
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// It searches. A tab without a title of its own is called *Search*.
  public static let search = TabRole()
}

extension Tab where Label == ComponentControls.Label<Text, Image> {
  /// Creates a tab of a role that stands for `value`.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
  }

  /// Creates a tab of a role.
  public nonisolated init(role: TabRole?, @ViewBuilder content: @escaping () -> Content)
  where Value == Never {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }

  /// Creates a tab of a role, with a title and a symbol, that stands for `value`.
  public nonisolated init(
    _ title: String, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab of a role, with a title and a symbol.
  public nonisolated init(
    _ title: String, systemImage: String, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(title, systemImage: systemImage, content: content)
  }
}
