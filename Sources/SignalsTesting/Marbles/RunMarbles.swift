import Signals

/// Runs a stream through `transform` in virtual time and returns a diagram of the output.
///
///     #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
///
/// The upstream is hot. The result of `transform` is subscribed to before the first frame or, if
/// there is a `^`, at that mark. A `!` cancels the subscription:
///
///     #expect(marbles("--a-^-b-c-!-d-|") { $0.map { $0.uppercased() } } == "------B-C")
///
/// - Parameters:
///   - upstream: The diagram of the input.
///   - scheduler: The scheduler that supplies the time, for operators that need one.
///   - transform: Applies the operator under test to the upstream.
/// - Returns: The diagram of the output.
public func marbles<Result: Publisher>(
  _ upstream: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (AnyPublisher<String, MarbleError>) -> Result
) -> Marbles {
  marbles([upstream], on: scheduler) { transform($0[0]) }
}

/// Runs two streams through `transform` in virtual time and returns a diagram of the output.
///
///     #expect(marbles("--a---c|", "----b--|") { $0.merge(with: $1) } == "--a-b-c|")
///
/// Like `marbles(_:on:through:)` for one stream.
public func marbles<Result: Publisher>(
  _ first: Marbles, _ second: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (AnyPublisher<String, MarbleError>, AnyPublisher<String, MarbleError>) ->
    Result
) -> Marbles {
  marbles([first, second], on: scheduler) { transform($0[0], $0[1]) }
}

/// Runs any number of streams through `transform` in virtual time and returns a diagram of the
/// output.
///
///     #expect(marbles(["-a", "--b", "---c"]) { $0.merged() } == "-abc")
///
/// Like `marbles(_:on:through:)` for one stream. The marks `^` and `!` may be in any one of the
/// lines.
public func marbles<Result: Publisher>(
  _ upstreams: [Marbles], on scheduler: TestScheduler = TestScheduler(),
  through transform: ([AnyPublisher<String, MarbleError>]) -> Result
) -> Marbles {
  let subjects = upstreams.map { _ in PassthroughSubject<String, MarbleError>() }
  let result = transform(subjects.map { $0.eraseToAnyPublisher() })
  let (start, recorder) = (scheduler.now, DelayedRecorder<Result>())
  let marks = upstreams.flatMap(\.events)
  if !marks.contains(where: { $0.mark == .subscribed }) { recorder.subscribe(result, scheduler) }
  let jobs = zip(upstreams, subjects).flatMap { upstream, subject in
    scheduler.schedule(upstream) { mark in
      switch mark {
      case .subscribed: recorder.subscribe(result, scheduler)
      case .cancelled: recorder.current?.cancel()
      default: subject.send(mark) { $0 }
      }
    }
  }
  scheduler.run()
  guard let recorder = recorder.current else { return Marbles([]) }
  precondition(recorder.violations == [], recorder.violations.joined(separator: "; "))
  return withExtendedLifetime((jobs, subjects)) { Marbles(recorder, since: start) }
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
