import Components
import Signals
import Terminal
import TestSupport
import Testing
import TextBackend

/// The examples of the module's articles.
@MainActor @Suite(.watchdog) struct TerminalExamples {
  struct Panel: App {
    let seconds: some Publisher<Int, Never> = Interval(every: .seconds(1), on: .system).share()
    let status = CurrentValueSubject<String, Never>("Nothing pressed yet.")

    var body: some View {
      VStack(spacing: 1) {
        Button("Waiting") { status.send("Pressed.") }
          .title(seconds.map { "Up for \($0 + 1) s" })
          .color(seconds.map { $0.isMultiple(of: 2) ? Color.green : .blue })
        Text(status)
      }
    }
  }

  @Test func panel() {
    let screen = Screen(columns: 30, rows: 6) { Panel().body }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Pressed."))
  }

  private let files = ["a", "b"]

  private nonisolated func copy(_ file: String) async throws {}

  /// Compiles the example.
  func inlineProgress() throws {
    let files = files
    let progress = CurrentValueSubject<Double, Never>(0)
    try Session.run(.inline) {
      ProgressView("Copying", value: progress)
    } while: {
      for file in files {
        try await copy(file)
        progress.send(progress.value + 1 / Double(files.count))
      }
    }
  }

  /// Compiles the example.
  func inlinePrompt() -> String? {
    let name = CurrentValueSubject<String, Never>("")
    let answer = Session.run(.inline, returning: String.self) { finish in
      TextField("Name", text: name).onSubmit { finish(name.value) }
    }
    return answer
  }

  /// Compiles the example. A test cannot run it, because the session would take over the terminal
  /// of the test runner.
  func session() {
    var configuration = Session.Configuration()
    configuration.colorDepth = .ansi256
    Session.run(configuration) {
      Text("Press q to quit.")
    }
  }

  /// Compiles the example, as above.
  func recordings() {
    var configuration = Session.Configuration()
    configuration.inputRecordingPath = "session.input"
    configuration.outputRecordingPath = "session.cast"
    Session.run(configuration) {
      Text("Press q to quit.")
    }
  }
}

private func loadLines() async throws -> [String] { [] }

@MainActor private enum AsynchronousProgram {
  struct Tool {
    static func main() async throws {
      let lines = try await loadLines()
      await Session.run {
        List(lines, id: \.self) { Text($0) }
      }
    }
  }
}
