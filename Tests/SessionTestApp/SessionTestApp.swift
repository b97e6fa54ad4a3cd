import Components
import Foundation
import Signals
import Terminal

/// The programs for the tests of sessions.
@main @MainActor
enum Programs {
  /// Runs the program that the first argument names.
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "inline": InlineProgram.main()
    case "prompt": PromptProgram.main()
    case "progress": ProgressProgram.main()
    case "pictures": PicturesProgram.main()
    case "nested": NestedProgram.main()
    case "async": AsyncProgram.main { await Session.run { AsyncView() } }
    case "blocking": AsyncProgram.main { Session.run { AsyncView() } }
    case "services": ServicesProgram.main()
    case "light": LightProgram.main()
    case "input": InputProgram.main()
    case "slider": SliderProgram.main()
    case "terminated":
      Session.willTerminate = { FileHandle.standardError.write(Data("Last words".utf8)) }
      SessionTestApp.main()
    default: SessionTestApp.main()
    }
  }
}

/// A program that shows what its session tells it, and what has run on the main run loop.
struct SessionTestApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.colorScheme) private var colorScheme
  private let log = CurrentValueSubject<String, Never>("Log:")

  var body: some View {
    if CommandLine.arguments.contains("--flood") { Flood() } else { report }
  }

  private var report: some View {
    VStack {
      Text(log)
      Text("\(scenePhase)")
      Text("\(colorScheme)")
      Text("accent").foregroundStyle(Color.accentColor)
    }
    .onAppear { useRunLoop() }
    .onChange(of: scenePhase) { if scenePhase == .background { log.value += " suspended" } }
  }

  private func useRunLoop() {
    let log = log
    RunLoop.main.perform { log.value += " block" }
    for (delay, name) in [(0.01, "first"), (0.02, "second")] {
      _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        log.value += " \(name)"
      }
    }
  }
}

/// A full screen of text that changes with each of many values, and quits when it has received
/// them.
private struct Flood: View {
  @Environment(\.quit) private var quit
  private let values: some Publisher<Int, Never> =
    Interval(every: .milliseconds(5), on: .system).share()

  var body: some View {
    Text(values.map { value in String(repeating: "\(value % 10)", count: 4_000) })
      .onReceive(values) { if $0 == 400 { quit(status: 7) } }
  }
}
