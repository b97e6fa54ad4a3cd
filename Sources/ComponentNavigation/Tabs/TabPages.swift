@_spi(Nodes) import ComponentCore

/// The tabs of a tab view, of which the selected one is shown.
struct TabPages<SelectionValue: Hashable & Sendable, Content: View>: View {
  let model: TabModel
  let selection: ControlValue<SelectionValue>?
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DeckNode<TabPagesController>.reusing(existing, in: context)
    model.pages = node.controller
    node.controller.model = model
    if let selection {
      node.bind(selection.displayedValue()) {
        $0.controller.follow($1, setValue: selection.setValue)
      }
    }
    node.updateContent(content.transformEnvironment { [model] in $0.tabModel = model }, in: context)
    return node
  }
}

/// Shows the selected tab, and moves the focus with it.
final class TabPagesController: DeckController {
  private unowned let deck: any Deck
  weak var model: TabModel?
  /// Whether a tab with this tag is selected; `nil` if only this node holds the selection.
  private var isSelected: ((AnyHashable) -> Bool)?
  /// Selects the value of a tag.
  private var selectValue: (AnyHashable) -> Void = { _ in }
  /// The tab that the user has selected last.
  private weak var lastSelected: LayoutNode?
  /// The nodes that had the focus when their tabs were hidden, by their tabs.
  private var earlierFocus: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  init(_ deck: any Deck) {
    self.deck = deck
  }

  /// Selects the tab that stands for `value`.
  ///
  /// - Parameter setValue: Passes a new value on; returns the value that results, if that is known
  ///   at once.
  func follow<Value: Hashable>(_ value: Value, setValue: @escaping (Value) -> Value?) {
    isSelected = { $0.base as? Value == value }
    selectValue = { [unowned self] tag in
      guard let new = tag.base as? Value, new != value else { return }
      if let actual = setValue(new) { follow(actual, setValue: setValue) }
    }
    updateSelection()
  }

  // MARK: Tabs

  private var contents: [LayoutNode] { deck.contents }

  /// The labels and badges of the tabs.
  var tabs: [TabDescription] {
    contents.map { element in
      TabDescription(
        id: ObjectIdentifier(element), label: element.tab?.label ?? AnyView(EmptyView()),
        badge: element.tabBadge)
    }
  }

  var selectedTab: ObjectIdentifier? { deck.shown.map { ObjectIdentifier($0) } }

  /// The value that a tab stands for: its position, unless it has a tag.
  private func tag(at index: Int) -> AnyHashable {
    contents[index].tag(inside: deck) ?? AnyHashable(index)
  }

  /// Selects the tab with `id`, as the user.
  func select(_ id: ObjectIdentifier) {
    guard let index = contents.firstIndex(where: { ObjectIdentifier($0) == id }) else { return }
    lastSelected = contents[index]
    if isSelected == nil { updateSelection() } else { selectValue(tag(at: index)) }
  }

  /// Selects the tab `step` positions after the selected one; returns whether there are several.
  func selectTab(after step: Int) -> Bool {
    guard contents.count > 1 else { return false }
    select(ObjectIdentifier(contents[(deck.shownIndex + step + contents.count) % contents.count]))
    return true
  }

  /// The index of the selected tab, or of the first one if none is selected.
  private var selectedIndex: Int {
    let index =
      if let isSelected {
        contents.indices.first { isSelected(tag(at: $0)) }
      } else {
        contents.firstIndex { $0 === lastSelected }
      }
    return index ?? 0
  }

  /// Shows the selected tab.
  private func updateSelection() {
    show(selectedIndex)
    model?.bar?.markDirty()
  }

  func contentsDidChange() {
    if selectedIndex == deck.shownIndex { deck.showContent() }
    updateSelection()
  }

  // MARK: Showing

  private func show(_ index: Int) {
    guard contents.indices.contains(index) else { return deck.shownIndex = index }
    contents[index].tab?.appear()
    if index == deck.shownIndex { return }
    let dispatcher = deck.tree.eventDispatcher
    let focused = dispatcher.focused
    let old = focused.flatMap { focused in contents.first { focused.isInside($0) } }
    if let old { earlierFocus[ObjectIdentifier(old)] = WeakNode(node: focused) }
    deck.shownIndex = index
    if old != nil {
      dispatcher.moveFocusAfterLayout { [weak self] in self?.returnFocus() }
    }
  }

  /// Moves the focus into the tab that is shown, to where it was before or to the first view that
  /// can have it. If there is none, the bar receives it.
  private func returnFocus() {
    let dispatcher = deck.tree.eventDispatcher
    guard let shown = deck.shown, dispatcher.focused == nil else { return }
    let earlier = earlierFocus.removeValue(forKey: ObjectIdentifier(shown))?.node
    let target = earlier.flatMap { $0.isInside(shown) && $0.isFocusable ? $0 : nil }
    let bar = model?.bar?.elements.first
    if let target = target ?? shown.initialFocus ?? bar?.initialFocus {
      dispatcher.focus(target)
    }
  }
}

extension LayoutNode {
  /// The tab whose only content this node is, or that is the only content of this node.
  fileprivate var tab: TabNode? {
    descendantsWithoutSiblings { $0 as? TabNode }
  }

  /// The text of the badge of a tab, empty if there is none.
  fileprivate var tabBadge: String {
    let badge = descendantsWithoutSiblings { $0 as? EffectNode<TabBadge> }
    return badge?.behavior.text ?? tab?.badge ?? ""
  }

  /// Returns the first result that is not `nil` for this node and its descendants, as long as each
  /// is the only one in its container. Does not look inside tabs.
  private func descendantsWithoutSiblings<Result>(_ find: (LayoutNode) -> Result?) -> Result? {
    var inner: LayoutNode? = self
    while let node = inner {
      if let result = find(node) { return result }
      inner = node is TabNode || node.layoutChildren.count != 1 ? nil : node.layoutChildren[0]
    }
    return nil
  }
}
