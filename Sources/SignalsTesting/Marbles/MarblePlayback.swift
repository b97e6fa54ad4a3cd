import Signals

extension TestScheduler {
  /// Calls `play` with each mark of `marbles` at its time. The first frame is the current time.
  ///
  /// - Returns: The scheduled jobs, which run as long as they are retained.
  func schedule(
    _ marbles: Marbles, frame: Duration = .seconds(1),
    _ play: @escaping @Sendable (Marbles.Mark) -> Void
  ) -> [AnyCancellable] {
    marbles.events.map { event in
      schedule(after: frame * event.frame + event.offset) { play(event.mark) }
    }
  }
}

extension PassthroughSubject where Failure == MarbleError {
  /// Sends the event that `mark` stands for, with the value that `values` returns for its name.
  ///
  /// Fails with the problem if there is no value of this name, or the mark is no event.
  func send(_ mark: Marbles.Mark, _ values: (String) -> Output?) {
    switch mark {
    case .value(let name):
      guard let value = values(name) else {
        return fail("The diagram has the name \(mark.rendered), for which there is no value.")
      }
      send(value)
    case .finished: send(completion: .finished)
    case .failed: send(completion: .failure(MarbleError()))
    case .subscribed, .cancelled: fail("A publisher cannot send the mark \(mark.rendered).")
    }
  }

  private func fail(_ problem: String) {
    send(completion: .failure(MarbleError(problem: problem)))
  }
}

extension TestScheduler {
  /// Sends the events of `marbles` to `subject`, or a failure at once if they have a problem.
  ///
  /// - Returns: The scheduled jobs, which run as long as they are retained.
  func play<Output>(
    _ marbles: Marbles, frame: Duration, to subject: PassthroughSubject<Output, MarbleError>,
    values: @escaping @Sendable (String) -> Output?
  ) -> [AnyCancellable] {
    guard let problem = marbles.problem else {
      return schedule(marbles, frame: frame) { subject.send($0, values) }
    }
    let failure = MarbleError(problem: problem)
    return [schedule(after: .zero) { subject.send(completion: .failure(failure)) }]
  }
}
