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
