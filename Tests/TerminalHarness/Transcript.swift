#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes read from a program under test.
struct Transcript {
  private(set) var bytes: [UInt8] = []
  private let descriptor: CInt

  /// The time without a byte after which a program that has not written the expected text counts
  /// as hanging. One that goes on writing may take longer, because the machine may be busy.
  static let timeout = Duration.seconds(60)

  init(reading descriptor: CInt) {
    self.descriptor = descriptor
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How a read ended.
  enum Outcome {
    case satisfied
    case endOfFile
    case timeout
  }

  /// Reads until `isEnough` accepts the text.
  mutating func read(until isEnough: (String) -> Bool) -> Outcome {
    while !isEnough(text) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let timeout = CInt(Transcript.timeout / .milliseconds(1))
      if poll(&entry, 1, timeout) <= 0 { return .timeout }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = systemRead(descriptor, &buffer)
      guard count > 0 else { return .endOfFile }
      bytes += buffer.prefix(count)
    }
    return .satisfied
  }

  /// Writes `input`, and reads meanwhile; `false` if it is not accepted in time.
  mutating func read(whileWriting input: [UInt8]) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, flags) }
    var deadline = ContinuousClock.now + Transcript.timeout
    var rest = input[...]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !rest.isEmpty, ContinuousClock.now < deadline {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      _ = poll(&entry, 1, 1_000)
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
        deadline = ContinuousClock.now + Transcript.timeout
      }
      bytes += buffer.prefix(max(0, systemRead(descriptor, &buffer)))
    }
    return rest.isEmpty
  }
}

/// The system's `read`, whose name the method hides.
private func systemRead(_ descriptor: CInt, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

/// Writes `text` to `descriptor`.
func send(_ text: String, to descriptor: CInt) {
  let bytes = Array(text.utf8)
  _ = write(descriptor, bytes, bytes.count)
}
