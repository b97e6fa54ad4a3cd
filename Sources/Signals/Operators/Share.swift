extension Publisher {
  /// Lets all subscribers share one subscription to the upstream.
  ///
  ///     upstream:           --a--b--c-|
  ///     a subscriber:       --a--b--c-|
  ///     another, later:          ^b--c-|
  ///
  /// Subscribes to the upstream with the first subscriber and cancels with the last; a subscriber
  /// that comes after that begins anew. One that comes after the completion receives only that.
  public func share() -> some Publisher<Output, Failure> {
    Share(upstream: self)
  }
}

private final class Share<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private struct Connection {
    var subscribers = 0
    var isMade = false
    var upstream: AnyCancellable?
  }

  private let upstream: Upstream
  private let subject = PassthroughSubject<Output, Failure>()
  private let connection = Lock(Connection())

  init(upstream: Upstream) {
    self.upstream = upstream
  }

  func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: consuming S) -> AnyCancellable {
    let subscription = subject.subscribe(subscriber)
    let mustConnect = connection.withLock { connection in
      connection.subscribers += 1
      defer { connection.isMade = true }
      return !connection.isMade
    }
    if mustConnect { connect() }
    return AnyCancellable {
      subscription.cancel()
      self.leave()
    }
  }

  /// Outside the lock, because the upstream may deliver while it is subscribed to.
  private func connect() {
    let cancellable = upstream.subscribe(SubjectSubscriber(subject: subject))
    let isWanted = connection.withLock { connection in
      if connection.isMade { connection.upstream = cancellable }
      return connection.isMade
    }
    if !isWanted { cancellable.cancel() }
  }

  private func leave() {
    let abandoned = connection.withLock { connection in
      connection.subscribers -= 1
      guard connection.subscribers == 0 else { return nil as AnyCancellable? }
      defer { connection = Connection() }
      return connection.upstream
    }
    abandoned?.cancel()
  }
}

/// Passes everything on to a subject.
struct SubjectSubscriber<Target: Subject>: Subscriber {
  let subject: Target

  func receive(_ input: Target.Output) -> Flow {
    subject.send(input)
    return .more
  }

  func receive(completion: Completion<Target.Failure>) {
    subject.send(completion: completion)
  }
}
