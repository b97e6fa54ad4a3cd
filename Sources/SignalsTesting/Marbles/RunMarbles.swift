import Signals

/// Feeds a stream through `transform` in virtual time and draws what comes out.
///
///     #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
///
/// The upstream is hot. `transform` is subscribed to before the first frame or, if there is a `^`,
/// at that; a `!` cancels the subscription:
///
///     #expect(marbles("--a-^-b-c-!-d-|") { $0.map { $0.uppercased() } } == "------B-C")
///
/// - Parameters:
///   - upstream: What goes in.
///   - scheduler: The time in which it happens, for operators that need to know it.
///   - transform: Makes what is drawn of the upstream.
public func marbles<Result: Publisher>(
  _ upstream: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (AnyPublisher<String, MarbleError>) -> Result
) -> Marbles {
  marbles([upstream], on: scheduler) { transform($0[0]) }
}

/// Feeds two streams through `transform` in virtual time and draws what comes out.
///
///     #expect(marbles("--a---c|", "----b--|") { $0.merge(with: $1) } == "--a-b-c|")
///
/// As `marbles(_:on:through:)` for one.
public func marbles<Result: Publisher>(
  _ first: Marbles, _ second: Marbles, on scheduler: TestScheduler = TestScheduler(),
  through transform: (AnyPublisher<String, MarbleError>, AnyPublisher<String, MarbleError>) ->
    Result
) -> Marbles {
  marbles([first, second], on: scheduler) { transform($0[0], $0[1]) }
}

/// Feeds any number of streams through `transform` in virtual time and draws what comes out.
///
///     #expect(marbles(["-a", "--b", "---c"]) { $0.merged() } == "-abc")
///
/// As `marbles(_:on:through:)` for one; the marks `^` and `!` may stand in any one of the lines.
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

/// A recorder that need not be there from the beginning.
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
