/// A property of a view that knows more than the view does: what its node has persisted, or what the
/// views around it have said.
@MainActor
protocol DynamicProperty {
  /// Connects the property, the `index`th of its view, with the view's node.
  func link(to node: BodyNode, at index: Int)

  /// Whether the property's value differs in these environments.
  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

/// A view whose dynamic properties stand in something it holds, such as a style.
@MainActor
package protocol PropertyHolding {
  /// What holds the properties.
  var propertyHolder: Any { get }
}

extension Tree {
  /// The dynamic properties of `view`, in order.
  ///
  /// Which types have none is remembered, for looking costs more than most bodies do.
  func properties<Content: View>(of view: Content) -> [any DynamicProperty] {
    let type = ObjectIdentifier(Content.self)
    if plainTypes.contains(type) { return [] }
    let holder = (view as? any PropertyHolding)?.propertyHolder ?? view
    let properties = Mirror(reflecting: holder).children.compactMap {
      $0.value as? any DynamicProperty
    }
    if properties.isEmpty { plainTypes.insert(type) }
    return properties
  }
}
