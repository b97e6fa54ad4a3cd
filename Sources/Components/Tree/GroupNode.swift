/// A node that groups other nodes and takes no part in layout: its container places the members'
/// layout nodes.
class GroupNode: Node {
  private var members: [Node] = []

  final override var children: [Node] { members }

  /// Updates the only child.
  final func updateContent(_ view: some View, in context: ViewContext) {
    setMembers([view.node(updating: members.first, in: context)])
  }

  /// Replaces the children, in this order, and unmounts those that are not in `new`.
  final func setMembers(_ new: [Node]) {
    if members.elementsEqual(new, by: ===) { return }
    if !members.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      for member in members where !kept.contains(ObjectIdentifier(member)) { member.unmount() }
    }
    members = new
    for member in new where member.parent !== self { adopt(member) }
    if hasPreferences { preferencesDidChange() }
    elementsDidChange()
  }
}
