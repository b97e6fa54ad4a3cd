import Signals

extension Recorder {
  /// The recorded events as a diagram whose first frame is the time of the subscription.
  public var marbles: Marbles {
    Marbles(self, since: record.start)
  }
}

extension Marbles {
  /// Creates a diagram of the events of `recorder`, with `start` as the time of the first frame.
  init(_ recorder: Recorder<some Sendable, some Error>, since start: Instant) {
    self.init(
      zip(recorder.values, recorder.times).map { value, time in
        Event(.value(String(describing: value)), at: time, since: start)
      })
    guard let completion = recorder.completion, let end = recorder.completionTime else { return }
    events.append(Event(Mark(completion), at: end, since: start))
  }
}

extension Marbles.Event {
  init(_ mark: Marbles.Mark, at time: Instant, since start: Instant) {
    self.init(frame: Int(start.duration(to: time) / .seconds(1)), mark: mark)
  }
}

extension Marbles.Mark {
  init(_ completion: Completion<some Error>) {
    switch completion {
    case .finished: self = .finished
    case .failure: self = .failed
    }
  }
}
