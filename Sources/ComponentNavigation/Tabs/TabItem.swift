@_spi(Nodes) import ComponentCore

extension View {
  /// Sets the title of this view in the bar of the enclosing ``TabView``.
  ///
  ///     TabView(selection: $selection) {
  ///       TreeList().tabItem { Text("Trees") }.tag(Kind.tree)
  ///       HerbList().tabItem { Text("Herbs") }.tag(Kind.herb)
  ///     }
  ///
  /// A `tag(_:)` and a `badge(_:)` beside it, before or after, are those of the tab.
  public nonisolated func tabItem<Item: View>(@ViewBuilder _ tabItem: () -> Item) -> some View {
    var page = TabPage(tag: nil, badge: nil, label: AnyView(tabItem()), content: { AnyView(self) })
    page.takeTraits(of: self)
    return page
  }
}

/// A view that may carry traits of a tab, and the view inside it.
nonisolated protocol TabTraits {
  /// Adds the traits to `page`.
  func addTraits(to page: inout TabPage)
}

extension ModifiedContent: TabTraits where Content: View, Modifier: TagTrait {
  func addTraits(to page: inout TabPage) {
    if page.tag == nil { page.tag = modifier.anyTag }
    page.takeTraits(of: content)
  }
}

/// A tab, of which the enclosing tab view shows the label in its bar.
nonisolated struct TabPage: View {
  var tag: AnyHashable?
  var badge: ValueOrPublisher<String>?
  let label: AnyView
  var content: () -> AnyView

  /// Takes the tag and the badge of `view`, and shows the view without them.
  mutating func takeTraits(of view: some View) {
    content = { AnyView(view) }
    (view as? any TabTraits)?.addTraits(to: &self)
  }

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TabNode.reusing(existing, in: context)
    node.tag = tag
    node.label = label
    node.describe(content, in: context)
    if let badge { node.bind(badge) { $0.badge = $1 } }
    return node
  }
}

/// The node of a tab: a class, because it creates its content when it is shown for the first time.
final class TabNode: ContainerNode, ReusableNode, TaggedNode {
  var tag: AnyHashable?
  var label = AnyView(EmptyView())
  var badge = "" {
    didSet { if badge != oldValue { environment.tabModel?.bar?.markDirty() } }
  }
  private var makeContent: () -> AnyView = { AnyView(EmptyView()) }
  private var context: ViewContext
  private var hasAppeared = false

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  func describe(_ content: @escaping () -> AnyView, in context: ViewContext) {
    makeContent = content
    self.context = context
    if hasAppeared || context.environment.tabModel == nil { showContent() }
    context.environment.tabModel?.bar?.markDirty()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    context.environment = environment
  }

  /// Shows the content from now on.
  func appear() {
    if !hasAppeared { showContent() }
  }

  private func showContent() {
    hasAppeared = true
    updateContent(
      VStack { makeContent() }.transformEnvironment {
        $0.tabModel = nil
        // The toolbars of hidden tabs do not belong into the bars outside.
        $0.bars = nil
      }, in: context)
  }

  override func unmount() {
    super.unmount()
    makeContent = { AnyView(EmptyView()) }
    label = AnyView(EmptyView())
  }
}

/// The badge of a tab that is set outside of it.
struct TabBadgeModifier: NodeModifier {
  let texts: ValueOrPublisher<String>

  func update(_ wrapper: EffectNode<TabBadge>) {
    wrapper.bind(texts) { node, text in
      if text == node.behavior.text { return }
      node.update { $0.text = text }
      node.environment.tabModel?.bar?.markDirty()
    }
  }
}

struct TabBadge: Effect {
  var text = ""

  static var changesDrawing: Bool { false }
}
