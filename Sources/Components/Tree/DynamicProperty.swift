/// A property of a view that knows more than the view does: what its node has persisted, or what
/// the views around it have said.
@MainActor
protocol DynamicProperty {
  /// Connects the property, the `index`th of its view, with the view's node.
  mutating func link(to node: BodyNode, at index: Int)

  /// Whether the property's value differs in these environments.
  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

/// A view whose dynamic properties stand in something it holds, such as a style.
@MainActor
package protocol DynamicPropertyHost {
  /// What holds the properties: the type of one of the view's own.
  associatedtype Host
}

/// Where in a view a dynamic property stands.
struct PropertyPlace {
  fileprivate let offset: Int
  fileprivate let type: any DynamicProperty.Type
}

extension Tree {
  /// Connects the dynamic properties of `view` with `node`; returns them, in order.
  ///
  /// `view` is one of possibly many copies of a description, which may live in several places:
  /// each place has its own state, so each needs its own linked copy.
  func link<Content: View>(_ view: inout Content, to node: BodyNode) -> [any DynamicProperty] {
    let places = propertyPlaces(in: Content.self)
    if places.isEmpty { return [] }
    return withUnsafeMutablePointer(to: &view) { view in
      places.enumerated().map { index, place in
        place.type.link(at: UnsafeMutableRawPointer(view) + place.offset, to: node, index)
      }
    }
  }

  /// Where the dynamic properties stand in a type of view: found once, for looking costs more than
  /// most bodies do.
  private func propertyPlaces<Content: View>(in type: Content.Type) -> [PropertyPlace] {
    let id = ObjectIdentifier(type)
    if let places = propertyPlaces[id] { return places }
    let places = PropertyPlace.all(in: type, or: (type as? any DynamicPropertyHost.Type)?.host)
    propertyPlaces[id] = places
    return places
  }
}

extension DynamicPropertyHost {
  fileprivate static var host: Any.Type { Host.self }
}

extension PropertyPlace {
  /// Those among the stored fields of a structure, and among the fields of the one that is a
  /// `host`.
  fileprivate static func all(
    in type: Any.Type, or host: Any.Type?, at start: Int = 0
  ) -> [PropertyPlace] {
    StoredField.all(in: type).flatMap { field in
      if let type = field.type as? any DynamicProperty.Type {
        return [PropertyPlace(offset: start + field.offset, type: type)]
      }
      return field.type == host ? all(in: field.type, or: nil, at: start + field.offset) : []
    }
  }
}

extension DynamicProperty {
  /// Links the property at `pointer`; returns a copy.
  fileprivate static func link(
    at pointer: UnsafeMutableRawPointer, to node: BodyNode, _ index: Int
  ) -> any DynamicProperty {
    // The runtime names this offset as that of a stored field of type `Self`, so that is what the
    // memory is bound to.
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.link(to: node, at: index)
    return property.pointee
  }
}
