import ComponentLogs
import Components
import Signals
import SystemStreams
import Terminal
import TestSupport
import Testing

/// The examples of the module's page.
@MainActor @Suite(.watchdog) struct LogExamples {
  /// Compiles the example.
  func file() async {
    await Session.run {
      LogView(InputFile("app.log"), on: .system)
    }
  }

  /// Compiles the example.
  func outputOfAProgram() async {
    let lines = Command("swift", "build").lines(on: .system)
      .catch { Just($0.description) }
    await Session.run {
      LogView("swift build", lines: lines, on: .system)
    }
  }

  /// Compiles the example.
  func keptLog() async {
    let lines = Command("swift", "build").lines(on: .system)
      .catch { Just($0.description) }
    let log = Log("swift build", lines: lines, on: .system)
    await Session.run {
      TabView {
        Tab("Output") { LogView(log) }
        Tab("Help") { Text("F follows the output.") }
      }
    }
  }
}
