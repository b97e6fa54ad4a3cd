import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A machine that the monitor shows.
///
/// Its methods may block for a moment. They may be called on any thread, also at once.
protocol Machine: Sendable {
  /// Returns the state of the machine; loads are those since the last call.
  func sample(at now: Instant) -> MachineSample

  /// Returns more about a process; `nil` if it has ended.
  func details(of id: ProcessIdentity) -> ProcessDetails?

  /// Sends a signal to a process.
  func send(_ signal: ProcessSignal, to id: ProcessIdentity) throws(SignalError)
}

/// The machine on which the program runs.
final class ThisMachine: Machine {
  private let sampler: Lock<ProcSampler>

  /// Creates the machine whose files are in `root`.
  init(root: String = "") {
    sampler = Lock(ProcSampler(root: root))
  }

  func sample(at now: Instant) -> MachineSample {
    sampler.withLock { $0.sample(at: now) }
  }

  func details(of id: ProcessIdentity) -> ProcessDetails? {
    sampler.withLock { $0.details(of: id) }
  }

  func send(_ signal: ProcessSignal, to id: ProcessIdentity) throws(SignalError) {
    // Another process may have the number by now.
    let start = sampler.withLock { $0.start(of: id.pid) }
    if start != id.start { throw SignalError(pid: id.pid, code: ESRCH) }
    try signal.send(to: id.pid)
  }
}

/// A signal that the monitor can send.
struct ProcessSignal: Hashable, Sendable {
  /// The name without `SIG`.
  let name: String
  /// What the signal does to a process that does not handle it.
  let title: String
  private let number: CInt

  static let kill = ProcessSignal(name: "KILL", title: "Kill", number: SIGKILL)

  /// All signals, in the order in which they are offered.
  static let all = [
    ProcessSignal(name: "TERM", title: "Terminate", number: SIGTERM), kill,
    ProcessSignal(name: "INT", title: "Interrupt", number: SIGINT),
    ProcessSignal(name: "HUP", title: "Hang up", number: SIGHUP),
    ProcessSignal(name: "STOP", title: "Stop", number: SIGSTOP),
    ProcessSignal(name: "CONT", title: "Continue", number: SIGCONT),
  ]

  /// Sends the signal to a process.
  func send(to pid: Int32) throws(SignalError) {
    // 0 and negative numbers are groups of processes.
    if pid <= 0 { throw SignalError(pid: pid, code: ESRCH) }
    if sendSignal(pid, number) != 0 { throw SignalError(pid: pid, code: errno) }
  }
}

/// Calls the system's `kill`, whose name a property hides.
private func sendSignal(_ pid: Int32, _ number: CInt) -> CInt { kill(pid, number) }

/// The reason why a signal was not sent.
struct SignalError: Error, Equatable {
  var pid: Int32
  /// The system's number of the error.
  var code: CInt

  /// A sentence for the user.
  var message: String {
    switch code {
    case ESRCH: "Process \(pid) has ended already."
    case EPERM: "Process \(pid) belongs to another user, and only root may send it signals."
    default: "The signal was not sent to process \(pid): \(String(cString: strerror(code)))."
    }
  }
}
