/// A publisher that is fed by hand.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Sends `value` to all subscribers.
  func send(_ value: Output)

  /// Ends the stream for all subscribers.
  func send(completion: Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all subscribers that something has happened.
  public func send() {
    send(())
  }
}
