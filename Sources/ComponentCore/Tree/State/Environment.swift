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

  /// What to read from the environment.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// Reads a value without a key path: one with a generic type would be created for each view.
    case closure((EnvironmentValues) -> Value)

    func value(in values: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .closure(let read): read(values)
      }
    }
  }

  private let source: Source
  private let isObject: Bool
  private var location = Location()

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
    isObject = false
  }

  /// Creates a property that has the value which `read` returns.
  package init(reading read: @escaping (EnvironmentValues) -> Value) {
    source = .closure(read)
    isObject = false
  }

  /// Creates a property that reads the object of type `objectType` which an enclosing view
  /// provides.
  ///
  /// - Precondition: An enclosing view provides an object of this type when the property is read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .closure { $0[required: ObjectType<Value>()] }
    isObject = true
  }

  /// Creates a property that reads the object of type `objectType`, or `nil` if no enclosing view
  /// provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .closure { $0[ObjectType<Object>()] }
    isObject = true
  }

  /// The current value in the environment of the view.
  public var wrappedValue: Value {
    source.value(in: location.values)
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) { Location() }
    location.values = node.environment
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    let (old, new) = (source.value(in: old), source.value(in: new))
    // Objects may be distinct but equal.
    return isObject ? !areIdentical(old, new) : !areEqual(old, new)
  }
}
