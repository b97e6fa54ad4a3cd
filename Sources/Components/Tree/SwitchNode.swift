/// A node that shows one of several branches, and replaces its member when the branch changes.
final class SwitchNode: DynamicGroupNode {
  private var branch: AnyHashable?
  /// The branches whose transitions have not ended.
  private var leavingBranches: [(branch: AnyHashable, node: Node)] = []

  /// Updates the member if `branch` is the current one, otherwise replaces it.
  ///
  /// - Parameters:
  ///   - branch: Identifies the branch.
  ///   - makeNode: Updates the given node, or creates one for `nil`.
  func select(_ branch: some Hashable, _ makeNode: (Node?) -> Node) {
    let (old, new) = (self.branch, AnyHashable(branch))
    if old == new { return setMembers([makeNode(members.first)]) }
    let former = members.first
    let node = makeNode(leavingBranches.first { $0.branch == new }?.node)
    self.branch = new
    setMembers([node])
    leavingBranches.removeAll { $0.node === node }
    if let old, let former, isLeaving(former) { leavingBranches.append((old, former)) }
  }

  override func memberDidLeave(_ member: Node) {
    leavingBranches.removeAll { $0.node === member }
  }
}
