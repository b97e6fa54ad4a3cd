/// An object with a publisher that sends before the object changes.
///
///     @MainActor final class Model: ObservableObject {
///       @Published var title = ""
///     }
///
///     let subscription = model.objectWillChange.sink { setNeedsLayout() }
///
/// The default ``objectWillChange`` sends before a ``Published`` property of the object is set,
/// and when the object calls its `send()`. A class may have a publisher of its own instead.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before a ``Published`` property of the object is set.
  ///
  /// It is the same for the whole life of the object, on every thread. An object that changes in
  /// another way sends by hand, whether it has published properties or not:
  ///
  ///     final class Clock: ObservableObject {
  ///       var seconds = 0 { willSet { objectWillChange.send() } }
  ///     }
  public var objectWillChange: ObservableObjectPublisher {
    let (publisher, observesProperties) = ObservableObjectPublishers.publisher(of: self)
    if !observesProperties {
      // Two threads may come here for the same object: both let the same publisher observe.
      for property in publishedProperties { property.observe(by: publisher) }
      ObservableObjectPublishers.observesProperties(of: self)
    }
    return publisher
  }

  private var publishedProperties: [any ObservedProperty] {
    let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    return mirrors.flatMap { mirror in
      mirror.children.compactMap { $0.value as? any ObservedProperty }
    }
  }
}

/// The default publisher of an ``ObservableObject``.
public final class ObservableObjectPublisher: Publisher {
  /// It sends that something will change, but not what.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let changes = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Tells all subscribers that the object will change.
  public func send() {
    changes.send()
  }

  /// Sends the changes that follow to `subscriber`.
  public func subscribe<S: Subscriber<Void, Never>>(_ subscriber: consuming S) -> AnyCancellable {
    changes.subscribe(subscriber)
  }
}

/// A published property of any type, found by reflection.
protocol ObservedProperty {
  /// Lets `publisher` send before the property changes, unless another one does.
  func observe(by publisher: ObservableObjectPublisher)
}
