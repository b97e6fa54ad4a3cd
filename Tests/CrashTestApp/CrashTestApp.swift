import Components
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose keys end it in various ways, for the tests of sessions and the terminal guard.
@main
enum CrashTestApp {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--without-robust-list") { removeRobustList() }
    var configuration = Session.Configuration()
    configuration.usesGuardian = !CommandLine.arguments.contains("--without-guardian")
    exit(Session.run(configuration) { Ends() })
  }
}

private struct Ends: View {
  @Environment(\.quit) private var quit
  @Environment(\.dismiss) private var dismiss
  @State private var frame = 0

  var body: some View {
    VStack {
      Text("Ready")
      ForEach(0..<10) { row in
        Text(String(repeating: frame.isMultiple(of: 2) ? "-" : "+", count: 40 + row))
      }
      button("d") { dismiss() }
      button("k") { quit(status: 4) }
      button("a") { animate() }
      ForEach(Ends.ends.keys.sorted(), id: \.self) { key in
        button(Key.character(key)) { Ends.ends[key]?() }
      }
    }
  }

  private func button(_ key: Key, action: @escaping @MainActor () -> Void) -> some View {
    Button("press", action: action).keyboardShortcut(key, modifiers: [])
  }

  /// Changes all rows again and again.
  private func animate() {
    Task { @MainActor in
      while true {
        frame += 1
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  /// What the keys do besides those that need the environment.
  @MainActor private static let ends: [Character: @MainActor () -> Void] = [
    "f": { fatalError("The invariant is broken.") },
    "t": {
      stopReader()
      fatalError("The invariant is broken.")
    },
    "x": { exit(3) },
    "_": { _exit(4) },
    "n": { kill(getpid(), SIGKILL) },
    "c": { Task.detached { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 } },
    "v": { Task.detached { exit(3) } },
    "o": { Task.detached { print("\(depthOf(1))", to: STDERR_FILENO) } },
    "w": { print("A warning.\n", to: STDERR_FILENO) },
    "l": {
      print(
        "The first line.\n" + String(repeating: ".", count: 70_000) + "The end.\n",
        to: STDERR_FILENO)
    },
    "p": { Swift.print("A line of output.") },
    "e": { replaceItself() },
    "h": { hang() },
    "s": { changeSettings() },
  ]

  private nonisolated static func print(_ message: String, to descriptor: CInt) {
    let bytes = Array(message.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  private static func hang() {
    print("hanging", to: open("/dev/tty", O_WRONLY))
    while true { pause() }
  }

  private static func replaceItself() {
    var arguments = ["sh", "-c", "echo replaced"].map { (text: String) in strdup(text) }
    arguments.append(nil)
    execv("/bin/sh", arguments)
  }

  /// Changes the settings of the terminal's driver as a shell would when this process has ended,
  /// and ends.
  private static func changeSettings() {
    let terminal = open("/dev/tty", O_RDWR)
    var settings = termios()
    tcgetattr(terminal, &settings)
    settings.c_lflag |= tcflag_t(ECHO)
    tcsetattr(terminal, TCSANOW, &settings)
    kill(getpid(), SIGKILL)
  }
}

/// Makes this thread one of which the kernel passes no mutexes on, as in some sandboxes.
private func removeRobustList() {
  #if canImport(Glibc)
    typealias SystemCall = @convention(c) (Int, Int, Int) -> Int
    let call = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)
    #if arch(x86_64)
      let setRobustList = 273
    #else
      let setRobustList = 99
    #endif
    // The size of a list's head is that of three pointers.
    precondition(call(setRobustList, 0, 24) == 0)
  #endif
}

/// Stops the thread that reads the captured streams, as if a busy machine did not run it.
private func stopReader() {
  signal(SIGUSR2) { _ in while true { pause() } }
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGUSR2)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  // Goes to the only other thread.
  kill(getpid(), SIGUSR2)
}

/// Calls itself until the stack overflows.
private func depthOf(_ depth: Int) -> Int {
  var frame = (depth, depth, depth, depth)
  return withUnsafeMutablePointer(to: &frame) { depthOf($0.pointee.0 + 1) + $0.pointee.3 }
}
