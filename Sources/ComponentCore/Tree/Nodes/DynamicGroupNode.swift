/// A group whose members come and go, with transitions if their views have some.
///
/// A member with a transition stays in the tree until the transition has ended: it keeps its
/// state, takes no input, and is drawn where it was last.
class DynamicGroupNode: GroupNode {
  /// The former members whose transitions have not ended, each with the number of its removal.
  private var leavingMembers: [(member: Node, removal: Int)] = []
  private var removals = 0
  /// Whether the first members have been set, which appear without transitions.
  private var hasAppeared = false

  final override var children: [Node] {
    leavingMembers.isEmpty ? members : members + leavingMembers.map(\.member)
  }

  final override func appendRows(to segments: inout [RowSegment]) {
    for member in members { member.appendRows(to: &segments) }
  }

  final var hasLeavingMembers: Bool { !leavingMembers.isEmpty }

  /// Whether `node` is a former member whose transition has not ended.
  final func isLeaving(_ node: Node) -> Bool {
    leavingMembers.contains { $0.member === node }
  }

  /// Called when the transition of a former member has ended, for subclasses to override.
  func memberDidLeave(_ member: Node) {}

  /// Combines the preferences of the members that are not about to disappear.
  final override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    for member in members where member.hasPreferences {
      member.reducePreference(key, into: &value)
    }
  }

  final override func setMembers(_ new: [Node]) {
    if !hasAppeared {
      hasAppeared = true
      return super.setMembers(new)
    }
    if leavingMembers.isEmpty, members.isIdentical(to: new) { return }
    let added = new.filter { $0.parent !== self }
    let returning = leavingMembers.map(\.member).filter { old in new.contains { $0 === old } }
    leavingMembers.removeAll { leaving in returning.contains { $0 === leaving.member } }
    for member in returning { showReappearance(of: member) }
    super.setMembers(new)
    for member in added { showAppearance(of: member) }
  }

  final override func remove(_ member: Node) {
    removals += 1
    let removal = removals
    leavingMembers.append((member, removal))
    let isShown = showDisappearance(of: member) { [weak self] in self?.removalDidEnd(removal) }
    if isShown { return }
    leavingMembers.removeLast()
    member.unmount()
  }

  override func unmount() {
    super.unmount()
    leavingMembers = []
  }

  private func removalDidEnd(_ removal: Int) {
    guard let index = leavingMembers.firstIndex(where: { $0.removal == removal }) else { return }
    let member = leavingMembers.remove(at: index).member
    memberDidLeave(member)
    member.unmount()
    elementsDidChange()
  }
}
