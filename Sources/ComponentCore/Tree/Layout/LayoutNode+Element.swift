extension LayoutNode {
  /// Sets the environment of the view in a group that this node is the only element of.
  func setElementEnvironment(_ environment: EnvironmentValues) {
    var node: Node = self
    while let outer = node.parent, outer.elements.elementsEqual([self], by: ===) { node = outer }
    node.environmentDidChange(to: environment)
    if node === self, let wrapper = self as? ContainerNode, wrapper.isElementWrapper {
      for element in wrapper.contents { element.setElementEnvironment(environment) }
    }
  }
}
