import Signals

extension TestScheduler {
  /// Calls `play` with each mark of `marbles` when its frame has come, the first being now, as long
  /// as the results live.
  func schedule(
    _ marbles: Marbles, _ play: @escaping @Sendable (Marbles.Mark) -> Void
  ) -> [AnyCancellable] {
    marbles.events.map { event in
      schedule(after: .seconds(event.frame)) { play(event.mark) }
    }
  }
}

extension PassthroughSubject where Failure == MarbleError {
  /// Sends what `mark` stands for, with the value that `values` makes of its name.
  func send(_ mark: Marbles.Mark, _ values: (String) -> Output) {
    switch mark {
    case .value(let name): send(values(name))
    case .finished: send(completion: .finished)
    case .failed: send(completion: .failure(MarbleError()))
    case .subscribed, .cancelled: preconditionFailure("A publisher cannot send the marks ^ and !.")
    }
  }
}
