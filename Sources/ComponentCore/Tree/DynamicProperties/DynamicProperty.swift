/// A property wrapper of a program that is composed of the wrappers of this module.
///
///     @propertyWrapper
///     struct Counted: DynamicProperty {
///       @State private var count = 0
///       @Environment(\.isEnabled) private var isEnabled
///
///       var wrappedValue: Int {
///         get { isEnabled ? count : 0 }
///         nonmutating set { count = newValue }
///       }
///     }
///
///     struct Clicks: View {
///       @Counted private var clicks
///       var body: some View { Button("\(clicks)") { clicks += 1 } }
///     }
///
/// The properties inside the wrapper belong to the view, as if they were the view's own. A wrapper
/// is a structure; the properties inside of a class are not connected with a view.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Updates the property before the body of its view is evaluated.
  ///
  /// The properties inside the wrapper have their values already. Wrappers inside the wrapper are
  /// updated before it.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property of a view whose value comes from the view's node: persistent state, or a value of
/// the environment.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the property with the node of its view.
  ///
  /// - Parameter index: The index of the property among the dynamic properties of the view.
  mutating func link(to node: BodyNode, at index: Int)

  /// Whether the property's value differs between the two environments.
  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}

/// A view that stores dynamic properties inside one of its fields, such as a style.
@MainActor
package protocol DynamicPropertyHost: View {
  /// The type of the field that contains the properties.
  associatedtype Host
}

extension DynamicPropertyHost {
  /// Returns a node that evaluates ``body`` when necessary.
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    compositeNode(updating: existing, host: Host.self, in: context)
  }
}

/// The dynamic properties of a type of view.
final class ViewProperties {
  private let type: Any.Type
  /// The properties whose values come from the view's node.
  private(set) var linked: [(offset: Int, type: any LinkedProperty.Type)] = []
  /// The wrappers that are composed of others, after those that they contain.
  private(set) var composed: [ComposedProperty] = []
  /// Whether views with the same bits always have the same body. Those that store closures have
  /// not: a closure may read a state that has changed. Found out when a view is described again.
  private(set) lazy var areComparable = !StoredField.mayContainClosures(type)

  /// Whether the view has no dynamic properties.
  var isEmpty: Bool { linked.isEmpty && composed.isEmpty }

  /// Finds the properties among the stored fields of a view or, if there is a `host`, inside the
  /// view's field of that type.
  init(of type: Any.Type, host: Any.Type?) {
    self.type = type
    if let host {
      for field in StoredField.all(in: type) where field.type == host {
        add(fieldsOf: host, at: field.offset)
      }
    } else {
      add(fieldsOf: type, at: 0)
    }
  }

  private func add(fieldsOf type: Any.Type, at start: Int) {
    for field in StoredField.all(in: type) { add(field.type, at: start + field.offset) }
  }

  private func add(_ type: Any.Type, at offset: Int) {
    if let property = type as? any LinkedProperty.Type {
      linked.append((offset, property))
    } else if let property = type as? any DynamicProperty.Type {
      add(fieldsOf: type, at: offset)
      composed.append(ComposedProperty(offset: offset, type: property))
    }
  }
}

/// The offset and type of a wrapper that is composed of others.
struct ComposedProperty {
  let offset: Int
  let type: any DynamicProperty.Type

  /// Updates the property of the view at `view`.
  @MainActor
  func update(in view: UnsafeMutableRawPointer) {
    type.update(at: view + offset)
  }
}

extension DynamicProperty {
  fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
    // The runtime reports a stored field of type `Self` at this offset, so the memory is bound to
    // `Self`.
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension LinkedProperty {
  /// Links the property at `pointer` in place and returns a copy of it.
  static func link(
    at pointer: UnsafeMutableRawPointer, to node: BodyNode, _ index: Int
  ) -> any LinkedProperty {
    // The runtime reports a stored field of type `Self` at this offset, so the memory is bound to
    // `Self`.
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.link(to: node, at: index)
    return property.pointee
  }
}
