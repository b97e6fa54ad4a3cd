@_spi(Nodes) import ComponentCore
import Signals

/// A stack of pages, of which the last one is shown.
///
///     NavigationStack {
///       VStack {
///         ForEach(fruits) { NavigationLink($0.name, value: $0) }
///       }
///       .navigationTitle("Fruits")
///       .navigationDestination(for: Fruit.self) { FruitView(fruit: $0) }
///     }
///
///     ‹ Fruits   Apple
///     ─────────────────────
///     A sweet fruit.
///
/// The stack takes all the space that it is offered. A ``NavigationLink`` adds a page, and the
/// focus moves into it. The back button, Escape, Alt-←, the mouse's button for it and
/// ``EnvironmentValues/dismiss`` remove the last page, and the focus returns to the link. The
/// pages below keep their state and their scroll positions. A bar with the title, the back button
/// and the items of a `toolbar(content:)` is shown if there are any.
public struct NavigationStack<Data, Root: View>: NodeView {
  private nonisolated var path: (any PathValue)?
  private nonisolated var root: Root

  /// Creates a stack that holds its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Creates a stack that shows and changes a path.
  public nonisolated init(path: some ControlSource<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = ConvertedPath(
      path: path.storage.followedValue, get: \.values, set: { NavigationPath(values: $0) })
  }

  /// Creates a stack that shows and changes a path that is a collection of values.
  public nonisolated init(path: some ControlSource<Data>, @ViewBuilder root: () -> Root)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = ConvertedPath(
      path: path.storage.followedValue, get: { $0.map { AnyHashable($0) } },
      set: { Data($0.compactMap { $0.base as? Data.Element }) })
  }

  /// Creates or updates the node that shows the pages.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? NavigationStackNode ?? NavigationStackNode(in: context)
    node.root = AnyView(root)
    node.setPath = nil
    path?.connect(node)
    node.setContext(context)
    node.evaluate()
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension NavigationStack: Sendable {}

/// The path that a navigation stack shows and changes.
private nonisolated protocol PathValue {
  /// Makes a node show the path, and change it from then on.
  @MainActor
  func connect(_ node: NavigationStackNode)
}

/// The path of a source, which is converted to values and back.
private nonisolated struct ConvertedPath<Path>: PathValue {
  let path: FollowedValue<Path>
  let get: (Path) -> [AnyHashable]
  let set: ([AnyHashable]) -> Path

  @MainActor
  func connect(_ node: NavigationStackNode) {
    node.setPath = { path.write(set($0)) }
    if let path = path.read() { node.follow(get(path)) }
    path.follow(node) { ($0 as? NavigationStackNode)?.follow(get($1)) }
  }
}

/// The node of a navigation stack: a class, because it evaluates the views of its pages.
final class NavigationStackNode: BodyNode {
  var root = AnyView(EmptyView())
  /// Stores a path that the user has changed.
  var setPath: (([AnyHashable]) -> Void)?
  private var entries: [NavigationEntry] = []
  /// Whether the first page takes the place of the root, to which the user cannot go back.
  private var replacesRoot = false
  private let model: NavigationModel
  private lazy var dismissAction = DismissAction { [weak self] in self?.pop() }

  init(_ model: NavigationModel = NavigationModel(), in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.stack = self
  }

  /// The level of the page that is shown.
  var level: Int { entries.count }

  /// Shows the pages of `path`.
  func follow(_ path: [AnyHashable]) {
    setEntries(entries.following(path))
  }

  /// Adds a page.
  func push(_ entry: NavigationEntry) {
    setEntries(entries + [entry])
    setPath?(entries.pathValues)
  }

  /// Shows a page in place of the root and of all other pages.
  func replaceRoot(with entry: NavigationEntry) {
    replacesRoot = true
    setEntries([entry])
  }

  /// Whether there is a page that the user can go back to.
  private var canPop: Bool { entries.count > (replacesRoot ? 1 : 0) }

  /// Removes the last page, or shows the column before.
  func pop() {
    guard canPop else {
      model.column?.showPrevious()
      return
    }
    setEntries(entries.dropLast())
    setPath?(entries.pathValues)
  }

  /// Removes `page` and the pages in front of it.
  func remove(_ page: PresentedPage) {
    guard let index = entries.firstIndex(where: { $0.value == AnyHashable(page) }) else { return }
    if index == 0 { replacesRoot = false }
    setEntries(Array(entries[..<index]))
    setPath?(entries.pathValues)
  }

  private func setEntries(_ new: [NavigationEntry]) {
    if new == entries { return }
    let removed = entries.compactMap { $0.value.base as? PresentedPage }
      .filter { page in !new.contains { $0.value == AnyHashable(page) } }
    entries = new
    markDirty()
    for page in removed { page.wasRemoved() }
  }

  override func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    NavigationStackBody(
      model: model, root: root, entries: entries, canPop: canPop, dismiss: dismissAction
    )
    .content.node(updating: existing, in: context)
  }
}

/// The bar and the pages of a navigation stack.
@MainActor
private struct NavigationStackBody {
  let model: NavigationModel
  let root: AnyView
  let entries: [NavigationEntry]
  let canPop: Bool
  let dismiss: DismissAction

  var content: some View {
    VStack(alignment: .leading) {
      BarReader(model: model.bars) { topBar }
      NavigationPages(level: entries.count) {
        page(root, at: 0)
        ForEach(Array(zip(1..., entries)), id: \.0) { level, entry in
          // Another value at the same level is another page.
          ForEach([entry], id: \.value) { entry in
            page(NavigationPage(model: model, entry: entry, level: level), at: level)
          }
        }
      }
      .frame(columns: .flexible, rows: .flexible)
      BottomBar(model: model.bars, level: entries.count)
    }
    .transformEnvironment { [model, entries] in
      $0.navigation = NavigationContext(model: model, level: entries.count)
    }
  }

  private var topBar: TopBar {
    let level = entries.count
    let column = model.column
    let backTitle =
      canPop ? model.bars.title(at: level - 1) ?? Text("Back") : column.flatMap { $0.backTitle }
    return TopBar(
      items: model.bars.items(at: level), settings: model.bars.settings(at: level),
      title: model.bars.title(at: level), backTitle: backTitle,
      goBack: { [weak model] in model?.stack?.pop() },
      nextTitle: column.flatMap { $0.nextTitle },
      goToNext: { column?.showNext() })
  }

  private func page(_ content: some View, at level: Int) -> some View {
    VStack { content }
      .transformEnvironment { [model, dismiss] in
        $0.navigation = NavigationContext(model: model, level: level)
        $0.bars = BarContext(model: model.bars, level: level)
        if level > 0 { $0.dismiss = dismiss }
      }
      .frame(columns: .flexible, rows: .flexible)
  }
}
