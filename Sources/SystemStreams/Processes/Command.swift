import CSystemStreams
import Signals

/// A program and how to run it.
///
///     var command = Command("git", "log", "--oneline")
///     command.directory = "/src/annunciator"
///     command.environment["LANG"] = "C"
///     let commits = command.lines(on: .system)
///
/// A command is a value; each subscription to ``lines(on:)`` or ``events(on:)`` runs it once.
///
/// The program has no terminal: it begins a session of its own, so it can neither read the user's
/// keys nor write over the views. Programs that ask for a password on the terminal fail instead.
/// It starts with the default signal handlers and no signal blocked, and inherits no file but its
/// standard streams.
///
/// Cancelling the subscription, or an operator that needs no more, sends `SIGTERM` to the program
/// and those that it has started in its group, and `SIGKILL` after ``gracePeriod``. When the
/// program that runs a command ends, nothing does so: cancel before.
///
/// Output is read when what was read before has been delivered, so a program that writes without
/// end waits for a slow subscriber.
public struct Command: Hashable, Sendable {
  /// The path of the program or, without a slash, its name, which is searched for in the folders
  /// of this program's `PATH`.
  public var executable: String
  /// The arguments after the name.
  public var arguments: [String]
  /// The environment, at first that of this program.
  public var environment = Command.currentEnvironment
  /// The path of the working directory; `nil` for that of this program. Relative paths of the
  /// executable start there.
  public var directory: String?
  /// The path of the file that is the standard input of the program.
  public var input = "/dev/null"
  /// Whether lines of standard error are among those of standard output, in the order in which
  /// they were written.
  public var mergesErrors = false
  /// The largest number of bytes of a line, which is positive. The rest of a longer one is left
  /// out.
  public var lineLimit = 65_536
  /// The time that the program has to end after `SIGTERM`, in the time of the scheduler.
  public var gracePeriod = Duration.seconds(1)

  /// Creates a command without a shell in between: arguments need no quotation marks.
  public init(_ executable: String, _ arguments: String...) {
    self.init(executable, arguments: arguments)
  }

  /// Creates a command with a list of arguments.
  public init(_ executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Creates a command that a shell runs.
  ///
  ///     Command(shell: "make 2>&1 | grep -c warning")
  ///
  /// - Note: Names and other data belong into ``arguments`` of a program instead, because a shell
  ///   takes what they contain for commands.
  public init(shell script: String) {
    self.init("/bin/sh", "-c", script)
  }

  /// The variables of this program.
  private static var currentEnvironment: [String: String] {
    var values: [String: String] = [:]
    var position = streams_environment()
    while let variable = position?.pointee {
      let parts = String(cString: variable).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
      position = position?.advanced(by: 1)
    }
    return values
  }
}
