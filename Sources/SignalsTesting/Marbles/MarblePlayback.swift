import Signals

extension TestScheduler {
  /// Calls `play` with each mark of `marbles` at its frame. The first frame is the current time.
  ///
  /// - Returns: The scheduled jobs, which run as long as they are retained.
  func schedule(
    _ marbles: Marbles, _ play: @escaping @Sendable (Marbles.Mark) -> Void
  ) -> [AnyCancellable] {
    marbles.events.map { event in
      schedule(after: .seconds(event.frame)) { play(event.mark) }
    }
  }
}

extension PassthroughSubject where Failure == MarbleError {
  /// Sends the event that `mark` stands for, with the value that `values` returns for its name.
  func send(_ mark: Marbles.Mark, _ values: (String) -> Output) {
    switch mark {
    case .value(let name): send(values(name))
    case .finished: send(completion: .finished)
    case .failed: send(completion: .failure(MarbleError()))
    case .subscribed, .cancelled:
      preconditionFailure("Marbles: a publisher cannot send the marks ^ and !.")
    }
  }
}
