#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A process that a test has started.
///
/// It begins with the default signal handling and no signal blocked, whatever the test runner does
/// with its own signals, so `SIGTERM` ends it. Its process group is killed when the process has
/// been waited for, or when this object is released: nothing outlives the test. A program that
/// loops after the runner itself was killed ends by its limit of CPU time.
package final class ChildProcess {
  package let id: pid_t
  /// Runs its arguments as a program that may use a minute of CPU time.
  private static let script = #"ulimit -t 60; exec "$0" "$@""#
  private var isReaped = false

  /// Starts the program at `path` with a small environment.
  ///
  /// - Parameters:
  ///   - environment: Variables besides the usual ones, as `NAME=value`.
  ///   - flags: Flags of `posix_spawn` besides those that reset the signals.
  ///   - prepare: Adds the file actions.
  package init(
    _ path: String, _ arguments: [String], environment: [String] = [], flags: Int16 = 0,
    _ prepare: (UnsafeMutablePointer<posix_spawn_file_actions_t>) -> Void = { _ in }
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    prepare(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    ChildProcess.resetSignals(of: &attributes, flags: flags)
    var id: pid_t = 0
    let error = withCStrings(["sh", "-c", ChildProcess.script, path] + arguments) { argv in
      withCStrings(environment + ChildProcess.defaults(besides: environment)) {
        posix_spawn(&id, "/bin/sh", &actions, &attributes, argv, $0)
      }
    }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    precondition(error == 0, "\(path) cannot be run: \(String(cString: strerror(error))).")
    self.id = id
  }

  deinit {
    if !isReaped { end() }
  }

  /// Waits until the process has ended, kills what is left of its group, and returns how it ended.
  package func wait() -> Termination {
    // The process stays a zombie until its group is killed, so that its number is not given away.
    var info = siginfo_t()
    waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT)
    return end()
  }

  @discardableResult
  private func end() -> Termination {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    isReaped = true
    return Termination(status)
  }

  private static func resetSignals(of attributes: inout posix_spawnattr_t, flags: Int16) {
    var (mask, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigemptyset(&defaults)
    for signal in [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGCONT, SIGWINCH, SIGUSR1, SIGUSR2,
    ] {
      sigaddset(&defaults, signal)
    }
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    let resetting = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags | resetting)
  }

  /// Returns the usual variables that `environment` does not set. A shell takes the last one of a
  /// name.
  private static func defaults(besides environment: [String]) -> [String] {
    let names = Set(environment.map { $0.prefix { $0 != "=" } })
    return ChildProcess.environment.filter { !names.contains($0.prefix { $0 != "=" }) }
  }

  /// A signal must end the program itself, also under a sanitizer. What lives until the end, such
  /// as the values of globals, is no leak.
  private static var environment: [String] {
    [
      "TERM=xterm-256color", "PATH=/usr/bin:/bin",
      "SWIFT_BACKTRACE=enable=no", "ASAN_OPTIONS=handle_segv=0:detect_leaks=0",
      "TSAN_OPTIONS=handle_segv=0",
      "LD_LIBRARY_PATH=" + (getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? ""),
    ]
  }
}

/// Lets all signals reach the calling thread, which the test runner may have blocked.
package func unblockSignals() {
  var mask = sigset_t()
  sigemptyset(&mask)
  pthread_sigmask(SIG_SETMASK, &mask, nil)
}

/// How a program under test ended.
package enum Termination: Equatable {
  case status(Int32)
  case signal(Int32)
  /// The program did not end in time and was killed.
  case timeout

  /// Creates the end that `waitpid` reports by `status`.
  init(_ status: Int32) {
    self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
