extension Tree {
  /// Connects the dynamic properties of `view` with `node` and returns them in order.
  ///
  /// A description may be used at several positions in the tree. Each position has its own state,
  /// so each node links a copy of the description.
  func link<Content: View>(_ view: inout Content, to node: BodyNode) -> [any LinkedProperty] {
    let linked = properties(of: Content.self).linked
    if linked.isEmpty { return [] }
    return withUnsafeMutablePointer(to: &view) { view in
      linked.enumerated().map { index, property in
        property.type.link(at: UnsafeMutableRawPointer(view) + property.offset, to: node, index)
      }
    }
  }

  /// Returns the dynamic properties of a type of view. Cached, because finding them costs more
  /// than evaluating most bodies.
  func properties<Content: View>(of type: Content.Type) -> ViewProperties {
    let id = ObjectIdentifier(type)
    if let properties = viewProperties[id] { return properties }
    let properties = ViewProperties(of: type, host: (type as? any DynamicPropertyHost.Type)?.host)
    viewProperties[id] = properties
    return properties
  }
}
