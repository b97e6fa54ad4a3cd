import Components
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose keys end it in various ways, for the tests of sessions and the terminal guard.
@main
struct CrashTestApp: App {
  @Environment(\.quit) private var quit
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Ready")
      button("f") { fatalError("The invariant is broken.") }
      button("x") { exit(3) }
      button("k") { quit(status: 4) }
      button("d") { dismiss() }
      button("w") { print("A warning.\n") }
      button("l") {
        print("The first line.\n" + String(repeating: ".", count: 70_000) + "The end.\n")
      }
      button("h") { hang() }
    }
  }

  private func button(_ key: Key, action: @escaping @MainActor () -> Void) -> some View {
    Button("press", action: action).keyboardShortcut(key, modifiers: [])
  }

  private func print(_ message: String) {
    let bytes = Array(message.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private func hang() {
    let message = Array("hanging".utf8)
    _ = write(STDOUT_FILENO, message, message.count)
    while true { pause() }
  }
}
