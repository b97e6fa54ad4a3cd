extension Tree {
  /// Connects the dynamic properties of `view` with `node` and returns them in order.
  ///
  /// A description may be used at several positions in the tree. Each position has its own state,
  /// so each node links a copy of the description.
  func link<Content: View>(_ view: inout Content, to node: BodyNode) -> [any DynamicProperty] {
    let offsets = propertyOffsets(in: Content.self)
    if offsets.isEmpty { return [] }
    return withUnsafeMutablePointer(to: &view) { view in
      offsets.enumerated().map { index, property in
        property.type.link(at: UnsafeMutableRawPointer(view) + property.offset, to: node, index)
      }
    }
  }

  /// Returns the dynamic properties of a type of view. Cached, because finding them costs more
  /// than evaluating most bodies.
  private func propertyOffsets<Content: View>(in type: Content.Type) -> [PropertyOffset] {
    let id = ObjectIdentifier(type)
    if let offsets = propertyOffsets[id] { return offsets }
    let offsets = PropertyOffset.all(in: type, or: (type as? any DynamicPropertyHost.Type)?.host)
    propertyOffsets[id] = offsets
    return offsets
  }
}
