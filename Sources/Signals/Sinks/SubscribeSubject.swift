extension Publisher {
  /// Sends all events to `subject`.
  ///
  ///     let subscription = titles.subscribe(shown)
  ///
  /// Retains the subject until the subscription ends. Sends the completion as well, after which
  /// the subject sends nothing more.
  ///
  /// A ``PassthroughSubject`` that has had no subscriber would drop the events. So this publisher
  /// is subscribed to when the subject has its first one, which then receives the current value of
  /// a ``CurrentValueSubject`` or the elements of a sequence.
  public consuming func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
    guard let passthrough = subject as? PassthroughSubject<Output, Failure> else {
      return subscribe(SubjectSubscriber(subject: subject))
    }
    let source = SubjectSource { [self] in self.subscribe(SubjectSubscriber(subject: subject)) }
    passthrough.multicaster.connectOnDemand(source)
    return AnyCancellable(source)
  }
}

/// A subscription on behalf of a subject, which begins when the subject has a subscriber. Until
/// then only its owner retains it, and with it the subject.
@usableFromInline
final class SubjectSource: Subscription, @unchecked Sendable {
  // @unchecked: the state is behind a lock.

  private let state: Lock<(start: (@Sendable () -> AnyCancellable)?, subscription: AnyCancellable?)>

  init(_ start: @escaping @Sendable () -> AnyCancellable) {
    state = Lock((start, nil))
  }

  /// Subscribes to the publisher, unless cancelled.
  func connect() {
    guard let start = state.withLock({ $0.start.take() }) else { return }
    let subscription = start()
    state.withLock { if isActive { $0.subscription = subscription } }
    if !isActive { subscription.cancel() }
  }

  override func releaseResources() {
    let old = state.withLock { state in
      defer { state = (nil, nil) }
      return state
    }
    old.subscription?.cancel()
  }
}

private struct SubjectSubscriber<Target: Subject>: Subscriber {
  let subject: Target

  func receive(_ input: Target.Output) -> Demand {
    subject.send(input)
    return .more
  }

  func receive(completion: Completion<Target.Failure>) {
    subject.send(completion: completion)
  }
}
