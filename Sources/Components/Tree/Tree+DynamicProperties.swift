extension Tree {
  /// Connects the dynamic properties of `view` with `node`; returns them, in order.
  ///
  /// `view` is one of possibly many copies of a description, which may live in several places:
  /// each place has its own state, so each needs its own linked copy.
  func link<Content: View>(_ view: inout Content, to node: BodyNode) -> [any DynamicProperty] {
    let offsets = propertyOffsets(in: Content.self)
    if offsets.isEmpty { return [] }
    return withUnsafeMutablePointer(to: &view) { view in
      offsets.enumerated().map { index, property in
        property.type.link(at: UnsafeMutableRawPointer(view) + property.offset, to: node, index)
      }
    }
  }

  /// Where the dynamic properties stand in a type of view: found once, for looking costs more than
  /// most bodies do.
  private func propertyOffsets<Content: View>(in type: Content.Type) -> [PropertyOffset] {
    let id = ObjectIdentifier(type)
    if let offsets = propertyOffsets[id] { return offsets }
    let offsets = PropertyOffset.all(in: type, or: (type as? any DynamicPropertyHost.Type)?.host)
    propertyOffsets[id] = offsets
    return offsets
  }
}
