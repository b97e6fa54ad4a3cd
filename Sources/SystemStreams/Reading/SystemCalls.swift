#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls the system's `read`, whose name a method may hide.
func readBytes(_ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Returns whether `descriptor` has something to read, an end or an error, after at most
/// `timeout` milliseconds.
func isReadable(_ descriptor: CInt, within timeout: CInt = 0) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&entry, 1, timeout) > 0
}

/// The system's sentence for an `errno`.
func message(of error: CInt) -> String {
  String(cString: strerror(error))
}

extension String {
  /// The string in quotation marks, escaped to ASCII because it is untrusted.
  var quoted: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// The string without characters that a terminal would not show but obey.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
