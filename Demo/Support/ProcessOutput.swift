import Dispatch
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A publisher of the lines that a program writes to its standard output.
///
///     ProcessOutput("tail", "-f", "log")
///
/// Each subscription runs the program once. Its standard input is empty, and its errors go where
/// those of this process go. The stream finishes when the program ends with the status 0, and
/// fails otherwise. When the subscription is cancelled, the program and those that it has started
/// are asked to terminate, and killed after a second.
package struct ProcessOutput: Publisher {
  package typealias Output = String

  /// The reason why there are no more lines.
  package enum Failure: Error, Equatable {
    /// The program was not started, for the reason with this number in `errno`.
    case notStarted(CInt)
    /// The program has ended with this status.
    case status(CInt)
    /// The program was ended by this signal.
    case signal(CInt)
  }

  private let arguments: [String]

  /// Creates a publisher of the output of a program, which is looked for in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - program: The name or the path of the program.
  ///   - arguments: The arguments after the name.
  package init(_ program: String, _ arguments: String...) {
    self.arguments = [program] + arguments
  }

  package consuming func subscribe<S: Subscriber<String, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let arguments = arguments
    return Create<String, Failure> { emitter in
      let child: ChildProcess
      do throws(Failure) {
        child = try ChildProcess(arguments)
      } catch {
        emitter.send(completion: .failure(error))
        return AnyCancellable {}
      }
      DispatchQueue(label: arguments[0]).async {
        child.readLines { emitter.send($0) }
        switch child.waitForExit() {
        case nil: emitter.send(completion: .finished)
        case let failure?: emitter.send(completion: .failure(failure))
        }
      }
      return AnyCancellable { child.stop() }
    }
    .subscribe(subscriber)
  }
}

/// A program that was started, with a pipe from its standard output.
private final class ChildProcess: Sendable {
  private struct State {
    /// The pipe whose end wakes the reader; `nil` when the child is stopped.
    var stopWriter: CInt?
    /// Whether the number of the child may belong to another process by now.
    var isReaped = false
  }

  private let pid: pid_t
  private let output: CInt
  private let stopReader: CInt
  private let state: Lock<State>

  /// The largest number of bytes of a line; the rest is skipped.
  private static let lineLimit = 65_536
  /// The time in milliseconds after which a child that does not terminate is killed.
  private static let patience: CInt = 1000

  init(_ arguments: [String]) throws(ProcessOutput.Failure) {
    let (reader, writer) = try Self.makePipe()
    let (stopReader, stopWriter): (CInt, CInt)
    do throws(ProcessOutput.Failure) {
      (stopReader, stopWriter) = try Self.makePipe()
    } catch {
      close(reader)
      close(writer)
      throw error
    }
    let (pid, code) = Self.spawn(arguments, output: writer)
    close(writer)
    if code != 0 {
      for descriptor in [reader, stopReader, stopWriter] { close(descriptor) }
      throw .notStarted(code)
    }
    self.pid = pid
    output = reader
    self.stopReader = stopReader
    state = Lock(State(stopWriter: stopWriter))
  }

  deinit {
    close(output)
    close(stopReader)
    state.withLock { if let descriptor = $0.stopWriter { close(descriptor) } }
  }

  private static func makePipe() throws(ProcessOutput.Failure) -> (reader: CInt, writer: CInt) {
    var descriptors: [CInt] = [0, 0]
    if pipe(&descriptors) != 0 { throw .notStarted(errno) }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptors[0], descriptors[1])
  }

  /// Starts a program in a group of its own; returns its number, or that of an error.
  private static func spawn(_ arguments: [String], output: CInt) -> (pid: pid_t, code: CInt) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    // Threads of Dispatch block signals. A shell that inherited this would start its commands with
    // a request to terminate still pending, which they would never receive.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    #if canImport(Darwin)
      let environ = _NSGetEnviron().pointee
    #endif
    let strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, strings[0]!, &actions, &attributes, strings, environ)
    return (pid, code)
  }

  /// Asks the child to terminate, and ends ``readLines(_:)``.
  func stop() {
    state.withLock { state in
      guard let descriptor = state.stopWriter.take() else { return }
      close(descriptor)
      if !state.isReaped { kill(-pid, SIGTERM) }
    }
  }

  private var isStopped: Bool { state.withLock { $0.stopWriter == nil } }

  /// Calls `body` with each line, until the output ends, the child is stopped, or `body` needs no
  /// more lines.
  func readLines(_ body: (String) -> Demand) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waitForOutput() {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: 0x0A) {
        line += rest[..<end].prefix(Self.lineLimit - line.count)
        if body(String(decoding: line, as: UTF8.self)) == .stop { return stop() }
        line.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      line += rest.prefix(Self.lineLimit - line.count)
    }
    if !line.isEmpty, !isStopped { _ = body(String(decoding: line, as: UTF8.self)) }
  }

  /// Waits for output; returns `false` if the child is stopped.
  private func waitForOutput() -> Bool {
    var polls = [output, stopReader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polls, 2, -1) < 0, errno == EINTR {}
    return polls[1].revents == 0
  }

  /// Waits for the end of the child, which no longer has a reader; returns how it has failed.
  func waitForExit() -> ProcessOutput.Failure? {
    var status: CInt = 0
    if !hasExited(&status, within: -1), !hasExited(&status, within: Self.patience) {
      kill(-pid, SIGKILL)
      _ = hasExited(&status, within: .max)
    }
    let signal = status & 0x7F
    if signal != 0 { return .signal(signal) }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : .status(code)
  }

  /// Waits for the child; returns `false` if the time is over or it is stopped.
  ///
  /// - Parameters:
  ///   - status: Receives the status of the child.
  ///   - limit: The time in milliseconds; a negative one lasts until the child is stopped.
  private func hasExited(_ status: inout CInt, within limit: CInt) -> Bool {
    var (waited, pause) = (CInt(0), CInt(1))
    while true {
      if reap(&status) { return true }
      if limit >= 0 ? waited >= limit : isStopped { return false }
      // A child that has closed its output usually ends at once.
      var polls = [pollfd(fd: limit < 0 ? stopReader : -1, events: Int16(POLLIN), revents: 0)]
      poll(&polls, 1, pause)
      waited += pause
      pause = min(100, pause * 2)
    }
  }

  /// Returns whether the child has ended, without waiting.
  private func reap(_ status: inout CInt) -> Bool {
    let new = state.withLock { state -> CInt? in
      var status: CInt = 0
      let result = waitpid(pid, &status, WNOHANG)
      state.isReaped = result == pid || result < 0 && errno != EINTR
      return state.isReaped ? status : nil
    }
    if let new { status = new }
    return new != nil
  }
}

extension ProcessOutput.Failure {
  /// A sentence for the user.
  package var message: String {
    switch self {
    case .notStarted(let code): "The program was not started: \(String(cString: strerror(code)))."
    case .status(let code): "The program has ended with status \(code)."
    case .signal(let number): "The program was ended by signal \(number)."
    }
  }
}
