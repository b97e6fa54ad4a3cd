extension Tree {
  /// Returns the dynamic properties of a type of view. Cached, because finding them costs more
  /// than evaluating most bodies.
  ///
  /// - Parameter host: The type of the field that contains properties, if there is one.
  func properties<Content: View>(of type: Content.Type, host: Any.Type?) -> ViewProperties {
    let key = ObjectIdentifier(type)
    if let properties = viewProperties[key] { return properties }
    let properties = ViewProperties(of: type, host: host)
    viewProperties[key] = properties
    return properties
  }
}

extension ViewProperties {
  /// Connects the dynamic properties of `view` with `node` and returns them in order.
  ///
  /// A description may be used at several positions in the tree. Each position has its own state,
  /// so each node links a copy of the description.
  @MainActor
  func link<Content: View>(_ view: inout Content, to node: BodyNode) -> [any LinkedProperty] {
    if linked.isEmpty { return [] }
    return withUnsafeMutablePointer(to: &view) { view in
      linked.enumerated().map { index, property in
        property.type.link(at: UnsafeMutableRawPointer(view) + property.offset, to: node, index)
      }
    }
  }
}
