import Observation

/// A value that a view reads from its environment.
///
///     @Environment(\.isEnabled) private var isEnabled
///
/// A type reads the object that `environment(_:)` provides:
///
///     @Environment(Account.self) private var account
///
/// When the value changes, only the bodies of the views that read it are evaluated.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private final class Location {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let isObject: Bool
  private var location = Location()

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    isObject = false
  }

  /// Creates a property that reads the object of type `objectType` which an enclosing view
  /// provides.
  ///
  /// - Precondition: An enclosing view provides an object of this type when the property is read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[required: ObjectType<Value>()]
    isObject = true
  }

  /// Creates a property that reads the object of type `objectType`, or `nil` if no enclosing view
  /// provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    keyPath = \.[ObjectType<Object>()]
    isObject = true
  }

  /// The current value in the environment of the view.
  public var wrappedValue: Value {
    location.values[keyPath: keyPath]
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) { Location() }
    location.values = node.environment
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    let (old, new) = (old[keyPath: keyPath], new[keyPath: keyPath])
    // Objects may be distinct but equal.
    return isObject ? !areIdentical(old, new) : !areEqual(old, new)
  }
}
