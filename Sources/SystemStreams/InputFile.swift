import SignalAlgorithms
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input, a file, a named pipe or a device, to be read to its end.
///
///     let input = InputFile.standardInput
///     try input.check()
///     let subscription = input.lines(on: .system).sink { completion in
///       print(completion)
///     } receiveValue: { line in
///       print(line)
///     }
///
/// A terminal is refused: a program that reads it takes the keys from the session that shows its
/// views, or waits for a user who does not know of it.
///
/// Each subscription opens a file and reads it from its beginning. Standard input is read once:
/// its subscriptions take from each other what they read, so `share()` the lines if several need
/// them.
/// Cancelling a subscription closes its file, also while it waits for bytes, and leaves standard
/// input open.
///
/// A piece is read when the one before has been delivered. So a writer like `yes` waits for a slow
/// subscriber, and no memory is used for what has not been received. Operators with a buffer of
/// their own, such as `values` and `receive(on:)`, take everything that comes: give them a limit.
public struct InputFile: Hashable, Sendable {
  /// The path of the file; `-` is standard input.
  public var path: String
  /// The largest number of bytes of a line, which is positive. The rest of a longer one is left
  /// out.
  public var lineLimit = 65_536

  /// Standard input.
  public static let standardInput = InputFile("-")

  /// Creates an input.
  ///
  /// - Parameter path: The path of a file, or `-` for standard input, as command lines have it.
  public init(_ path: String) {
    self.path = path
  }

  /// Publishes the lines.
  ///
  ///     names.txt:      "Ann\nBob\n"
  ///     lines(on: …):   -Ann-Bob-|
  ///
  /// A line ends with a line feed, before which a carriage return is left out. The last line needs
  /// no end. Bytes that are not UTF-8 become `U+FFFD`.
  ///
  /// - Parameter scheduler: The scheduler on which lines are read and delivered.
  public func lines(on scheduler: some Scheduler) -> some Publisher<String, InputFailure> {
    chunks(on: scheduler).lines(limit: lineLimit)
  }

  /// Publishes the bytes in pieces of any length up to 65,536, as they arrive.
  ///
  ///     let size = InputFile("picture.png").chunks(on: .system).reduce(0) { $0 + $1.count }
  ///
  /// - Parameter scheduler: The scheduler on which pieces are read and delivered.
  public func chunks(on scheduler: some Scheduler) -> some Publisher<[UInt8], InputFailure> {
    Deferred { [self] in
      let bytes: AnyPublisher<[UInt8], InputFailure>
      do throws(InputFailure) {
        bytes = DescriptorBytes(descriptor: try open(), scheduler: scheduler)
          .mapError { InputFailure(path: path, reason: .system($0.code)) }.eraseToAnyPublisher()
      } catch {
        bytes = Fail(error: error).eraseToAnyPublisher()
      }
      return bytes
    }
  }

  /// Checks whether the file can be read, so that a tool can refuse it before it shows anything.
  ///
  ///     do {
  ///       try input.check()
  ///     } catch {
  ///       print("tool: \(error)")
  ///     }
  ///
  /// - Throws: The failure that a subscription would receive at once.
  public func check() throws(InputFailure) {
    _ = try open()
  }

  private func open() throws(InputFailure) -> Descriptor {
    let descriptor = path == "-" ? Descriptor.standardInput : Descriptor(openedAt: path)
    if descriptor.number < 0 { throw InputFailure(path: path, reason: .system(errno)) }
    if isatty(descriptor.number) == 1 { throw InputFailure(path: path, reason: .terminal) }
    // A folder can be opened, and standard input be closed, but neither can be read.
    if readBytes(descriptor.number, into: UnsafeMutableRawBufferPointer(start: nil, count: 0)) < 0 {
      throw InputFailure(path: path, reason: .system(errno))
    }
    return descriptor
  }
}

extension Descriptor {
  /// Opens a file to read it, without waiting for the writer of a named pipe. The number is
  /// negative if that is not possible, for the reason in `errno`.
  fileprivate convenience init(openedAt path: String) {
    self.init(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
  }
}
