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
/// If the input is malformed, the output violates the grammar, or the run does not end, the result
/// equals no diagram and shows the ``Marbles/problem``.
///
/// - Parameters:
///   - upstream: The diagram of the input.
///   - scheduler: The scheduler that supplies the time, for operators that need one.
///   - frame: The duration of a frame, in the input and in the output.
///   - transform: Applies the operator under test to the upstream.
/// - Returns: The diagram of the output.
public func marbles<Result: Publisher>(
  _ upstream: Marbles, on scheduler: TestScheduler = TestScheduler(),
  frame: Duration = .seconds(1),
  through transform: (AnyPublisher<String, MarbleError>) -> Result
) -> Marbles {
  marbles([upstream], on: scheduler, frame: frame) { transform($0[0]) }
}

/// Runs two streams through `transform` in virtual time and returns a diagram of the output.
///
///     #expect(marbles("--a---c|", "----b--|") { $0.merge(with: $1) } == "--a-b-c|")
///
/// Like `marbles(_:on:frame:through:)` for one stream.
public func marbles<Result: Publisher>(
  _ first: Marbles, _ second: Marbles, on scheduler: TestScheduler = TestScheduler(),
  frame: Duration = .seconds(1),
  through transform: (AnyPublisher<String, MarbleError>, AnyPublisher<String, MarbleError>) ->
    Result
) -> Marbles {
  marbles([first, second], on: scheduler, frame: frame) { transform($0[0], $0[1]) }
}

/// Runs any number of streams through `transform` in virtual time and returns a diagram of the
/// output.
///
///     #expect(marbles(["-a", "--b", "---c"]) { $0.merged() } == "-abc")
///
/// Like `marbles(_:on:frame:through:)` for one stream. The marks `^` and `!` may be in any one of
/// the lines.
public func marbles<Result: Publisher>(
  _ upstreams: [Marbles], on scheduler: TestScheduler = TestScheduler(),
  frame: Duration = .seconds(1),
  through transform: ([AnyPublisher<String, MarbleError>]) -> Result
) -> Marbles {
  let run = MarbleRun<String, Result>(upstreams, on: scheduler, frame: frame) { $0 }
  return run.output(through: transform) { String(describing: $0) }
}

/// Runs a stream of any values through `transform` in virtual time and returns a diagram of the
/// output.
///
///     let users = ["a": ada, "b": bob]
///     #expect(marbles("-a-a-b|", values: users) { $0.removeDuplicates() } == "-a---b|")
///
/// Like `marbles(_:on:frame:through:)` for strings. Output values that are in the table are drawn
/// with their names, others as text.
///
/// - Parameters:
///   - upstream: The diagram of the input.
///   - values: The values by the names that stand for them in both diagrams.
///   - scheduler: The scheduler that supplies the time, for operators that need one.
///   - frame: The duration of a frame, in the input and in the output.
///   - transform: Applies the operator under test to the upstreams.
/// - Returns: The diagram of the output.
public func marbles<Value: Sendable & Equatable, Result: Publisher>(
  _ upstream: Marbles, values: [String: Value], on scheduler: TestScheduler = TestScheduler(),
  frame: Duration = .seconds(1),
  through transform: (AnyPublisher<Value, MarbleError>) -> Result
) -> Marbles where Result.Output == Value {
  marbles(
    [upstream], values: values, results: values, on: scheduler, frame: frame
  ) { transform($0[0]) }
}

/// Runs any number of streams of any values through `transform` in virtual time and returns a
/// diagram of the output.
///
///     let names = ["x": "Ada", "y": "Bob"]
///     #expect(
///       marbles(["-a-b|"], values: users, results: names) { $0[0].map(\.name) } == "-x-y|")
///
/// Like `marbles(_:on:frame:through:)` for strings. Output values that are in `results` are drawn
/// with their names, others as text.
///
/// - Parameters:
///   - upstreams: The diagrams of the input.
///   - values: The input values by the names that stand for them.
///   - results: The output values by the names that stand for them.
///   - scheduler: The scheduler that supplies the time, for operators that need one.
///   - frame: The duration of a frame, in the input and in the output.
///   - transform: Applies the operator under test to the upstreams.
/// - Returns: The diagram of the output.
public func marbles<Value: Sendable, Result: Publisher>(
  _ upstreams: [Marbles], values: [String: Value], results: [String: Result.Output],
  on scheduler: TestScheduler = TestScheduler(), frame: Duration = .seconds(1),
  through transform: ([AnyPublisher<Value, MarbleError>]) -> Result
) -> Marbles where Result.Output: Equatable {
  let run = MarbleRun<Value, Result>(upstreams, on: scheduler, frame: frame) { values[$0] }
  return run.output(through: transform) { results.name(of: $0) }
}
