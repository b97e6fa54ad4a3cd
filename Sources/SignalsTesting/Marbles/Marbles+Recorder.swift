import Signals

extension Recorder {
  /// The recorded events as a diagram whose first frame is the time of the subscription.
  ///
  /// Values are drawn as text, with frames of one second.
  public var marbles: Marbles {
    marbles()
  }

  /// Returns the recorded events as a diagram whose first frame is the time of the subscription.
  ///
  ///     #expect(recorder.marbles(frame: .milliseconds(100)) == "---a")
  ///
  /// - Parameter frame: The duration of a frame.
  public func marbles(frame: Duration = .seconds(1)) -> Marbles {
    marbles(frame: frame) { String(describing: $0) }
  }

  /// Draws the value that `name` returns a name for.
  func marbles(frame: Duration, name: (Output) -> String) -> Marbles {
    Marbles(self, since: record.start, frame: frame, name: name)
  }
}

extension Recorder where Output: Equatable {
  /// Returns the recorded events as a diagram with the names of values.
  ///
  ///     #expect(recorder.marbles(values: ["a": ada, "b": bob]) == "--a-b")
  ///
  /// - Parameters:
  ///   - values: The values by the names that stand for them. Other values are drawn as text.
  ///   - frame: The duration of a frame.
  public func marbles(values: [String: Output], frame: Duration = .seconds(1)) -> Marbles {
    marbles(frame: frame) { values.name(of: $0) }
  }
}

extension Dictionary where Key == String, Value: Equatable {
  /// The name of `value`, or its description if it has none.
  func name(of value: Value) -> String {
    filter { $0.value == value }.keys.min() ?? String(describing: value)
  }
}

extension Marbles {
  /// Creates a diagram of the events of `recorder`, with `start` as the time of the first frame.
  init<Output, Failure>(
    _ recorder: Recorder<Output, Failure>, since start: Instant, frame: Duration = .seconds(1),
    name: (Output) -> String
  ) {
    var events = zip(recorder.values, recorder.times).map { value, time in
      Event(.value(name(value)), at: time, since: start, frame: frame)
    }
    if let completion = recorder.completion, let end = recorder.completionTime {
      events.append(Event(Mark(completion), at: end, since: start, frame: frame))
    }
    self.init(events, problem: recorder.problem)
  }
}

extension Recorder {
  /// Why the events are no stream: violations of the grammar, a faulty diagram upstream, or a
  /// scheduler that gave up.
  fileprivate var problem: String? {
    if !violations.isEmpty {
      return "The stream violates the grammar: " + violations.joined(separator: "; ") + "."
    }
    if case .failure(let error as MarbleError) = completion, let problem = error.problem {
      return problem
    }
    return (record.scheduler as? TestScheduler)?.problem
  }
}

extension Marbles.Event {
  init(
    _ mark: Marbles.Mark, at time: Instant, since start: Instant, frame: Duration = .seconds(1)
  ) {
    let (frames, offset) = start.duration(to: time).attoseconds
      .quotientAndRemainder(dividingBy: frame.attoseconds)
    self.init(frame: Int(frames), offset: Duration(attoseconds: offset), mark: mark)
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
