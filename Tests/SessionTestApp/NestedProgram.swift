import Components
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose keys run sessions within its own.
struct NestedProgram: App {
  @Environment(\.suspend) private var suspend
  @State private var status = "Outer"

  var body: some View {
    VStack {
      Text(status)
      command("f") { status = "Returned \(Session.run { Inner() })" }
      command("i") { status = "Returned \(Session.run(.inline) { Inner() })" }
      command("s") { status = "Returned \(suspend { Session.run { Inner() } })" }
      command("t") { Task { status = "Returned \(await Session.run { Inner() })" } }
      command("n") { kill(getpid(), SIGKILL) }
    }
  }
}

struct Inner: View {
  @Environment(\.quit) private var quit

  var body: some View {
    Text("Inner")
    command("e") {
      Session.print("Printed")
      quit(status: 5)
    }
    command("n") { kill(getpid(), SIGKILL) }
  }
}

/// A view that runs an action when a key is pressed.
@MainActor
func command(_ key: Key, action: @escaping @MainActor () -> Void) -> some View {
  Button("x", action: action).buttonStyle(.plain).keyboardShortcut(key, modifiers: [])
}
