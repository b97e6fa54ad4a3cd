/// A node that shows one of several branches, and replaces its member when the branch changes.
final class SwitchNode: GroupNode {
  private var branch: AnyHashable?

  /// Updates the member if `branch` is the current one, otherwise replaces it.
  ///
  /// - Parameters:
  ///   - branch: Identifies the branch.
  ///   - makeNode: Updates the given node, or creates one for `nil`.
  func select(_ branch: some Hashable, _ makeNode: (Node?) -> Node) {
    let isSame = self.branch == AnyHashable(branch)
    let node = makeNode(isSame ? children.first : nil)
    self.branch = branch
    setMembers([node])
  }
}
