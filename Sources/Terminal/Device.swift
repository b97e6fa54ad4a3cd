import CTerminal
import Components

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal that controls this process.
///
/// Opened anew, and not taken from standard input or output: so its settings are its own, it is there
/// when those are redirected, and what makes it not wait makes nothing else not wait.
struct Device {
  let descriptor: CInt
  /// The modes it was found in.
  private let originalModes: termios

  /// `nil` if there is none.
  init?() {
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else {
      close(descriptor)
      return nil
    }
    originalModes = modes
  }

  func release() {
    close(descriptor)
  }

  /// Has the guard give it back in the end. Returns an `errno`, or 0.
  func beginGuard() -> CInt {
    withUnsafePointer(to: originalModes) { terminal_guard_begin(descriptor, $0) }
  }

  /// Hands every byte over as it comes, and sends every byte as it is.
  func makeRaw() {
    var modes = originalModes
    cfmakeraw(&modes)
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// Its columns and rows; 80 by 24 if it does not know.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Whether it listens to this process, and not to another job of its shell.
  var isForeground: Bool {
    tcgetpgrp(descriptor) == getpgrp()
  }

  /// What has come; `nil` if nothing more will.
  func input() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }
}
