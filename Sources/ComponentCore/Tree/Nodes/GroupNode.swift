/// A node that groups other nodes and takes no part in layout, as its container places the
/// members' layout nodes: not final, because scopes and groups with transitions derive from it.
@_spi(Nodes) open class GroupNode: Node {
  private(set) final var members: [Node] = []

  open override var children: [Node] { members }

  /// Updates the only child.
  package final func updateContent(_ view: some View, in context: ViewContext) {
    setMembers([view.node(updating: members.first, in: context)])
  }

  /// Replaces the members, in this order, and removes those that are not in `new`.
  ///
  /// - Parameter remove: Removes a member: by default, unmounts it.
  final func setMembers(_ new: [Node], remove: (Node) -> Void = { $0.unmount() }) {
    if members.isIdentical(to: new) { return }
    for member in members.elements(notIn: new) { remove(member) }
    members = new
    for member in new where member.parent !== self { adopt(member) }
    if hasPreferences { preferencesDidChange() }
    elementsDidChange()
  }
}
