@_spi(Nodes) import ComponentCore

extension View {
  /// Adds items to the bar of the enclosing ``NavigationStack``, column or sheet.
  ///
  ///     FileList(files: files)
  ///       .navigationTitle("Files")
  ///       .toolbar {
  ///         Button("New") { add() }
  ///         ToolbarItem(placement: .status) { Text("\(files.count) files") }
  ///       }
  ///
  ///     Files                  [ New ]
  ///     ──────────────────────────────
  ///     …
  ///     ──────────────────────────────
  ///               12 files
  ///
  /// A view without a placement has the automatic one. If nothing encloses this view that has a
  /// bar, the items stand directly above and below the view. Buttons in bars are small unless they
  /// are given a style. The items have the environment of this view.
  ///
  /// - Parameter content: The items.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(base: self, content: content())
  }

  /// Returns this view: in a terminal, the title of a page always stands in its bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

/// The bar of a page. It only contains the type of a setting.
public enum NavigationBarItem {
  /// The size of a title. In a terminal, all have one size.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The size of the page before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar, where there are several sizes.
    case large
  }
}

private nonisolated struct ToolbarView<Base: View, Content: ToolbarContent>: View {
  let base: Base
  let content: Content

  @MainActor var body: some View {
    ToolbarContainer(base: base.scopeModifier(ToolbarModifier(items: content.items)))
  }
}

/// A view with a toolbar, which has bars of its own if nothing encloses it that has.
private struct ToolbarContainer<Base: View>: View {
  let base: Base
  @Environment(\.bars) private var bars

  var body: some View {
    if bars == nil { BarContainer { base } } else { base }
  }
}

private nonisolated struct ToolbarModifier: ScopeModifier {
  let items: [ToolbarEntry]

  @MainActor
  func willUpdateContent(of scope: StatefulScope<ToolbarState>, in context: inout ViewContext) {
    scope.state.items = items
    scope.updateBars()
  }
}

/// Items in the bars that enclose a scope.
struct ToolbarState: ScopeState {
  var items: [ToolbarEntry] = []

  init(in context: ViewContext) {}

  func environmentDidChange(of scope: StatefulScope<ToolbarState>, from old: EnvironmentValues) {
    if let bars = old.bars, bars != scope.environment.bars { bars.model.remove(scope) }
    scope.updateBars()
  }

  mutating func willUnmount(_ scope: Node) {
    scope.environment.bars?.model.remove(scope)
  }
}

extension StatefulScope<ToolbarState> {
  /// The items, in the environment of this node.
  var entries: [ToolbarEntry] {
    state.items.map { $0.inEnvironment(environment) }
  }

  fileprivate func updateBars() {
    if let bars = environment.bars { bars.model.update(self, at: bars.level) }
  }
}
