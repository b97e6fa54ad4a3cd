/// A publisher whose values are sent by calling a method.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Sends `value` to all subscribers.
  func send(_ value: Output)

  /// Completes the stream for all subscribers.
  func send(completion: Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an event without a value to all subscribers.
  public func send() {
    send(())
  }
}
