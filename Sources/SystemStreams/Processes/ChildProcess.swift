import CSystemStreams
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running program, which is reaped when it has ended.
///
/// The number of a process may belong to another one after it has been reaped. So it is signalled
/// only before, and the state tells whether it was.
final class ChildProcess: Sendable {
  private struct State {
    var isWaiting = false
    var isStopped = false
    var isReaped = false
    var killTimer: AnyCancellable?
  }

  private let id: pid_t
  private let state = Lock(State())
  private let terminations = ReplaySubject<Termination, Never>()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: What to run.
  ///   - output: Its standard output.
  ///   - error: Its standard error; `nil` for that of standard output.
  init(_ command: Command, output: Descriptor, error: Descriptor?) throws(CommandFailure) {
    let variables = command.environment.map { "\($0)=\($1)" }
    let arguments = [command.executable] + command.arguments
    let paths = [command.directory ?? "", command.input]
    // A string that ends early would be another argument or another path than it looks.
    if (variables + arguments + paths).contains(where: { $0.utf8.contains(0) }) {
      throw .notStarted(EINVAL)
    }
    let (id, code) = withCStrings(arguments) { arguments in
      withCStrings(variables) { variables in
        withCStrings(paths) { paths in
          var program = streams_program(
            arguments: arguments, environment: variables,
            directory: command.directory.flatMap { _ in UnsafePointer(paths[0]) },
            input: paths[1],
            output: output.number, error: (error ?? output).number)
          var id: pid_t = 0
          let code = streams_start_program(&program, &id)
          return (id, code)
        }
      }
    }
    if code != 0 { throw .notStarted(code) }
    self.id = id
  }

  // MARK: Its end

  /// A publisher of how the program ends, on any thread. A subscription waits for it.
  var termination: some Publisher<Termination, Never> {
    Deferred { [self] in
      waitForEnd()
      return terminations
    }
  }

  /// Reaps the program when it ends, on a thread of its own.
  private func waitForEnd() {
    let isFirst = state.withLock { state in
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    guard isFirst else { return }
    startThread { [self] in
      streams_wait_for_end(id)
      terminations.send(reap())
      terminations.send(completion: .finished)
    }
  }

  private func reap() -> Termination {
    let (termination, timer) = state.withLock { state in
      var (status, isSignal): (CInt, Bool) = (0, false)
      let isKnown = streams_reap(id, &status, &isSignal)
      state.isReaped = true
      let termination: Termination =
        !isKnown ? .unknown : isSignal ? .signal(status) : .status(status)
      return (termination, hasGroup ? nil : state.killTimer.take())
    }
    timer?.cancel()
    return termination
  }

  /// Asks the program and its group to terminate, and kills them after `gracePeriod`.
  func stop(after gracePeriod: Duration, on scheduler: some Scheduler) {
    let isFirst = state.withLock { state in
      guard !state.isReaped, !state.isStopped else { return false }
      state.isStopped = true
      kill(-id, SIGTERM)
      // One that is stopped would not notice.
      kill(-id, SIGCONT)
      return true
    }
    guard isFirst else { return }
    // The job holds this object, and is released when it has run or the group has ended.
    let timer = scheduler.schedule(after: gracePeriod) { self.killGroup() }
    let unneeded = state.withLock { state in
      if state.isReaped, !hasGroup { return timer as AnyCancellable? }
      state.killTimer = timer
      return nil
    }
    unneeded?.cancel()
    waitForEnd()
  }

  private func killGroup() {
    state.withLock { state in
      if !state.isReaped || hasGroup { kill(-id, SIGKILL) }
      return state.killTimer.take()
    }?.cancel()
  }

  /// Whether there are processes in the program's group. Until there are none, its number is not
  /// given away.
  private var hasGroup: Bool { kill(-id, 0) == 0 || errno == EPERM }
}

/// Calls `body` with an array of C strings that a null pointer ends.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
