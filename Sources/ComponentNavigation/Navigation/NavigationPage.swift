@_spi(Nodes) import ComponentCore

/// The view of a page that a destination or a link creates.
struct NavigationPage: View {
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
