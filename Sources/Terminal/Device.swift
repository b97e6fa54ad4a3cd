import CTerminal
import ComponentCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The controlling terminal of this process.
///
/// The device has a descriptor of its own instead of standard input or output. So it is available
/// when those are redirected, and making it nonblocking does not make them nonblocking.
struct Device {
  let descriptor: CInt
  /// The terminal's modes before this program changed them.
  private let originalModes: termios

  /// Opens the controlling terminal; `nil` if there is none.
  ///
  /// On macOS `poll` does not support `/dev/tty`, only the terminal by its own name. On Linux that
  /// name may belong to another user, after `su`, but it helps where `/dev/tty` is missing.
  init?() {
    #if canImport(Darwin)
      guard let device = Device.openedByName() ?? Device(path: "/dev/tty") else { return nil }
    #else
      guard let device = Device(path: "/dev/tty") ?? Device.openedByName() else { return nil }
    #endif
    self = device
  }

  /// Opens the terminal at `path`; `nil` if there is none.
  ///
  /// The descriptor is above those of the standard streams, even if these are closed.
  init?(path: String) {
    let file = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    descriptor = terminal_private_descriptor(file)
    guard descriptor >= 0 else { return nil }
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else {
      let error = errno
      close(descriptor)
      errno = error
      return nil
    }
    originalModes = modes
  }

  /// Where a session writes.
  enum Destination {
    case terminal(Device)
    /// Plain text to standard output.
    case plain
    /// Nowhere: the terminal cannot be used.
    case none
  }

  /// Returns where a session writes, after a message on standard error if that is not what its
  /// configuration asks for.
  static func destination(for configuration: Session.Configuration) -> Destination {
    let canShowViews = ProcessEnvironment.hasCursorAddressing()
    switch configuration.output {
    case .plain: return .plain
    case .automatic:
      if isatty(STDOUT_FILENO) == 0 || !canShowViews { return .plain }
    case .terminal:
      if !canShowViews {
        SessionFailure.report("The terminal cannot show views", ENOTSUP)
        return .none
      }
    }
    if let device = Device() { return .terminal(device) }
    SessionFailure.report("The terminal cannot be opened", errno)
    return .none
  }

  /// Closes the descriptor.
  func release() {
    close(descriptor)
  }

  /// Registers the terminal with the guard, which restores it in the end.
  ///
  /// - Returns: An `errno`, or 0.
  func beginGuard() -> CInt {
    withUnsafePointer(to: originalModes) { terminal_guard_begin(descriptor, $0) }
  }

  /// Switches to raw mode, in which bytes pass the terminal driver unchanged.
  func makeRaw() {
    var modes = originalModes
    cfmakeraw(&modes)
    // First, because the process may be killed at any moment.
    terminal_guard_set_session_modes(&modes)
    tcsetattr(descriptor, TCSANOW, &modes)
    // The driver may have changed what it does not support.
    if tcgetattr(descriptor, &modes) == 0 { terminal_guard_set_session_modes(&modes) }
  }

  /// The terminal's columns and rows; 80 by 24 if the terminal reports no size.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// The width and the height of a cell in pixels; `nil` if the terminal reports none.
  var pixelsPerCell: Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    let pixels = Size(
      width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    let range = QueryResponse.pixelRange
    return range.contains(pixels.width) && range.contains(pixels.height) ? pixels : nil
  }

  /// Reads the bytes that are available, without waiting; `nil` at the end of the input.
  func input() -> [UInt8]? {
    var (count, error): (Int, CInt) = (0, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      error = errno
      initialized = max(0, count)
    }
    if count > 0 { return bytes }
    // Another thread that ends the program has replaced the descriptor by one for writing (EBADF).
    return count < 0 && [EAGAIN, EINTR, EBADF].contains(error) ? [] : nil
  }
}
