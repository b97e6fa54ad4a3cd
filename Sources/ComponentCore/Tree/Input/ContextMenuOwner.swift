/// A node with a menu that a click with the right mouse button opens.
package protocol ContextMenuOwner: LayoutNode {
  /// Opens the menu at `point`, a position on the screen; returns `false` if there is none now.
  func openContextMenu(at point: Point) -> Bool
}
