import CSystemStreams
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is closed when it is released, unless it is a standard stream.
final class Descriptor: Sendable {
  static let standardInput = Descriptor(STDIN_FILENO)

  /// What there is to read at a moment.
  enum Contents {
    case bytes([UInt8])
    case nothingYet
    case end
    case failure(CInt)
  }

  let number: CInt
  private let readLock = Lock(())

  /// The largest number of bytes that are read at once.
  static let pieceLength = 65_536

  init(_ number: CInt) {
    self.number = number
  }

  deinit {
    if number > STDERR_FILENO { close(number) }
  }

  /// Creates a pipe that programs do not inherit; `nil` if the system refuses, for the reason in
  /// `errno`.
  static func makePipe() -> (reader: Descriptor, writer: Descriptor)? {
    var ends: (CInt, CInt) = (-1, -1)
    let error = withUnsafeMutableBytes(of: &ends) {
      streams_make_pipe($0.baseAddress?.assumingMemoryBound(to: CInt.self))
    }
    errno = error
    if error != 0 { return nil }
    return (Descriptor(ends.0), Descriptor(ends.1))
  }

  /// Reads what there is, without waiting.
  func read() -> Contents {
    // Another reader could take what is there between the two calls, and leave this one waiting.
    readLock.withLock { _ in isReadable(number) ? readReady() : .nothingYet }
  }

  private func readReady() -> Contents {
    var error: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Descriptor.pieceLength) { buffer, count in
      let result = readBytes(number, into: UnsafeMutableRawBufferPointer(buffer))
      error = result < 0 ? errno : 0
      count = max(0, result)
    }
    switch error {
    case EAGAIN, EINTR: return .nothingYet
    case 0 where bytes.isEmpty: return .end
    // Short pieces do not keep the memory of long ones.
    case 0: return .bytes(bytes.count < Descriptor.pieceLength / 2 ? Array(bytes[...]) : bytes)
    default: return .failure(error)
    }
  }
}

/// The reason why the system refuses something, with its number in `errno`.
struct SystemError: Error, Equatable {
  var code: CInt
}
