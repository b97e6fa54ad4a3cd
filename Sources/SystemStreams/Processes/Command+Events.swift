import SignalAlgorithms
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a running command does.
public enum CommandEvent: Hashable, Sendable {
  /// The program has written this line to its standard output.
  case output(String)
  /// The program has written this line to its standard error.
  case error(String)
  /// The program has ended, after all its lines.
  case ended(Termination)
}

extension Command {
  /// Runs the command, and publishes its lines and its end.
  ///
  ///     Command(shell: "echo a; echo b >&2; exit 3").events(on: .system)
  ///
  ///     -output(a)-error(b)-(ended(status(3))|)
  ///
  /// The end is published when the program has ended and its output, too, which programs that it
  /// has left behind may hold open. Each of both outputs keeps its order; ``mergesErrors`` keeps
  /// that between them. The stream fails only if the program cannot be started.
  ///
  /// - Parameter scheduler: The scheduler on which lines are read and delivered, and in whose time
  ///   the ``gracePeriod`` of a cancelled program passes.
  public func events(on scheduler: some Scheduler) -> some Publisher<CommandEvent, CommandFailure> {
    Create { [self] emitter in
      do throws(CommandFailure) {
        let (child, events) = try start(on: scheduler)
        let subscription = events.sink {
          emitter.send(completion: $0)
        } receiveValue: {
          emitter.send($0)
        }
        return AnyCancellable {
          subscription.cancel()
          child.stop(after: gracePeriod, on: scheduler)
        }
      } catch {
        emitter.send(completion: .failure(error))
        return AnyCancellable {}
      }
    }
  }

  /// Starts the program, and returns what it does.
  private func start(
    on scheduler: some Scheduler
  ) throws(CommandFailure) -> (ChildProcess, AnyPublisher<CommandEvent, CommandFailure>) {
    guard let output = Descriptor.makePipe() else { throw .notStarted(errno) }
    var error: (reader: Descriptor, writer: Descriptor)?
    if !mergesErrors {
      error = Descriptor.makePipe()
      if error == nil { throw .notStarted(errno) }
    }
    let child = try ChildProcess(self, output: output.writer, error: error?.writer)
    let outputs = [
      lines(of: output.reader, on: scheduler, CommandEvent.output),
      error.map { lines(of: $0.reader, on: scheduler, CommandEvent.error) },
    ]
    let events = outputs.compactMap { $0 }.merged()
      .append(child.termination.receive(on: scheduler).map(CommandEvent.ended))
      .setFailureType(to: CommandFailure.self)
    return (child, events.eraseToAnyPublisher())
  }

  /// Returns the lines of one of the outputs. A pipe that cannot be read has ended.
  private func lines(
    of descriptor: Descriptor, on scheduler: some Scheduler,
    _ event: @escaping @Sendable (String) -> CommandEvent
  ) -> AnyPublisher<CommandEvent, Never> {
    DescriptorBytes(descriptor: descriptor, scheduler: scheduler)
      .catch { _ in Empty<[UInt8], Never>() }
      .lines(limit: lineLimit)
      .map(event)
      .eraseToAnyPublisher()
  }
}
