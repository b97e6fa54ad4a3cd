import Signals

/// An object that a view owns and observes.
///
///     struct Search: View {
///       @StateObject private var model = SearchModel()
///       var body: some View { TextField("Search", text: $model.query) }
///     }
///
/// The object is created when the view appears and stays the same when the view is described
/// again. The body is evaluated when the object's `objectWillChange` sends. For `@Observable`
/// classes, use ``State``.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
  private final class Location {
    let makeObject: () -> ObjectType
    lazy var object = makeObject()
    let subscription = ObjectSubscription()

    init(_ makeObject: @escaping () -> ObjectType) {
      self.makeObject = makeObject
    }
  }

  private var location: Location

  /// Creates a property with an initial object.
  ///
  /// - Parameter makeObject: Creates the object, once for each view on the screen.
  public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
    location = Location(makeObject)
  }

  /// The object.
  public var wrappedValue: ObjectType { location.object }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) { Location(location.makeObject) }
    location.subscription.observe(location.object, in: node)
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
}
