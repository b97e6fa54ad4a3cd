import Signals

/// Feeds a stream through `transform` in virtual time and draws what comes out.
///
///     #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
///
/// The upstream is hot; `transform` is subscribed to before the first frame.
///
/// - Parameter scheduler: The time in which it happens, for operators that need to know it.
public func marbles<Output: Sendable>(
  _ upstream: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (AnyPublisher<String, MarbleError>) -> some Publisher<Output, MarbleError>
) -> Marbles {
  run([upstream], on: scheduler) { transform($0[0]) }
}

/// Feeds two streams through `transform` in virtual time and draws what comes out.
///
///     #expect(marbles("--a---c|", "----b--|") { $0.merge(with: $1) } == "--a-b-c|")
///
/// As ``marbles(_:on:through:)``.
public func marbles<Output: Sendable>(
  _ first: Marbles, _ second: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (
    AnyPublisher<String, MarbleError>, AnyPublisher<String, MarbleError>
  ) -> some Publisher<Output, MarbleError>
) -> Marbles {
  run([first, second], on: scheduler) { transform($0[0], $0[1]) }
}

private func run<Output: Sendable>(
  _ lines: [Marbles], on scheduler: TestScheduler,
  through transform: ([AnyPublisher<String, MarbleError>]) -> some Publisher<Output, MarbleError>
) -> Marbles {
  let subjects = lines.map { _ in PassthroughSubject<String, MarbleError>() }
  let start = scheduler.now
  let recorder = Recorder(transform(subjects.map { $0.eraseToAnyPublisher() }), on: scheduler)
  let feeds = zip(lines, subjects).flatMap { line, subject in
    line.events.map { event in
      scheduler.schedule(after: .seconds(event.frame)) { subject.send(event.mark) }
    }
  }
  scheduler.run()
  precondition(recorder.violations == [], recorder.violations.joined(separator: "; "))
  return withExtendedLifetime(feeds) { Marbles(recorder, since: start) }
}

extension PassthroughSubject<String, MarbleError> {
  fileprivate func send(_ mark: Marbles.Mark) {
    switch mark {
    case .value(let value): send(value)
    case .finished: send(completion: .finished)
    case .failed: send(completion: .failure(MarbleError()))
    }
  }
}

extension Marbles {
  /// What `recorder` has seen since `start`.
  init(_ recorder: Recorder<some Sendable, some Error>, since start: Instant) {
    func frame(_ time: Instant) -> Int { Int(start.duration(to: time) / .seconds(1)) }
    self.init(
      zip(recorder.values, recorder.times).map { value, time in
        Event(frame: frame(time), mark: .value(String(describing: value)))
      })
    guard let completion = recorder.completion, let end = recorder.completionTime else { return }
    switch completion {
    case .finished: events.append(Event(frame: frame(end), mark: .finished))
    case .failure: events.append(Event(frame: frame(end), mark: .failed))
    }
  }
}
