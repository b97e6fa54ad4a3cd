/// A value that a view reads from its environment.
///
///     @Environment(\.isEnabled) private var isEnabled
///
/// When the value changes, only the bodies of the views that read it are evaluated.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Location {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var location = Location()

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
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
    !areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
  }
}
