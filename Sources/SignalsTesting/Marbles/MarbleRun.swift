import Signals

/// A run of diagrams through an operator.
struct MarbleRun<Value: Sendable, Result: Publisher> {
  private let upstreams: [Marbles]
  private let scheduler: TestScheduler
  private let frame: Duration
  /// Returns the value for a name in a diagram.
  private let value: @Sendable (String) -> Value?

  init(
    _ upstreams: [Marbles], on scheduler: TestScheduler, frame: Duration,
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.upstreams = upstreams
    self.scheduler = scheduler
    self.frame = frame
    self.value = value
  }

  /// Runs the diagrams through `transform` and returns a diagram of the output, in which `name`
  /// names the values.
  func output(
    through transform: ([AnyPublisher<Value, MarbleError>]) -> Result,
    name: (Result.Output) -> String
  ) -> Marbles {
    if let problem { return Marbles(problem: problem) }
    let subjects = upstreams.map { _ in PassthroughSubject<Value, MarbleError>() }
    let result = transform(subjects.map { $0.eraseToAnyPublisher() })
    let recorder = DelayedRecorder<Result>()
    let start = scheduler.now
    let marks = upstreams.flatMap(\.events)
    if !marks.contains(where: { $0.mark == .subscribed }) { recorder.subscribe(result, scheduler) }
    let jobs = schedule(subjects, recorder, result)
    defer { withExtendedLifetime((jobs, subjects)) {} }
    do throws(ExpectationError) {
      try scheduler.run()
    } catch {
      return Marbles(problem: error.description)
    }
    guard let recorder = recorder.current else { return Marbles([]) }
    return Marbles(recorder, since: start, frame: frame, name: name)
  }

  private func schedule(
    _ subjects: [PassthroughSubject<Value, MarbleError>], _ recorder: DelayedRecorder<Result>,
    _ result: Result
  ) -> [AnyCancellable] {
    zip(upstreams, subjects).flatMap { upstream, subject in
      scheduler.schedule(upstream, frame: frame) { [scheduler, value] mark in
        switch mark {
        case .subscribed: recorder.subscribe(result, scheduler)
        case .cancelled: recorder.current?.cancel()
        default: subject.send(mark, value)
        }
      }
    }
  }

  /// The first fault of the input as a sentence, or `nil`.
  private var problem: String? {
    for upstream in upstreams {
      if let problem = upstream.problem { return problem }
      for case .value(let name) in upstream.events.map(\.mark) where value(name) == nil {
        return "The diagram \(upstream) has the name \(name), for which there is no value."
      }
    }
    return nil
  }
}

/// A recorder that may start after the first frame.
private final class DelayedRecorder<Upstream: Publisher>: Sendable {
  private let recorder = Lock<Recorder<Upstream.Output, Upstream.Failure>?>(nil)

  var current: Recorder<Upstream.Output, Upstream.Failure>? {
    recorder.withLock { $0 }
  }

  func subscribe(_ upstream: Upstream, _ scheduler: TestScheduler) {
    let new = Recorder(upstream, on: scheduler)
    recorder.withLock { $0 = new }
  }
}
