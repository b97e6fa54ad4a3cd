import Signals

extension View {
  /// Hides this view, which keeps its space in the layout.
  ///
  ///     HStack { Text("a"); Text("secret").hidden(); Text("b") }
  ///
  ///     a        b
  ///
  /// A hidden view is not drawn. It takes no focus and no input; keyboard shortcuts inside of it
  /// do nothing.
  public nonisolated func hidden() -> some View {
    nodeModifier(ValueOrPublisher(true), HiddenNode.setHidden)
  }

  /// Hides this view while the newest value is `true`. It is shown before the first value.
  public nonisolated func hidden(_ isHidden: some Publisher<Bool, Never>) -> some View {
    nodeModifier(ValueOrPublisher(isHidden), HiddenNode.setHidden)
  }
}

private final class HiddenNode: ContainerNode {
  private var isHidden = false

  func setHidden(_ new: Bool) {
    if new == isHidden { return }
    isHidden = new
    if isHidden { tree.eventDispatcher.removeAll(in: self) }
    setNeedsPaint()
  }

  override func presents(_ child: LayoutNode) -> Bool { !isHidden }

  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    isHidden ? [] : super.layoutChildren(in: area)
  }
}
