/// A node that only groups others: what contains it sees right through it.
class GroupNode: Node {
  private var members: [Node] = []

  final override var children: [Node] { members }

  /// Makes these the children, in this order; unmounts those that are gone.
  final func setMembers(_ new: [Node]) {
    if members.elementsEqual(new, by: ===) { return }
    if !members.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      for member in members where !kept.contains(ObjectIdentifier(member)) { member.unmount() }
    }
    members = new
    for member in new { adopt(member) }
    elementsDidChange()
  }
}
