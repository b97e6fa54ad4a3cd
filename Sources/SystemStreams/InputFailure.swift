/// The reason why a file or standard input cannot be read.
///
///     catch let failure as InputFailure {
///       print("tool: \(failure)")  // tool: "/no/file" cannot be read: No such file or directory.
///     }
public struct InputFailure: Error, Hashable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// It is a terminal, whose keys a program that reads it would take from a session.
    case terminal
    /// The system refuses to read it, for the reason with this number in `errno`.
    case system(CInt)
  }

  /// The path of the file; `-` is standard input.
  public var path: String
  /// What is wrong with it.
  public var reason: Reason

  /// Creates the failure of the file at `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// A sentence for the user, in which the path is escaped.
  public var description: String {
    let name = path == "-" ? "Standard input" : path.quoted
    return switch reason {
    case .terminal: "\(name) is a terminal, which is needed for the keys: use a pipe or a file."
    case .system(let code): "\(name) cannot be read: \(message(of: code))."
    }
  }
}
