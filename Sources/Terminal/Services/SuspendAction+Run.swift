import CTerminal
import ComponentCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SuspendAction {
  /// Gives the terminal to a program until it ends.
  ///
  ///     @Environment(\.suspend) private var suspend
  ///
  ///     Button("Edit") {
  ///       if suspend.run("vi", [path]) == 0 { load(path) }
  ///     }
  ///
  /// The program receives the arguments as they are; no shell reads them. Ctrl-C reaches only the
  /// program, and Ctrl-Z suspends it together with this one.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the search path, or its path.
  ///   - arguments: The arguments after the program's name.
  /// - Returns: The program's exit status, 128 more than the number of the signal that has ended
  ///   it, or 127 if it cannot be started.
  @discardableResult @MainActor
  public func run(_ program: String, _ arguments: [String] = []) -> Int32 {
    callAsFunction { runOnTerminal(program, arguments) }
  }
}

/// Runs a program on the terminal and waits for its end.
private func runOnTerminal(_ program: String, _ arguments: [String]) -> Int32 {
  let copies = ([program] + arguments).map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return terminal_run_program(copies + [nil])
}
