extension Publisher {
  /// Delivers events on the main actor.
  ///
  ///     let labels = prices.receive(on: MainActor.shared)
  ///       .map { price in MainActor.assumeIsolated { formatter.string(from: price) } }
  ///
  /// Events are delivered as by ``Publisher/sink(on:receiveCompletion:receiveValue:)``: in order,
  /// at once if they are sent on the main actor, and later if they are sent elsewhere. At the end
  /// of a chain, `sink(on: MainActor.shared)` needs no `assumeIsolated`.
  public func receive(on actor: MainActor) -> some Publisher<Output, Failure> {
    ReceiveOnMainActor(upstream: self)
  }
}

private struct ReceiveOnMainActor<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  var sendsEndlessly: Bool { upstream.sendsEndlessly }

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let box = SubscriberBox<Output, Failure>(subscriber)
    return upstream.subscribeOnMainActor(
      receiveValue: { box.receive($0) }, receiveCompletion: { box.receive(completion: $0) })
  }
}
