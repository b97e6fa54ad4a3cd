import Signals

/// An object that a view observes and that another owns.
///
///     struct Editor: View {
///       @ObservedObject var document: Document
///       var body: some View { TextField("Title", text: $document.title) }
///     }
///
/// The body is evaluated after the object's `objectWillChange` has sent, once before the next
/// frame. The object may change on any thread. `$document.title` is a binding to a property.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  /// The bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }

    /// Returns a binding to the property at `keyPath`.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(to: keyPath, of: object)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func link(to node: BodyNode, at index: Int) {
    node.persistentObject(at: index) { ObjectSubscription() }.observe(wrappedValue, in: node)
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
}

/// The subscription of a body to an object.
@MainActor
final class ObjectSubscription {
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  nonisolated init() {}

  /// Marks the body of `node` when `object` changes, and no longer when the one before does.
  func observe<Object: ObservableObject>(_ object: Object, in node: BodyNode) {
    if object === self.object { return }
    self.object = object
    subscription = node.objectObserver().observe(object)
  }
}

extension Binding {
  /// Creates a binding to a property of an object.
  ///
  /// Reads the property, so that a body that makes the binding is evaluated when the property
  /// changes: most controls read their bindings outside of a body.
  init<Object>(to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
    _ = object[keyPath: keyPath]
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
