/// A node that groups other nodes and takes no part in layout: its container places the members'
/// layout nodes.
@_spi(Nodes) open class GroupNode: Node {
  private(set) final var members: [Node] = []

  open override var children: [Node] { members }

  /// Updates the only child.
  package final func updateContent(_ view: some View, in context: ViewContext) {
    setMembers([view.node(updating: members.first, in: context)])
  }

  /// Replaces the members, in this order, and removes those that are not in `new`.
  func setMembers(_ new: [Node]) {
    if members.isIdentical(to: new) { return }
    if !members.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      for member in members where !kept.contains(ObjectIdentifier(member)) { remove(member) }
    }
    members = new
    for member in new where member.parent !== self { adopt(member) }
    if hasPreferences { preferencesDidChange() }
    elementsDidChange()
  }

  /// Removes a member: by default, unmounts it.
  func remove(_ member: Node) {
    member.unmount()
  }
}
