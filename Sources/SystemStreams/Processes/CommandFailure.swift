/// The reason why a command has failed.
///
///     Command("git", "status").lines(on: .system).sink { completion in
///       if case .failure(let failure) = completion { print(failure) }
///       // The program has ended with status 128: fatal: not a git repository
///     } receiveValue: { … }
public enum CommandFailure: Error, Hashable, CustomStringConvertible {
  /// The program was not started, for the reason with this number in `errno`.
  case notStarted(CInt)
  /// The program has ended otherwise than with the status 0. `message` is the last line of its
  /// standard error, which is untrusted, or empty if there is none.
  case ended(Termination, message: String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .notStarted(let code): "The program was not started: \(message(of: code))."
    case .ended(let termination, ""): termination.description
    case .ended(let termination, let message):
      "\(termination.description.dropLast()): \(message.printable)"
    }
  }
}
