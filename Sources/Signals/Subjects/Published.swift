/// A property wrapper that publishes the values of a property.
///
///     final class Model: ObservableObject {
///       @Published var title = ""
///     }
///     let subscription = model.$title.sink { print($0) }     // "", then each new title
///
/// `$title` is a publisher that sends the current value, then each value that is set, before the
/// property changes: inside the delivery, `title` is still the old value. The object's
/// ``ObservableObject/objectWillChange`` sends before that. The property may be read and set from
/// any thread.
@propertyWrapper
public struct Published<Value: Sendable>: Sendable {
  let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value of the property.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// The publisher of the values. Passed to ``Publisher/assign(to:)``, it receives them.
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

    let storage: PublishedStorage<Value>

    /// Sends the current value to `subscriber`, then each value that is set.
    public consuming func subscribe<S: Subscriber<Value, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      storage.values.subscribe(subscriber)
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
final class PublishedStorage<Value: Sendable>: Sendable {
  /// The values that are sent before they become the value of the property.
  let values: CurrentValueSubject<Value, Never>
  private let current: Lock<Value>
  private let observer = Lock<ObservableObjectPublisher?>(nil)
  private let subscriptions = Lock([AnyCancellable]())

  init(_ value: Value) {
    values = CurrentValueSubject(value)
    current = Lock(value)
  }

  var value: Value {
    current.withLock { $0 }
  }

  func set(_ value: Value) {
    observer.withLock { $0 }?.send()
    values.send(value)
    // The old value is released outside the lock.
    _ = current.withLock { current in
      defer { current = value }
      return current
    }
  }

  func retain(_ subscription: AnyCancellable) {
    subscriptions.withLock { $0.append(subscription) }
  }

  /// The publisher that sends before the property changes, if one was installed.
  var installedObserver: ObservableObjectPublisher? {
    observer.withLock { $0 }
  }

  func install(_ observer: ObservableObjectPublisher) {
    self.observer.withLock { $0 = observer }
  }
}

extension Published: ObservedProperty {
  var observer: ObservableObjectPublisher? { storage.installedObserver }

  func install(_ observer: ObservableObjectPublisher) {
    storage.install(observer)
  }
}
