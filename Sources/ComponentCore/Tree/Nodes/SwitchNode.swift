/// A node that shows one of several branches: a class, because it replaces its member when the
/// branch changes.
final class SwitchNode: DynamicGroupNode {
  /// The identity of a branch.
  enum Branch: Equatable {
    case first
    case second
    case type(ObjectIdentifier)
  }

  private var branch: Branch?
  /// The branches whose transitions have not ended.
  private var leavingBranches: [(branch: Branch, node: Node)] = []

  /// Updates the member if `branch` is the current one, otherwise replaces it.
  ///
  /// - Parameters:
  ///   - new: Identifies the branch.
  ///   - makeNode: Updates the given node, or creates one for `nil`.
  func select(_ new: Branch, _ makeNode: (Node?) -> Node) {
    let old = branch
    if old == new { return showMembers([makeNode(members.first)]) }
    let former = members.first
    let node = makeNode(leavingBranches.first { $0.branch == new }?.node)
    branch = new
    showMembers([node])
    if old == nil { return }
    leavingBranches.removeAll { $0.node === node }
    if let old, let former, isLeaving(former) { leavingBranches.append((old, former)) }
  }

  override init(in context: ViewContext) {
    super.init(in: context)
    keepsState = false
    memberDidLeave = { [unowned self] member in
      leavingBranches.removeAll { $0.node === member }
    }
  }
}
