import Components
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose views take a millisecond for each key and each movement of the pointer between
/// its halves, and print a line for it.
struct InputProgram: App {
  var body: some View {
    VStack {
      Text("Ready")
      GeometryReader { Text("size \($0.size.width)x\($0.size.height)") }
      HStack {
        ForEach(0..<2) { _ in
          Color.clear.onHover { isInside in if isInside { work("pointer") } }
        }
      }
    }
    .focusable()
    .onKeyPress {
      guard case .character = $0.key, $0.key != "q" else { return .ignored }
      work("key")
      return .handled
    }
  }

  private func work(_ line: String) {
    usleep(1_000)
    Session.print(line)
  }
}
