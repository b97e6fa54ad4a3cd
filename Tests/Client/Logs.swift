import ComponentLogs
import Components
import Signals
import SystemStreams

@MainActor
func showLogs() {
  show(LogView("text", lines: strings, on: .system))
  show(LogView(InputFile("/dev/null"), on: .system))
  show(LogView(Log("text", lines: strings, on: .system)))
  show(LogView(Log(InputFile("/dev/null"), on: .system)))
}
