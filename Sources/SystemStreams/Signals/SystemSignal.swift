import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A signal of the operating system, such as `SIGHUP` or `SIGUSR1`.
///
///     let reloads = SystemSignal(SIGHUP).events(on: .system)
///     let subscription = reloads.sink { _ in } receiveValue: { reload() }
///
/// While there are subscribers, the signal does not do what it does by default, and afterwards it
/// is handled as before.
///
/// A session on the terminal handles `SIGINT`, `SIGTERM`, `SIGHUP`, `SIGQUIT`, `SIGTSTP`,
/// `SIGCONT` and `SIGWINCH` itself. These are refused while it runs, and one that begins takes
/// them over until it ends.
public struct SystemSignal: Hashable, Sendable {
  /// The number of the signal.
  public let number: CInt

  /// Creates a signal.
  ///
  /// - Parameter number: The number, such as `SIGUSR1`.
  public init(_ number: CInt) {
    self.number = number
  }

  /// Publishes a value whenever the process has received the signal.
  ///
  ///     kill -USR1 …:                        --x----x-x---
  ///     SystemSignal(SIGUSR1).events(on: …): --()---()()--…
  ///
  /// As always with signals, several in a short time may count as one. The stream never finishes.
  /// It fails if the signal cannot be handled, such as `SIGKILL` and `SIGSEGV`, and if a session
  /// handles it. `SIGHUP`, `SIGINT` and `SIGQUIT` stay ignored if the program was started so, as
  /// by `nohup`: then nothing is published.
  ///
  /// - Parameter scheduler: The scheduler on which values are delivered.
  public func events(on scheduler: some Scheduler) -> some Publisher<Void, SystemSignalFailure> {
    Create { [number] emitter in
      guard let receiver = SignalReceiver.receiver(of: number) else {
        emitter.send(completion: .failure(.system(errno)))
        return AnyCancellable {}
      }
      // Before the first one can arrive.
      let subscription = receiver.arrivals.receive(on: scheduler).sink { emitter.send(()) }
      let error = receiver.begin()
      if error == 0 {
        return AnyCancellable {
          subscription.cancel()
          receiver.end()
        }
      }
      emitter.send(completion: .failure(error == EBUSY ? .handledBySession : .system(error)))
      return subscription
    }
  }
}

/// The reason why a signal is not published.
public enum SystemSignalFailure: Error, Hashable, CustomStringConvertible {
  /// A session on the terminal, or another part of the program, handles the signal.
  case handledBySession
  /// The system does not let the signal be handled, for the reason with this number in `errno`.
  case system(CInt)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .handledBySession: "The signal is handled by the session on the terminal."
    case .system(let code): "The signal cannot be handled: \(message(of: code))."
    }
  }
}
