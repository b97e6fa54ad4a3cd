import Components
import Dispatch
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs its session in a task, as an asynchronous `main` does after its first
/// `await`.
enum AsyncProgram {
  static func main(_ run: @escaping @MainActor () async -> Int32) -> Never {
    Task { @MainActor in
      await Task.yield()
      let status = await run()
      print("Done \(status)")
      exit(0)
    }
    dispatchMain()
  }
}

/// A view that needs the main actor while it is shown.
struct AsyncView: View {
  @Environment(\.quit) private var quit
  @State private var status = "Waiting"

  var body: some View {
    VStack {
      Text(status)
      command("e") { quit(status: 5) }
      command("i") {
        Task { status = "Returned \(await Session.run(.inline) { Inner() })" }
      }
    }
    .task {
      for _ in 0..<10 { await Task.yield() }
      status = "The task has run"
    }
  }
}
