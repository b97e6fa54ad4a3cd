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
    handleInputs(decoder.decode(bytes, expecting: modes.reports))
    setInputDeadline()
  }

  /// Takes the pending input for complete if nothing has followed it in time.
  func flushInput() {
    guard let inputDeadline, inputDeadline <= loop.now else { return }
    handleInputs(decoder.flush())
    setInputDeadline()
  }

  private func setInputDeadline() {
    let timeout = decoder.timeout(escape: escapeTimeout)
    inputDeadline = timeout.map { loop.now.advanced(by: $0) }
  }

  /// The time within which the rest of a sequence follows its Escape. In kitty's protocol, every
  /// Escape begins a sequence.
  private var escapeTimeout: Duration {
    modes.usesKeyboardProtocol ? .milliseconds(500) : .milliseconds(isRemote ? 100 : 50)
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
    frames.request(isUrgent: event.isShownAtOnce)
    announcer?.hasInput = true
    if event == .windowFocus(true) { queryBackground() }
    guard case .key(let press) = event, press.phase != .up else {
      screen.send(event)
      return
    }
    switch (press.key, press.modifiers) {
    case (.character("c"), .control):
      ending = configuration.endsProcessByControlC ? .signal(SIGINT) : .quit
    case (.character("\\"), .control): ending = .signal(SIGQUIT)
    case (.character("z"), .control): suspend()
    case (.character("l"), .control): redraw()
    default:
      let isHandled = screen.send(event)
      if !isHandled, press == KeyPress(.character("q")), configuration.placement == .fullScreen {
        ending = .quit
      }
    }
  }

  /// Queries the background color again, if the terminal has reported it before: the user may have
  /// changed it in another window.
  private func queryBackground() {
    guard queries.colorScheme != nil, writer.isIdle else { return }
    writer.send(Array(TerminalQueries.backgroundQuery.utf8))
  }

  /// Sets a mode that the terminal knows.
  private func use(_ mode: Modes.OptionalMode) {
    guard modes.add(mode) else { return }
    publishUndo()
    writer.send(Array(mode.set.utf8))
  }

  func handleResponse(_ response: QueryResponse) {
    if response.isDeviceAttributes { responseTimer.didReceive(at: loop.now) }
    queries.record(response)
    updateCapabilities()
    if response.isDeviceAttributes { queryGraphics() }
    services.notificationProtocol = queries.notificationProtocol
    switch response {
    case .mode(let number, isKnown: true, isSet: false):
      if let mode = Modes.OptionalMode(rawValue: number) { use(mode) }
    case .size(let size) where modes.optionalModes.contains(.resizeReports):
      reportedSize = size
      resize()
    case .background, .colorScheme: frames.request()
    default: break
    }
    guard response == .keyboardProtocol, !modes.usesKeyboardProtocol else { return }
    modes.usesKeyboardProtocol = true
    publishUndo()
    writer.send(Array(Modes.enterKeyboardProtocol.utf8))
    screen.invalidateCursorPosition()
  }
}

extension InputEvent {
  /// Whether to show at once what the event changes. The pointer and the wheel may report more
  /// often than frames are shown.
  var isShownAtOnce: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let event):
      switch event.kind {
      case .press, .release: true
      case .move, .drag, .scroll: false
      }
    case .windowFocus: false
    }
  }
}
