/// A group whose members come and go, with transitions if their views have some: not final,
/// because it is shared by those that choose the members.
///
/// A member with a transition stays in the tree until the transition has ended: it keeps its
/// state, takes no input, and is drawn where it was last.
class DynamicGroupNode: GroupNode {
  /// The former members whose transitions have not ended, each with the number of its removal.
  private var leavingMembers: [(member: Node, removal: Int)] = []
  private var removals = 0
  /// Whether the first members have been set, which appear without transitions.
  private var hasAppeared = false

  /// Called when the transition of a former member has ended.
  final var memberDidLeave: (Node) -> Void = { _ in }

  /// The elements of the members, and of those that are leaving.
  final override func appendElements(to elements: inout [LayoutNode]) {
    super.appendElements(to: &elements)
    for (member, _) in leavingMembers { member.appendElements(to: &elements) }
  }

  final var hasLeavingMembers: Bool { !leavingMembers.isEmpty }

  /// Whether `node` is a former member whose transition has not ended.
  final func isLeaving(_ node: Node) -> Bool {
    leavingMembers.contains { $0.member === node }
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
    for (member, _) in leavingMembers { member.environmentDidChange(to: environment) }
  }

  /// Replaces the members, with the transitions of those that appear or disappear.
  final func showMembers(_ new: [Node]) {
    if !hasAppeared {
      hasAppeared = true
      return setMembers(new)
    }
    if leavingMembers.isEmpty, members.isIdentical(to: new) { return }
    // A loop, because a closure would check for each member that it runs on the main actor.
    var added: [Node] = []
    for member in new where member.parent !== self { added.append(member) }
    let returning = leavingMembers.map(\.member).filter { old in new.contains { $0 === old } }
    leavingMembers.removeAll { leaving in returning.contains { $0 === leaving.member } }
    for member in returning { showReappearance(of: member) }
    setMembers(new, remove: removeWithTransition)
    for member in added { showAppearance(of: member) }
  }

  private func removeWithTransition(_ member: Node) {
    removals += 1
    let removal = removals
    leavingMembers.append((member, removal))
    let isShown = showDisappearance(of: member) { [weak self] in self?.removalDidEnd(removal) }
    if isShown {
      keepsState = true
    } else {
      leavingMembers.removeLast()
      member.unmount()
    }
  }

  override func unmount() {
    for (member, _) in leavingMembers { member.unmount() }
    leavingMembers = []
    super.unmount()
  }

  private func removalDidEnd(_ removal: Int) {
    guard let index = leavingMembers.firstIndex(where: { $0.removal == removal }) else { return }
    let member = leavingMembers.remove(at: index).member
    memberDidLeave(member)
    member.unmount()
    elementsDidChange()
  }
}
