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
  private let location: Location

  /// Where a description finds the value: all copies of one share it.
  private final class Location {
    var storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  private final class Storage {
    var value: Value
    var changed: () -> Void = {}

    init(_ value: Value) {
      self.value = value
    }
  }

  /// A state that is `wrappedValue` at first.
  public init(wrappedValue: Value) {
    location = Location(Storage(wrappedValue))
  }

  /// A state that is `initialValue` at first.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set {
      let storage = location.storage
      if areEqual(storage.value, newValue) { return }
      storage.value = newValue
      storage.changed()
    }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  func link(to node: BodyNode, at index: Int) {
    if let storage = node.persisted(at: index) as? Storage {
      location.storage = storage
    } else {
      node.persist(location.storage, at: index)
      location.storage.changed = {
        [weak node, inbox = node.tree.inbox, letter = node.invalidation] in
        node?.note(Transaction.current)
        inbox.post(letter)
      }
    }
  }

  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }
}

extension BodyNode {
  /// What the view's `index`th property has persisted.
  func persisted(at index: Int) -> AnyObject? {
    index < persisted.count ? persisted[index] : nil
  }

  func persist(_ object: AnyObject, at index: Int) {
    while persisted.count <= index { persisted.append(NothingPersisted.shared) }
    persisted[index] = object
  }
}

/// Stands for a property that persists nothing.
private final class NothingPersisted: Sendable {
  static let shared = NothingPersisted()
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}
