/// The bar of a navigation stack: the back button and the title of the page.
struct NavigationBar: View {
  let model: NavigationModel
  /// The level of the page that is shown.
  let level: Int

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? NavigationBarNode ?? NavigationBarNode(model, in: context)
    node.level = level
    node.setContext(context)
    node.evaluate()
    return node
  }
}

/// The node of a navigation bar, which is evaluated again when a title changes.
final class NavigationBarNode: BodyNode {
  private let model: NavigationModel
  fileprivate var level = 0

  init(_ model: NavigationModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.bar = self
  }

  override func bodyNode(updating existing: Node?) -> Node {
    NavigationBarContent(
      title: model.title(at: level), backTitle: model.title(at: level - 1), hasBackButton: level > 0
    ) { [weak model] in model?.stack?.pop() }
    .node(updating: existing, in: context)
  }
}

private struct NavigationBarContent: View {
  let title: String?
  let backTitle: String?
  let hasBackButton: Bool
  let goBack: @MainActor () -> Void
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if title != nil || hasBackButton {
      HStack(spacing: 2) {
        if hasBackButton {
          Button((usesASCII ? "< " : "‹ ") + (backTitle ?? "Back"), action: goBack)
            .replacingButtonStyles(TextButtonStyle())
            .keyboardShortcut(.cancelAction)
            .keyboardShortcut(.left, modifiers: .alt)
        }
        Text(title ?? "").bold().lineLimit(1)
      }
      Divider()
    }
  }
}
