/// The name, type and default of a value that views pass down.
///
///     private struct HoverKey: EnvironmentKey {
///       static let defaultValue = false
///     }
///
///     extension EnvironmentValues {
///       var isHoveredOver: Bool {
///         get { self[HoverKey.self] }
///         set { self[HoverKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value

  /// What it is where nobody has said otherwise.
  static var defaultValue: Value { get }
}

/// What the views around a view have said.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// Nothing has been said.
  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both are copies of one.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}

/// A value that a view reads from its environment.
///
///     @Environment(\.isEnabled) private var isEnabled
///
/// When the value changes, the body of the view that reads it is evaluated, and no other.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Location {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var location = Location()

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value {
    location.values[keyPath: keyPath]
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) { Location() }
    location.values = node.environment
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    !areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
  }
}
