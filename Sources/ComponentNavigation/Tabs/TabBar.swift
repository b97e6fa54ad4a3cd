@_spi(Nodes) import ComponentCore

/// The bar of a tab view, in which the user chooses a tab.
struct TabBar: View {
  let model: TabModel

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TabBarNode ?? TabBarNode(model, in: context)
    node.setContext(context)
    node.evaluate()
    return node
  }
}

/// The node of the bar, which is evaluated again when a tab or the selection changes.
final class TabBarNode: BodyNode {
  private let model: TabModel

  init(_ model: TabModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.bar = self
  }

  override func bodyNode(updating existing: Node?) -> Node {
    TabPicker(
      tabs: model.pages?.tabs ?? [], selection: model.pages?.selectedTab,
      select: { [weak model] in model?.pages?.select($0) }
    )
    .node(updating: existing, in: context)
  }
}

/// The label and badge of a tab in the bar.
struct TabDescription: Identifiable {
  let id: ObjectIdentifier
  let label: AnyView
  let badge: String
}

private struct TabPicker: View {
  let tabs: [TabDescription]
  let selection: ObjectIdentifier?
  let select: (ObjectIdentifier) -> Void

  var body: some View {
    Picker(selection: Binding(get: { selection }, set: { if let id = $0 { select(id) } })) {
      ForEach(tabs) { tab in
        HStack {
          tab.label
          if !tab.badge.isEmpty { Text("(\(tab.badge))").singleLine() }
        }
        .lineLimit(1)
        .tag(tab.id)
      }
    } label: {
    }
    .labelsHidden()
    .pickerStyle(.segmented)
    .accessibilityAddTraits(.isTabBar)
  }
}
