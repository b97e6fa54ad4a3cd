@_spi(Nodes) import ComponentCore
import Signals

/// Two or three columns, in which a link shows its page in the next column.
///
///     NavigationSplitView {
///       ForEach(fruits) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Fruits")
///         .navigationDestination(for: Fruit.self) { FruitView(fruit: $0) }
///     } detail: {
///       Text("Choose a fruit.")
///     }
///
///     Fruits            │ Apple
///     ──────────────────│──────────────────────────────
///          Apple ›      │
///           Fig ›       │        A sweet fruit.
///
/// A split view takes all the space that it is offered. A column works like a ``NavigationStack``
/// with a bar of its own, and links in the last column add pages to it. The leading columns are 18
/// to 30 columns of the screen wide, the last one at least 30.
///
/// Where there is not enough space, only one or two columns are shown, at first the leading ones.
/// A link shows the column of its page. A button at the end of the bar shows the next column; the
/// back button, Escape and Alt-← show the column before. Columns that are not shown keep their
/// state.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: NodeView {
  private nonisolated var visibility: ControlValue<NavigationSplitViewVisibility>
  private nonisolated var columns: [AnyView]

  /// Creates a view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = ControlValue()
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
  }

  /// Creates a view of three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The leading columns that are hidden although there is space for them.
  ///     Changes when the user shows them.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public nonisolated init(
    columnVisibility: some ControlSource<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = ControlValue(columnVisibility)
  }

  /// Creates or updates the node that lays out the columns.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = NavigationSplitNode.reusing(existing, in: context)
    node.describe(columns, in: context)
    let setValue = visibility.setValue
    node.bind(visibility.displayedValue()) { $0.follow($1, setValue: setValue) }
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension NavigationSplitView: Sendable {}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    visibility = ControlValue()
    columns = [AnyView(sidebar()), AnyView(detail())]
  }

  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Whether the first column is hidden although there is space for it.
  ///     Changes when the user shows it.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public nonisolated init(
    columnVisibility: some ControlSource<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = ControlValue(columnVisibility)
  }
}

/// The columns of a ``NavigationSplitView`` that are shown where there is enough space.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All columns.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The last column.
  case detailOnly

  /// Returns the number of leading columns that are hidden, of `count`.
  func hiddenCount(of count: Int) -> Int {
    switch self {
    case .automatic, .all: 0
    case .doubleColumn: max(0, count - 2)
    case .detailOnly: max(0, count - 1)
    }
  }
}
