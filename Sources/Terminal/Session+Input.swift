import Components
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  func readInput() {
    guard let bytes = device.input() else { return ending = .hangup }
    handleInputs(decoder.decode(bytes))
  }

  func handleInputs(_ inputs: [Input]) {
    for input in inputs where !isEnding {
      switch input {
      case .event(let event): handleEvent(event)
      case .response(let response): handleResponse(response)
      }
    }
  }

  func handleEvent(_ event: InputEvent) {
    if event == .windowFocus(true) { queryBackground() }
    guard case .key(let press) = event, press.phase != .up else {
      screen.send(event)
      return
    }
    switch (press.key, press.modifiers) {
    case (.character("c"), .control): ending = .signal(SIGINT)
    case (.character("\\"), .control): ending = .signal(SIGQUIT)
    case (.character("z"), .control): suspend()
    case (.character("l"), .control): screen.invalidate()
    default:
      let isHandled = screen.send(event)
      if !isHandled, press == KeyPress(.character("q")) { ending = .quit }
    }
  }

  /// Queries the background color again, if the terminal has reported it before: the user may have
  /// changed it in another window.
  private func queryBackground() {
    guard queries.colorScheme != nil, writer.isIdle else { return }
    writer.send(Array(TerminalQueries.backgroundQuery.utf8))
  }

  func handleResponse(_ response: QueryResponse) {
    queries.record(response)
    screen.capabilities = queries.capabilities
    if let scheme = queries.colorScheme { screen.colorScheme = scheme }
    guard response == .keyboardProtocol, !modes.usesKeyboardProtocol else { return }
    modes.usesKeyboardProtocol = true
    publishUndo()
    writer.send(Array(Modes.enterKeyboardProtocol.utf8))
    screen.invalidateCursorPosition()
  }
}
