import Components
import SystemStreams
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error in the command line or in the file that it names.
package struct CommandLineError: Error {
  /// A sentence that names the mistake and the values that are allowed.
  package var message: String
  /// The exit status, as in `sysexits.h`.
  package var status: Int32

  package static func usage(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 64)
  }

  package static func wrongData(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 65)
  }

  package static func noInput(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 66)
  }

  /// Returns the error of a file that cannot be read, for the reason in `errno`.
  package static func cannotRead(_ path: String) -> CommandLineError {
    noInput("\(path.quoted) cannot be read: \(String(cString: strerror(errno))).")
  }

  /// Returns the error of a file that cannot be written, for the reason in `errno`.
  static func cannotWrite(_ path: String) -> CommandLineError {
    let reason = String(cString: strerror(errno))
    return CommandLineError(message: "\(path.quoted) cannot be written: \(reason).", status: 73)
  }

  /// Runs `body`, and ends the program `name` with the message and the status of an error.
  @MainActor
  package static func reporting(
    as name: String, _ body: () throws(CommandLineError) -> Void
  ) {
    do {
      try body()
    } catch {
      let message = Array("\(name): \(error.message)\n".utf8)
      _ = write(STDERR_FILENO, message, message.count)
      exit(error.status)
    }
  }
}

extension InputFile {
  /// Creates the input at `path`, or standard input if `path` is `-`, which can be read.
  package init(checking path: String) throws(CommandLineError) {
    self.init(path)
    do {
      try check()
    } catch {
      throw .noInput(error.description)
    }
  }
}

extension String {
  /// The string in quotation marks, escaped to ASCII because it is untrusted.
  package var quoted: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
