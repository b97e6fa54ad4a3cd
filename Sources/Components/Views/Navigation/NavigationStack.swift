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
/// focus moves into it. The back button, Escape, Alt-← and ``EnvironmentValues/dismiss`` remove
/// the last page, and the focus returns to the link. The pages below keep their state and their
/// scroll positions. The bar with the title and the back button is shown if there is either.
public struct NavigationStack<Data, Root: View>: View {
  private nonisolated var path: PathValue
  private nonisolated var root: Root

  private nonisolated enum PathValue {
    /// Only the stack holds the path.
    case local
    case binding(get: () -> [AnyHashable], set: ([AnyHashable]) -> Void)
    /// Binds a node to the publisher of the path.
    case subject(follow: @MainActor (NavigationStackNode) -> Void, set: ([AnyHashable]) -> Void)
  }

  private nonisolated init(_ path: PathValue, root: Root) {
    self.path = path
    self.root = root
  }

  /// Creates a stack that holds its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(.local, root: root())
  }

  /// Creates a stack that shows and changes the path of a binding.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      .binding(
        get: { path.wrappedValue.values },
        set: { path.wrappedValue = NavigationPath(values: $0) }),
      root: root())
  }

  /// Creates a stack that shows and changes the path of a binding to a collection of values.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(
      .binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }

  /// Creates a stack that shows the path of a subject and sends changes to it.
  public nonisolated init(path: CurrentValueSubject<Data, Never>, @ViewBuilder root: () -> Root)
  where
    Data: RandomAccessCollection & RangeReplaceableCollection & Sendable, Data.Element: Hashable
  {
    let newest = ValueOrPublisher(path)
    self.init(
      .subject(
        follow: { $0.bind(newest) { $0.follow($1.map { AnyHashable($0) }) } },
        set: { path.send(Data($0.compactMap { $0.base as? Data.Element })) }),
      root: root())
  }

  /// Creates or updates the node that shows the pages.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? NavigationStackNode ?? NavigationStackNode(in: context)
    node.root = AnyView(root)
    switch path {
    case .local:
      node.setPath = nil
    case .binding(let get, let set):
      node.setPath = set
      node.follow(get())
    case .subject(let follow, let set):
      node.setPath = set
      follow(node)
    }
    node.setContext(context)
    node.evaluate()
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension NavigationStack: Sendable {}

/// The node of a navigation stack: holds the pages.
final class NavigationStackNode: BodyNode {
  var root = AnyView(EmptyView())
  /// Stores a path that the user has changed.
  var setPath: (([AnyHashable]) -> Void)?
  private var entries: [NavigationEntry] = []
  private let model = NavigationModel()
  private lazy var dismissAction = DismissAction { [weak self] in self?.pop() }

  override init(in context: ViewContext) {
    super.init(in: context)
    model.stack = self
  }

  /// Shows the pages of `path`.
  func follow(_ path: [AnyHashable]) {
    setEntries(entries.following(path))
  }

  /// Adds a page.
  func push(_ entry: NavigationEntry) {
    setEntries(entries + [entry])
    setPath?(entries.pathValues)
  }

  /// Removes the last page.
  func pop() {
    if entries.isEmpty { return }
    setEntries(entries.dropLast())
    setPath?(entries.pathValues)
  }

  private func setEntries(_ new: [NavigationEntry]) {
    if new == entries { return }
    entries = new
    markDirty()
  }

  override func bodyNode(updating existing: Node?) -> Node {
    NavigationStackBody(
      model: model, root: root, entries: entries, dismiss: dismissAction
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
  let dismiss: DismissAction

  var content: some View {
    VStack(alignment: .leading, spacing: 0) {
      NavigationBar(model: model, level: entries.count)
      NavigationPages(level: entries.count) {
        page(root, at: 0)
        ForEach(Array(zip(1..., entries)), id: \.0) { level, entry in
          // Another value at the same level is another page.
          ForEach([entry], id: \.value) { entry in
            page(NavigationPage(model: model, entry: entry, level: level), at: level)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .transformEnvironment { [model, entries] in
      $0.navigation = NavigationContext(model: model, level: entries.count)
    }
  }

  private func page(_ content: some View, at level: Int) -> some View {
    VStack { content }
      .transformEnvironment { [model, dismiss] in
        $0.navigation = NavigationContext(model: model, level: level)
        if level > 0 { $0.dismiss = dismiss }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The view of a page that a destination or a link creates.
private struct NavigationPage: View {
  let model: NavigationModel
  let entry: NavigationEntry
  let level: Int

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? NavigationPageNode ?? NavigationPageNode(model, in: context)
    node.entry = entry
    node.level = level
    node.setContext(context)
    node.evaluate()
    return node
  }
}

final class NavigationPageNode: BodyNode {
  private let model: NavigationModel
  fileprivate var entry: NavigationEntry?
  fileprivate(set) var level = 0

  init(_ model: NavigationModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.add(self)
  }

  override func bodyNode(updating existing: Node?) -> Node {
    let view = entry.flatMap { $0.view ?? model.view(of: $0.value) }
    let missing = AnyView(Text("There is no destination for this value.").dim())
    return (view ?? missing).node(updating: existing, in: context)
  }

  override func unmount() {
    model.remove(self)
    super.unmount()
  }
}
