import Synchronization

/// A property wrapper that publishes the values of a property.
///
///     final class Model: ObservableObject {
///       @Published var title = ""
///     }
///     let subscription = model.$title.sink { print($0) }     // "", then each new title
///
/// `$title` is a publisher that sends the current value, then each value that is set, before the
/// property changes: inside the delivery of a value, `title` is still the value before. The
/// object's ``ObservableObject/objectWillChange`` sends before that.
///
/// The property may be read and set from any thread, also inside a delivery. All subscribers
/// receive the values in the order in which they were set, and the property has the last of them.
/// A value that is set during a delivery is delivered after that; the property has it at once.
///
/// A model of the main actor is `Sendable`. For another class the compiler does not see that its
/// published properties are, because a wrapped property is a variable; nothing else in the class
/// has to be checked by hand:
///
///     final class Model: ObservableObject, @unchecked Sendable {
///       @Published var title = ""
///     }
@propertyWrapper
public struct Published<Value: Sendable>: Sendable {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  @inlinable
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  @inlinable
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value of the property.
  @inlinable
  public var wrappedValue: Value {
    get { storage.values.propertyValue }
    nonmutating set { storage.set(newValue) }
  }

  /// The publisher of the values. Passed to ``Publisher/assign(to:)``, it receives them.
  @inlinable
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// The publisher of the values of a published property.
  public struct Publisher: Signals.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// A property never fails.
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable
    init(storage: PublishedStorage<Value>) {
      self.storage = storage
    }

    /// Sends the current value to `subscriber`, then each value that is set.
    @inlinable
    public consuming func subscribe<S: Subscriber<Value, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      storage.values.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property.
  ///
  ///     titles.assign(to: &model.$title)
  ///
  /// The subscription ends when the object that has the property is released, so there is nothing
  /// to retain.
  public consuming func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.retain(sink { [weak storage] in storage?.set($0) })
  }
}

/// The value of a published property, with what observes it.
@usableFromInline
final class PublishedStorage<Value: Sendable>: Sendable {
  @usableFromInline let values: Multicaster<Value, Never>
  /// The publisher of the object that has the property, which sends before the property changes.
  private let observer = AtomicLazyReference<ObservableObjectPublisher>()
  @usableFromInline let isObserved = Atomic(false)
  private let subscriptions = Lock([AnyCancellable]())

  @inlinable
  init(_ value: Value) {
    values = Multicaster(replaying: 1, current: value, isProperty: true)
  }

  deinit {
    values.releaseSubscribers()
  }

  @inlinable
  func set(_ value: Value) {
    if isObserved.load(ordering: .acquiring) { sendChange() }
    values.setProperty(value)
  }

  @usableFromInline
  func sendChange() {
    observer.load()?.send()
  }

  /// Lets `publisher` send before the property changes, unless another one does.
  func observe(by publisher: ObservableObjectPublisher) {
    _ = observer.storeIfNil(publisher)
    isObserved.store(true, ordering: .releasing)
  }

  /// Retains a subscription that sets the property.
  func retain(_ subscription: AnyCancellable) {
    subscriptions.withLock { $0.append(subscription) }
  }
}

extension Published: ObservedProperty {
  func observe(by publisher: ObservableObjectPublisher) {
    storage.observe(by: publisher)
  }
}
