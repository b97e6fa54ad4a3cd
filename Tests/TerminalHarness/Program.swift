import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program under test, and what it writes.
package final class Program {
  /// How a program ended.
  package enum End: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  package let id: pid_t
  private let output: CInt
  private var input: CInt
  package private(set) var written: [UInt8] = []
  private var hasEnded = false

  /// Runs the product `name` with its input and output on pipes.
  package convenience init(_ name: String, _ arguments: [String] = [], input text: String = "") {
    let (inward, outward) = (Program.pipe(), Program.pipe())
    let path = Program.path(ofProduct: name)
    let id = Program.spawn(path, arguments, flags: 0) { actions in
      posix_spawn_file_actions_adddup2(actions, inward.reader, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(actions, outward.writer, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(actions, outward.writer, STDERR_FILENO)
      for file in [inward.reader, inward.writer, outward.reader, outward.writer] {
        posix_spawn_file_actions_addclose(actions, file)
      }
    }
    close(inward.reader)
    close(outward.writer)
    self.init(id: id, output: outward.reader, input: inward.writer)
    send(text)
    close(inward.writer)
    self.input = -1
  }

  package init(id: pid_t, output: CInt, input: CInt) {
    (self.id, self.output, self.input) = (id, output, input)
  }

  /// Nothing is left of it: an ended child that nobody waits for would keep the runner's exit tests
  /// from hearing of theirs.
  deinit {
    close(output)
    if input >= 0, input != output { close(input) }
    if hasEnded { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  private static func pipe() -> (reader: CInt, writer: CInt) {
    var ends: [CInt] = [-1, -1]
    systemPipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func spawn(
    _ path: String, _ arguments: [String], flags: Int16,
    _ prepare: (UnsafeMutablePointer<posix_spawn_file_actions_t>) -> Void
  ) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    prepare(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, flags)
    // A signal must end the program as itself, also under the address sanitizer.
    let environment = [
      "TERM=xterm-256color", "PATH=/usr/bin:/bin",
      "SWIFT_BACKTRACE=enable=no", "ASAN_OPTIONS=handle_segv=0",
      "LD_LIBRARY_PATH=" + (getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? ""),
    ]
    var id: pid_t = 0
    let error = withCStrings([path] + arguments) { argv in
      withCStrings(environment) { posix_spawn(&id, path, &actions, &attributes, argv, $0) }
    }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    precondition(error == 0, "\(path) cannot be run: \(String(cString: strerror(error))).")
    return id
  }

  /// Where a product of the build is: beside these tests, whose path whoever runs them was given.
  package static func path(ofProduct name: String) -> String {
    for argument in CommandLine.arguments {
      if let tests = argument.range(of: "/AnnunciatorPackageTests") {
        return argument[..<tests.lowerBound] + "/" + name
      }
    }
    preconditionFailure("The tests' path is not among the arguments: \(CommandLine.arguments).")
  }

  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Reads until `isEnough`, or until nothing more comes; `false` in that case, or after ten seconds
  /// without a byte.
  @discardableResult
  package func read(until isEnough: (String) -> Bool) -> Bool {
    while !isEnough(text) {
      var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 65_536)
      guard poll(&file, 1, 10_000) > 0 else { return false }
      let count = systemRead(output, &bytes)
      guard count > 0 else { return false }
      written += bytes.prefix(count)
    }
    return true
  }

  package var text: String { String(decoding: written, as: UTF8.self) }

  /// Waits for its end.
  package func end() -> End {
    read { _ in false }
    var status: Int32 = 0
    waitpid(id, &status, 0)
    hasEnded = true
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

private func systemPipe(_ ends: inout [CInt]) {
  pipe(&ends)
}

private func systemRead(_ file: CInt, _ bytes: inout [UInt8]) -> Int {
  read(file, &bytes, bytes.count)
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
