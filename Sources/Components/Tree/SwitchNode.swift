/// A node for one of several views of different kinds.
final class SwitchNode: GroupNode {
  private var branch: AnyHashable?

  /// Updates the member if it is still that of `branch`, otherwise replaces it.
  func select(_ branch: some Hashable, _ makeNode: (Node?) -> Node) {
    let isSame = self.branch == AnyHashable(branch)
    let node = makeNode(isSame ? children.first : nil)
    self.branch = branch
    setMembers([node])
  }
}
