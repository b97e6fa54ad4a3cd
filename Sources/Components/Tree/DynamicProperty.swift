/// A property of a view that knows more than the view does: what its node has persisted, or what
/// the views around it have said.
@MainActor
protocol DynamicProperty {
  /// Connects the property, the `index`th of its view, with the view's node.
  mutating func link(to node: BodyNode, at index: Int)

  /// Whether the property's value differs in these environments.
  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

/// A view whose dynamic properties stand in something it holds, such as a style.
@MainActor
package protocol DynamicPropertyHost {
  /// What holds the properties: the type of one of the view's own.
  associatedtype Host
}

/// Where in a view a dynamic property stands.
struct PropertyOffset {
  let offset: Int
  let type: any DynamicProperty.Type
}

extension DynamicPropertyHost {
  static var host: Any.Type { Host.self }
}

extension PropertyOffset {
  /// Those among the stored fields of a structure, and among the fields of the one that is a
  /// `host`.
  static func all(
    in type: Any.Type, or host: Any.Type?, at start: Int = 0
  ) -> [PropertyOffset] {
    StoredField.all(in: type).flatMap { field in
      if let type = field.type as? any DynamicProperty.Type {
        return [PropertyOffset(offset: start + field.offset, type: type)]
      }
      return field.type == host ? all(in: field.type, or: nil, at: start + field.offset) : []
    }
  }
}

extension DynamicProperty {
  /// Links the property at `pointer`; returns a copy.
  static func link(
    at pointer: UnsafeMutableRawPointer, to node: BodyNode, _ index: Int
  ) -> any DynamicProperty {
    // The runtime names this offset as that of a stored field of type `Self`, so that is what the
    // memory is bound to.
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.link(to: node, at: index)
    return property.pointee
  }
}
