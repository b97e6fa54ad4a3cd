import CSystemStreams
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The handler of one signal, which is installed while there are subscribers.
///
/// The handler writes to a pipe that is kept for the life of the program.
final class SignalReceiver: Sendable {
  private static let receivers = Lock<[CInt: SignalReceiver]>([:])

  /// Sends a value for each arrival, on any thread.
  let arrivals = PassthroughSubject<Void, Never>()
  private let number: CInt
  private let reader: Descriptor
  private let writer: Descriptor
  private let state = Lock<(subscribers: Int, reading: AnyCancellable?)>((0, nil))

  /// Returns the one receiver of a signal; `nil` if there is no pipe, for the reason in `errno`.
  static func receiver(of number: CInt) -> SignalReceiver? {
    receivers.withLock { receivers in
      if receivers[number] == nil { receivers[number] = SignalReceiver(number) }
      return receivers[number]
    }
  }

  private init?(_ number: CInt) {
    guard let (reader, writer) = Descriptor.makePipe() else { return nil }
    for end in [reader, writer] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
    (self.number, self.reader, self.writer) = (number, reader, writer)
  }

  /// Installs the handler for the first subscriber.
  ///
  /// - Returns: 0 or an `errno`.
  func begin() -> CInt {
    state.withLock { state in
      if state.subscribers == 0 {
        let error = streams_begin_signal(number, writer.number)
        if error != 0 { return error }
        state.reading = DescriptorBytes(descriptor: reader, scheduler: SystemScheduler())
          .catch { _ in Empty<[UInt8], Never>() }
          .sink { _ in self.arrivals.send(()) }
      }
      state.subscribers += 1
      return 0
    }
  }

  /// Removes the handler after the last subscriber.
  func end() {
    let reading = state.withLock { state -> AnyCancellable? in
      state.subscribers -= 1
      if state.subscribers > 0 { return nil }
      streams_end_signal(number)
      // What has arrived is of no later subscriber.
      while case .bytes = reader.read() {}
      return state.reading.take()
    }
    reading?.cancel()
  }
}
