// How the tree of elements is made: Each layout node returns the elements of its view. By default
// these are the elements of its children, one after the other, so that stacks and modifiers leave
// no trace. Nodes of text and of controls return an element of their own. Nothing is kept: the
// tree is made when it is read.

extension LayoutNode {
  /// Returns the elements of the children. A node that can have the focus is one element, so that
  /// it is known where the focus is.
  func contentAccessibilityElements() -> [AccessibilityElement] {
    var elements = childAccessibilityElements()
    let isFocused = tree.eventDispatcher.focused === self
    guard isFocused || isFocusable else { return elements }
    guard elements.count == 1 else {
      return [accessibilityElement(.group, children: elements)]
    }
    if isFocused { elements[0].states.insert(.focused) }
    return elements
  }

  /// Returns the elements of the children that are shown.
  package final func childAccessibilityElements() -> [AccessibilityElement] {
    accessibilityElements(of: layoutChildren)
  }

  /// Returns the elements of those of `children` that are shown, in reading order.
  package final func accessibilityElements(of children: [LayoutNode]) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    for child in children where child.presence == .present && presents(child) {
      let isHeading = child.isInSectionHeader
      for var element in child.accessibilityElements() {
        if isHeading, element.role == .text { element.role = .heading }
        elements.append(element)
      }
    }
    return children.count > 1 ? elements.sortedByPriority : elements
  }

  /// Creates an element of this node.
  package final func accessibilityElement(
    _ role: AccessibilityRole, label: String = "", value: String = "",
    states: AccessibilityStates = [], children: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      role, label: label, value: value, states: states,
      frame: Rect(origin: screenOrigin, size: rect.size), children: children)
    element.id = AccessibilityElement.ID(node: numberForAccessibility())
    if role.isControl, !environment.isEnabled { element.states.insert(.disabled) }
    if tree.eventDispatcher.focused === self { element.states.insert(.focused) }
    return element
  }

  /// Returns the number of the node in the elements' identities. Its address would not do, as
  /// another node may have it later.
  private func numberForAccessibility() -> UInt32 {
    if accessibilityNumber == 0 {
      tree.accessibilityNodeCount += 1
      accessibilityNumber = tree.accessibilityNodeCount
    }
    return accessibilityNumber
  }

  /// Whether the node's view is in the header of a section, outside of other layout nodes.
  private var isInSectionHeader: Bool {
    var node = parent
    while let outer = node, !(outer is LayoutNode) {
      if (outer as? any SectionHeaderScope)?.isSectionHeader == true { return true }
      node = outer.parent
    }
    return false
  }
}

extension Node {
  /// Gives this node and its descendants new identities, because they show another view.
  package final func forgetAccessibilityElements() {
    if tree.accessibilityNodeCount == 0 { return }
    (self as? LayoutNode)?.accessibilityNumber = 0
    for child in children { child.forgetAccessibilityElements() }
  }
}

extension Tree {
  /// The element of the whole screen. While something is presented, it contains only that.
  package var accessibility: AccessibilityElement {
    guard let root else { return AccessibilityElement(.screen) }
    let presentations = root.presentations
    let first = presentations.lastIndex { !$0.traits.contains(.isSubmenu) }
    let layers = presentations[(first ?? 0)...]
    return root.accessibilityElement(
      .screen,
      children: layers.isEmpty
        ? root.childAccessibilityElements() : root.accessibilityElements(of: Array(layers)))
  }
}
