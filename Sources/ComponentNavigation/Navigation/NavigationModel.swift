@_spi(Nodes) import ComponentCore

/// A page on a navigation stack.
struct NavigationEntry: Hashable {
  /// The value for which a destination creates the page; unique if there is a view.
  let value: AnyHashable
  /// The view of the page, if it is not created by a destination.
  var view: AnyView?

  /// Whether a destination creates the page for the value, which is in the path.
  var isInPath: Bool { view == nil && !(value.base is PresentedPage) }

  static func == (lhs: NavigationEntry, rhs: NavigationEntry) -> Bool {
    lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension [NavigationEntry] {
  /// The values of the pages that destinations create.
  var pathValues: [AnyHashable] {
    compactMap { $0.isInPath ? $0.value : nil }
  }

  /// Returns these pages as far as they agree with `values`, and new ones for the rest of them.
  func following(_ values: [AnyHashable]) -> [NavigationEntry] {
    var (kept, used) = ([NavigationEntry](), 0)
    for entry in self {
      if entry.isInPath {
        guard used < values.count, values[used] == entry.value else { break }
        used += 1
      }
      kept.append(entry)
    }
    return kept + values.dropFirst(used).map { NavigationEntry(value: $0) }
  }
}

/// The destinations that the views in a navigation stack declare, with the level of the page that
/// they are on. The root is level 0.
@MainActor
final class NavigationModel {
  private struct Destination {
    unowned let owner: Node
    let level: Int
    let makeView: (AnyHashable) -> AnyView?
  }

  private struct Page {
    weak var node: BodyNode?
    let level: Int
  }

  /// The place of a stack that is a column of a split view.
  @MainActor
  struct Column {
    weak var split: NavigationSplitNode?
    let index: Int
    /// The model of the next column, in which links show their pages.
    let next: NavigationModel?

    /// The title of the column before, if the back button shows that one.
    var backTitle: Text? { split?.backTitle(of: index) }

    /// The title of the next column, if there is a button that shows it.
    var nextTitle: Text? { split?.nextTitle(of: index) }

    func showPrevious() { split?.showColumn(index - 1) }

    func showNext() { split?.showColumn(index + 1) }
  }

  weak var stack: NavigationStackNode?
  /// The node of the pages, without the bars.
  weak var pagesNode: LayoutNode?
  /// The place of the stack in a split view; `nil` for other stacks.
  var column: Column?
  /// The bars of the stack.
  let bars = BarModel()
  private var pages: [Page] = []
  private var destinations: [Destination] = []

  /// The title of the page that is shown.
  var title: Text? { bars.title(at: stack?.level ?? 0) }

  // MARK: Pages

  /// Shows the page of a link: in the next column if there is one, or else in front of the others.
  func show(_ entry: NavigationEntry) {
    guard let column, let next = column.next else {
      stack?.push(entry)
      return
    }
    next.stack?.replaceRoot(with: entry)
    column.showNext()
  }

  /// Shows the page of `node` again when a destination below `level` changes.
  func add(_ node: BodyNode, at level: Int) {
    pages.removeAll { $0.node == nil || $0.node === node }
    pages.append(Page(node: node, level: level))
  }

  // MARK: Destinations

  /// Sets the function that creates pages for values of one type, and shows those above `level`
  /// again. The pages may be those of the next column.
  func setDestination(
    of owner: Node, at level: Int, _ makeView: @escaping (AnyHashable) -> AnyView?
  ) {
    if let next = column?.next { return next.setDestination(of: owner, at: -1, makeView) }
    destinations.removeAll { $0.owner === owner }
    destinations.append(Destination(owner: owner, level: level, makeView: makeView))
    updatePages(above: level)
  }

  /// Shows the pages above `level` again.
  func updatePages(above level: Int) {
    if let next = column?.next { return next.updatePages(above: -1) }
    for page in pages where page.level > level { page.node?.markDirty() }
  }

  /// Returns the page of `value`; `nil` if there is no destination for its type.
  func view(of value: AnyHashable) -> AnyView? {
    if let page = value.base as? PresentedPage { return page.view }
    for destination in destinations.reversed() {
      if let view = destination.makeView(value) { return view }
    }
    return nil
  }

  /// Forgets the destination of `owner`.
  func remove(_ owner: Node) {
    destinations.removeAll { $0.owner === owner }
    column?.next?.remove(owner)
  }
}

/// The navigation stack that contains a view.
struct NavigationContext: Equatable {
  let model: NavigationModel
  /// The level of the page that contains the view.
  let level: Int

  static func == (lhs: NavigationContext, rhs: NavigationContext) -> Bool {
    lhs.model === rhs.model && lhs.level == rhs.level
  }
}

extension EnvironmentValues {
  /// The innermost navigation stack that contains the view.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}
