/// What a closure receives in place of a subscription: nothing can be requested from it.
public typealias NoSubscription = Void

extension Publisher {
  /// Calls closures as events pass, on the threads that send them, without changing them.
  ///
  /// The closures may use a model that is not `Sendable` or belongs to the main actor, as those of
  /// `sink` may.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called when the upstream has been subscribed to. There is no
  ///     subscription that it could use.
  ///   - receiveOutput: Called with each value before it is passed on.
  ///   - receiveCompletion: Called with the completion before it is passed on.
  ///   - receiveCancel: Called once if the subscription ends without a completion.
  ///   - receiveRequest: Called with `more` when the upstream has been subscribed to, because
  ///     every subscriber receives all values.
  public func handleEvents(
    receiveSubscription: ((NoSubscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let closures = UncheckedClosures<Output, Failure>(
      receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
    let subscribed: @Sendable () -> Void = {
      closures.receiveSubscription?(())
      closures.receiveRequest?(.more)
    }
    let cancelled: @Sendable () -> Void = { closures.receiveCancel?() }
    let events = self.Signals::handleEvents(
      receiveSubscription: subscribed,
      receiveOutput: { closures.receiveOutput?($0) },
      receiveCompletion: { closures.receiveCompletion?($0) },
      receiveCancel: receiveCancel == nil ? nil : cancelled)
    return events.eraseToAnyPublisher()
  }
}

private struct UncheckedClosures<Output, Failure: Error>: @unchecked Sendable {
  // @unchecked: the program is responsible for the threads on which its closures run, as with
  // Combine. They receive one event at a time.

  let receiveSubscription: ((NoSubscription) -> Void)?
  let receiveOutput: ((Output) -> Void)?
  let receiveCompletion: ((Completion<Failure>) -> Void)?
  let receiveCancel: (() -> Void)?
  let receiveRequest: ((Subscribers.Demand) -> Void)?
}
