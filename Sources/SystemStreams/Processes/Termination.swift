/// How a program has ended.
public enum Termination: Hashable, Sendable, CustomStringConvertible {
  /// The program has ended with this status, which is 0 for success.
  case status(CInt)
  /// The program was ended by this signal.
  case signal(CInt)
  /// The system has not told, because this program ignores `SIGCHLD`.
  case unknown

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .status(let code): "The program has ended with status \(code)."
    case .signal(let number): "The program was ended by signal \(number)."
    case .unknown: "The program has ended with an unknown status."
    }
  }
}
