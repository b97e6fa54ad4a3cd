import Signals

extension Command {
  /// Runs the command, and publishes the lines of its standard output.
  ///
  ///     Command("git", "branch", "--format=%(refname:short)").lines(on: .system)
  ///
  ///     -main-topic-|
  ///
  /// The stream finishes when the program has ended with the status 0, and fails otherwise. Lines
  /// of standard error are left out, but for the last one, which is in the failure, unless
  /// ``mergesErrors`` is set. Otherwise like ``events(on:)``.
  ///
  /// - Parameter scheduler: The scheduler on which lines are read and delivered, and in whose time
  ///   the ``gracePeriod`` of a cancelled program passes.
  public func lines(on scheduler: some Scheduler) -> some Publisher<String, CommandFailure> {
    OperatorPublisher(events(on: scheduler), OutputLines())
  }
}

/// Passes lines of standard output, and turns the end of the program into that of the stream.
private struct OutputLines: SimpleStage {
  typealias Input = CommandEvent
  typealias Output = String
  typealias Failure = CommandFailure

  private var lastError = ""
  private var termination = Termination.status(0)

  mutating func receive(
    _ input: CommandEvent, _ downstream: inout some Subscriber<String, CommandFailure>
  ) -> Demand {
    switch input {
    case .output(let line): return downstream.receive(line)
    case .error(let line): if !line.isEmpty { lastError = line }
    case .ended(let termination): self.termination = termination
    }
    return .more
  }

  func receive(
    completion: Completion<CommandFailure>,
    _ downstream: inout some Subscriber<String, CommandFailure>
  ) {
    if case .finished = completion, termination != .status(0) {
      downstream.receive(completion: .failure(.ended(termination, message: lastError)))
    } else {
      downstream.receive(completion: completion)
    }
  }
}
