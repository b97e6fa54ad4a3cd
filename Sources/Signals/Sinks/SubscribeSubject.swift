extension Publisher {
  /// Sends all events to `subject`.
  ///
  ///     let subscription = titles.subscribe(shown)
  ///
  /// Retains the subject until the subscription ends. Sends the completion as well, after which
  /// the subject sends nothing more.
  public consuming func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
    subscribe(SubjectSubscriber(subject: subject))
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
