@_spi(Nodes) import ComponentCore

extension View {
  /// Adds a menu that a click on this view with the right mouse button opens at the pointer.
  ///
  ///     Text(file.name).contextMenu {
  ///       Button("Rename") { rename(file) }
  ///       Button("Delete", role: .destructive) { delete(file) }
  ///     }
  ///
  /// Shift-F10 opens it below this view while the focus is on it or inside. If nothing in it can
  /// be focused, this view can, and its text is reversed while it has the focus. In the menu, the
  /// keys and the pointer do what they do in a ``Menu``. Without actions, none opens.
  ///
  /// - Parameter menuItems: The actions, in a column. They are described while the menu is open.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    ContextMenuView(base: self, menuItems: menuItems)
  }
}

private nonisolated struct ContextMenuView<Base: View, MenuItems: View>: View {
  let base: Base
  let menuItems: () -> MenuItems

  @MainActor var body: some View {
    ContextMenuHost(base: base, menuItems: menuItems)
  }
}

private struct ContextMenuHost<Base: View, MenuItems: View>: View {
  let base: Base
  let menuItems: () -> MenuItems
  /// The point at which the menu is open.
  @State private var point: Point?

  var body: some View {
    base
      .nodeModifier(
        ContextMenuModifier {
          guard menuItems().viewCount > 0 else { return false }
          point = $0
          return true
        }
      )
      .presenting(
        Presenter(
          value: PresentedValue($point, dismissed: nil),
          placement: PresentationPlacement(position: .point(point ?? .zero)), traits: .menu
        ) { point in
          point.map { PresentedView(id: $0, content: AnyView(MenuPanel(content: menuItems))) }
        })
  }
}

private struct ContextMenuModifier: NodeModifier {
  let open: @MainActor (Point) -> Bool

  func update(_ wrapper: InputNode<ContextMenuHandler>) {
    wrapper.handler.open = open
  }
}

private final class ContextMenuHandler: InputHandler {
  /// Opens the menu at a point. Returns `false` if it is empty.
  var open: @MainActor (Point) -> Bool = { _ in false }
  private(set) var isMarked = false {
    didSet { if isMarked != oldValue { node.setNeedsPaint() } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  var acceptsPointer: Bool { node.environment.isEnabled }

  var canBecomeFocused: Bool {
    node.environment.isEnabled && node.contents.allSatisfy { $0.firstFocusableNode == nil }
  }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): isMarked = isFocused
    case .key(KeyPress(.function(10), modifiers: .shift)):
      return openContextMenu(at: node.screenOrigin + Point(x: 0, y: node.rect.size.height))
    default: return false
    }
    return true
  }

  func openContextMenu(at point: Point) -> Bool {
    guard node.environment.isEnabled else { return false }
    return open(point)
  }
}
