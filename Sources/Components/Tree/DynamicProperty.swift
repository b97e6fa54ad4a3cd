/// A property of a view whose value comes from the view's node: persistent state, or a value of
/// the environment.
@MainActor
protocol DynamicProperty {
  /// Connects the property with the node of its view.
  ///
  /// - Parameter index: The index of the property among the dynamic properties of the view.
  mutating func link(to node: BodyNode, at index: Int)

  /// Whether the property's value differs between the two environments.
  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

/// A view that stores dynamic properties inside one of its fields, such as a style.
@MainActor
package protocol DynamicPropertyHost {
  /// The type of the field that contains the properties.
  associatedtype Host
}

/// The offset and type of a dynamic property in a view.
struct PropertyOffset {
  let offset: Int
  let type: any DynamicProperty.Type
}

extension DynamicPropertyHost {
  /// The type of the field that contains the properties, for callers that know the view's type
  /// only at run time.
  static var host: Any.Type { Host.self }
}

extension PropertyOffset {
  /// Returns the dynamic properties among the stored fields of a structure, and inside its fields
  /// of type `host`.
  ///
  /// - Parameter start: The offset of the structure in the view, in bytes.
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
  /// Links the property at `pointer` in place and returns a copy of it.
  static func link(
    at pointer: UnsafeMutableRawPointer, to node: BodyNode, _ index: Int
  ) -> any DynamicProperty {
    // The runtime reports a stored field of type `Self` at this offset, so the memory is bound to
    // `Self`.
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.link(to: node, at: index)
    return property.pointee
  }
}
