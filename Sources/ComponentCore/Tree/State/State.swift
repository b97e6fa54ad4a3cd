/// A value that belongs to a view and persists when the view is described again.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// The initial value is used once, when the view appears. After that, the property reads and
/// writes the value that the view's node stores. Setting a different value causes the view's body
/// to be evaluated before the next frame; setting an equal value does nothing.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private var location: Location
  /// The number of changes when the description was linked to its node.
  ///
  /// Without a second stored property, closures that capture nothing but the state would have the
  /// same bits before and after a change, and so would the publishers that contain them.
  private var revision = 0

  /// The storage of the value: created with the description, and replaced by storage of the node
  /// when the description is linked to it.
  private final class Location {
    var value: Value { didSet { revision += 1 } }
    private(set) var revision = 0
    var onChange: () -> Void = {}

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    location = Location(wrappedValue)
  }

  /// Creates a state with an initial value, for use in an initializer.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if areEqual(location.value, newValue) { return }
      location.value = newValue
      location.onChange()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) {
      let persistent = Location(location.value)
      persistent.onChange = {
        [weak node, updateQueue = node.tree.updateQueue, update = node.invalidation] in
        node?.setTransaction(TransactionBox.current(for: updateQueue))
        updateQueue.enqueue(update)
      }
      return persistent
    }
    revision = location.revision
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}
