/// A value that belongs to a view and outlives its descriptions.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// The value given at first counts once, when the view appears; after that the property reads and
/// writes what the view's node keeps. Setting another value has the body evaluated before the next
/// frame.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var location: Location

  /// Where the value is: with the description at first, with the node of each place where that is
  /// shown from then on.
  private final class Location {
    var value: Value
    var onChange: () -> Void = {}

    init(_ value: Value) {
      self.value = value
    }
  }

  /// A state that is `wrappedValue` at first.
  public init(wrappedValue: Value) {
    location = Location(wrappedValue)
  }

  /// A state that is `initialValue` at first.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if areEqual(location.value, newValue) { return }
      location.value = newValue
      location.onChange()
    }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) {
      let persistent = Location(location.value)
      persistent.onChange = {
        [weak node, updateQueue = node.tree.updateQueue, update = node.invalidation] in
        node?.setTransaction(Transaction.current)
        updateQueue.enqueue(update)
      }
      return persistent
    }
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}
