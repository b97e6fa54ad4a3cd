/// A node that shows how its view appears and disappears.
@MainActor
protocol TransitioningNode: LayoutNode {
  /// Shows how the view appears.
  func appear()

  /// Shows how the view disappears.
  ///
  /// - Parameter completion: Is released when the view is no longer to be drawn.
  func disappear(_ completion: AnimationCompletion)

  /// Shows the view as it was before it began to disappear.
  func reappear()
}

extension Node {
  /// Whether a node around this one adds transitions to the elements.
  var isInTransitions: Bool {
    var node = parent
    while let outer = node, !(outer is LayoutNode) {
      if (outer as? any ElementWrapper)?.hasTransitions == true { return true }
      node = outer.parent
    }
    return false
  }

  /// Returns an element of this node and the nodes that wrap it, from the inside out.
  fileprivate func wrappers(of element: LayoutNode) -> [LayoutNode] {
    var (wrappers, node) = ([element], Optional(self))
    while let outer = node, !(outer is LayoutNode), let last = wrappers.last {
      if let wrapper = (outer as? any ElementWrapper)?.wrapper(of: last) {
        wrappers.append(wrapper)
      }
      node = outer.parent
    }
    return wrappers
  }

  /// Returns the elements of `member` whose transitions are shown, and their transitions.
  private func transitions(
    of member: Node
  ) -> [(element: LayoutNode, transition: any TransitioningNode)] {
    let isInTransitions = isInTransitions
    return member.elements.compactMap { element in
      let outermost = isInTransitions ? wrappers(of: element).last : element
      guard let transition = outermost?.layoutTraits?.transition else { return nil }
      return (element, transition)
    }
  }

  /// Returns whether an element of `member` has a transition.
  ///
  /// - Parameter isInTransitions: The same of this node, which is found once for all members.
  func hasTransition(_ member: Node, isInTransitions: Bool) -> Bool {
    if !isInTransitions, let element = member as? LayoutNode {
      return element.layoutTraits?.transition != nil
    }
    return !transitions(of: member).isEmpty
  }

  /// Shows how `member`, which is a new member of this node, appears.
  func showAppearance(of member: Node) {
    for (_, transition) in transitions(of: member) { transition.appear() }
  }

  /// Shows `member`, which was disappearing, as it was before.
  func showReappearance(of member: Node) {
    for element in member.elements {
      for node in wrappers(of: element) { node.presence = .present }
    }
    for (_, transition) in transitions(of: member) { transition.reappear() }
  }

  /// Shows how `member` disappears; returns whether it has a transition.
  ///
  /// - Parameter action: Is run when the transition has ended, perhaps in this frame.
  func showDisappearance(of member: Node, then action: @escaping @MainActor () -> Void) -> Bool {
    let transitions = transitions(of: member)
    if transitions.isEmpty { return false }
    for element in member.elements {
      let wrappers = wrappers(of: element)
      if let outermost = wrappers.last { tree.eventDispatcher.removeAll(in: outermost) }
      let isShown = transitions.contains { $0.element === element }
      for node in wrappers { node.presence = isShown ? .leaving : .gone }
    }
    let completion = AnimationCompletion(.removed, queue: tree.updateQueue, action: action)
    for (_, transition) in transitions { transition.disappear(completion) }
    return true
  }
}
