extension NotificationCenter {
  /// Returns a publisher of the notifications with `name` from `object`, or from any object.
  ///
  ///     NotificationCenter.default.publisher(for: .didSave)
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Signals.Publisher, @unchecked Sendable {
    // @unchecked: nothing but the identity of the object is used.

    /// A notification.
    ///
    /// It has all properties of a `Notification`, which Foundation declares not to be `Sendable`.
    @dynamicMemberLookup
    public struct Output: @unchecked Sendable {
      // @unchecked: the objects and values are those of the program, which passes them between
      // threads at its own risk, as with Combine.

      /// The notification itself.
      public let notification: Notification

      /// The value of a property of the notification.
      public subscript<Value>(dynamicMember keyPath: KeyPath<Notification, Value>) -> Value {
        notification[keyPath: keyPath]
      }
    }

    /// The error with which the publisher may end.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; any if it is `nil`.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with `name` from `object`, or from any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends notifications to `subscriber`, on the threads that post them.
    public consuming func subscribe<S: Subscriber<Output, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      let source = self
      let notifications = Create<Output, Never> { emitter in
        let token = ObserverToken(
          observer: source.center.addObserver(
            forName: source.name, object: source.object, queue: nil
          ) { emitter.send(Output(notification: $0)) })
        return AnyCancellable { source.center.removeObserver(token.observer) }
      }
      return notifications.subscribe(subscriber)
    }
  }
}

// @unchecked: the observer is only passed back to its center.
private struct ObserverToken: @unchecked Sendable {
  let observer: any NSObjectProtocol
}
