#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program under test whose input and output are pipes.
package final class Program {
  private let process: ChildProcess
  private var output: CInt
  private var transcript: Transcript

  /// Runs the product `name` with `text` on standard input.
  package init(
    _ name: String, _ arguments: [String] = [], environment: [String] = [], input text: String = ""
  ) {
    let (inward, outward) = (Program.pipe(), Program.pipe())
    let path = Program.path(ofProduct: name)
    process = ChildProcess(
      path, arguments, environment: environment, flags: Int16(POSIX_SPAWN_SETPGROUP)
    ) { actions in
      posix_spawn_file_actions_adddup2(actions, inward.reader, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(actions, outward.writer, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(actions, outward.writer, STDERR_FILENO)
      for end in [inward.reader, inward.writer, outward.reader, outward.writer] {
        posix_spawn_file_actions_addclose(actions, end)
      }
    }
    close(inward.reader)
    close(outward.writer)
    output = outward.reader
    transcript = Transcript(reading: output)
    send(text, to: inward.writer)
    close(inward.writer)
  }

  deinit {
    if output >= 0 { close(output) }
  }

  /// Sends a signal to the program's process group.
  package func signal(_ number: Int32) {
    kill(-process.id, number)
  }

  /// Reads until the output contains `text`; `false` if it does not in time.
  package func shows(_ text: String) -> Bool {
    transcript.read { $0.contains(text) } == .satisfied
  }

  /// Everything that has been read from the program.
  package var text: String { transcript.text }

  /// Reads what the program writes until it ends, and returns how it ended.
  package func waitForExit() -> Termination {
    if transcript.read(until: { _ in false }) == .timeout { return .timeout }
    return process.wait()
  }

  /// Closes the pipe that the program writes to, waits until it ends, and returns how it ended.
  package func waitForExitAfterClosingOutput() -> Termination {
    close(output)
    output = -1
    return process.wait()
  }

  /// The path of a product of the build, which is beside the tests' own executable.
  package static func path(ofProduct name: String) -> String {
    for argument in CommandLine.arguments {
      if let tests = argument.firstRange(of: "/AnnunciatorPackageTests") {
        return argument[..<tests.lowerBound] + "/" + name
      }
    }
    preconditionFailure("The tests' path is not among the arguments: \(CommandLine.arguments).")
  }

  private static func pipe() -> (reader: CInt, writer: CInt) {
    var ends: [CInt] = [-1, -1]
    systemPipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// The system's `pipe`, whose name the method hides.
private func systemPipe(_ ends: inout [CInt]) {
  pipe(&ends)
}
