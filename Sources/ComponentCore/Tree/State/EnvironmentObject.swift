import Observation
import Signals

/// An object that an enclosing view provides with `environmentObject(_:)`.
///
///     struct Greeting: View {
///       @EnvironmentObject private var account: Account
///       var body: some View { TextField("Name", text: $account.name) }
///     }
///
/// The body is evaluated when the object's `objectWillChange` sends. `$account.name` is a binding.
/// For `@Observable` classes, use ``Environment`` with the class.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
  private final class Location {
    var values = EnvironmentValues()
    let subscription = ObjectSubscription()
  }

  private var location: Location?

  /// Creates a property that reads the object of the property's type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: An enclosing view provides an object of this type.
  public var wrappedValue: ObjectType {
    location?.values[ComponentCore.ObjectType<ObjectType>()] ?? missingObject(ObjectType.self)
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  mutating func link(to node: BodyNode, at index: Int) {
    let location = node.persistentObject(at: index) { Location() }
    location.values = node.environment
    if let object = node.environment[ComponentCore.ObjectType<ObjectType>()] {
      location.subscription.observe(object, in: node)
    }
    self.location = location
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    let type = ComponentCore.ObjectType<ObjectType>()
    return old[type] !== new[type]
  }
}

extension View {
  /// Provides `object` to this view and its descendants, which read it with ``EnvironmentObject``.
  ///
  /// An object of the same type that is provided inside takes precedence.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformEnvironment { $0[ObjectType()] = object }
  }

  /// Provides `object` to this view and its descendants, which read it with ``Environment``.
  ///
  ///     Settings().environment(account)      // @Environment(Account.self) private var account
  ///
  /// - Parameter object: The object, or `nil` to hide the one that an enclosing view provides.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformEnvironment { $0[ObjectType()] = object }
  }
}

/// The type of an object in the environment.
struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// The object of a type, if an enclosing view provides one.
  subscript<Object>(type: ObjectType<Object>) -> Object? {
    get { self[ObjectKey<Object>.self].object }
    set { self[ObjectKey<Object>.self] = ObjectReference(object: newValue) }
  }

  /// The object of a type.
  ///
  /// - Precondition: An enclosing view provides one.
  subscript<Object>(required type: ObjectType<Object>) -> Object {
    self[type] ?? missingObject(Object.self)
  }
}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// An object, compared by identity: another one may be equal and yet change in other ways.
private struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (lhs: ObjectReference, rhs: ObjectReference) -> Bool {
    lhs.object === rhs.object
  }
}

private func missingObject<Object>(_ type: Object.Type) -> Object {
  preconditionFailure("No enclosing view provides an object of type \(type) to the environment.")
}
