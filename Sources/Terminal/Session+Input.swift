import ComponentCore
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  /// The time after which the session looks again at signals and at what has arrived, and may
  /// show a frame, although more input waits.
  private static let sliceDuration = Duration.milliseconds(4)
  /// The largest number of reads between two slices.
  private static let readLimit = 16

  /// Reads the input that has arrived, and handles a slice of all that waits.
  ///
  /// However much arrives, the session keeps hearing Ctrl-C, signals and the hang-up.
  func processInput(isReadable: Bool) {
    if isReadable {
      guard readInput() else { return ending = .hangup }
    } else if input.isEmpty {
      guard let inputDeadline, inputDeadline <= loop.now else { return }
      input.flush()
    } else if lastArrival.duration(to: loop.now) >= escapeTimeout {
      input.notePause()
    }
    handleInputs()
    if let press = input.takeInterrupt() { handleEvent(.key(press)) }
    let timeout = input.timeout(escape: escapeTimeout)
    inputDeadline = timeout.map { loop.now.advanced(by: $0) }
  }

  /// Reads what has arrived; returns `false` at the end of the input.
  private func readInput() -> Bool {
    lastArrival = loop.now
    for _ in 0..<Session.readLimit where input.hasRoom {
      guard let bytes = device.input() else { return false }
      if bytes.isEmpty { break }
      input.append(bytes)
    }
    return true
  }

  private func handleInputs() {
    let deadline = loop.now.advanced(by: Session.sliceDuration)
    while !input.isEmpty, !isEnding {
      if let next = input.next(expecting: modes.reports) { handle(next) }
      if loop.now >= deadline { break }
    }
  }

  /// The time within which the rest of a sequence follows its Escape. In kitty's protocol, every
  /// Escape begins a sequence.
  private var escapeTimeout: Duration {
    modes.usesKeyboardProtocol ? .milliseconds(500) : .milliseconds(isRemote ? 100 : 50)
  }

  private func handle(_ input: Input) {
    switch input {
    case .event(let event): handleEvent(event)
    case .response(let response): handleResponse(response)
    }
  }

  private func handleEvent(_ event: InputEvent) {
    // What many keys change is shown as often as what a stream changes.
    frames.request(isUrgent: event.isShownAtOnce && input.isEmpty)
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
    guard queries.colorScheme != nil, writer.isIdle, input.isEmpty else { return }
    writer.send(Array(TerminalQueries.backgroundQuery.utf8))
  }

  /// Sets a mode that the terminal knows.
  private func use(_ mode: Modes.OptionalMode) {
    guard modes.add(mode) else { return }
    publishUndo()
    writer.send(Array(mode.set.utf8))
  }

  /// Uses what the terminal is known to have by its name.
  private func useKnownFeatures() {
    services.notificationProtocol = queries.notificationProtocol
    if queries.isOne(of: .withProgress) { services.showsProgress = true }
    if isColorDepthAutomatic, queries.isOne(of: .withTrueColor) { screen.useTrueColor() }
  }

  /// Has modified keys reported, if the terminal has told its name and no keyboard protocol.
  private func requestModifiedKeys() {
    guard !modes.usesKeyboardProtocol, !modes.reportsModifiedKeys,
      queries.isOne(of: .withModifiedKeys)
    else { return }
    modes.reportsModifiedKeys = true
    publishUndo()
    writer.send(Array(Modes.reportModifiedKeys.utf8))
  }

  private func handleResponse(_ response: QueryResponse) {
    noteTime(of: response)
    queries.record(response)
    updateCapabilities()
    if response.isDeviceAttributes {
      queryGraphics()
      requestModifiedKeys()
    }
    if case .version = response { useKnownFeatures() }
    switch response {
    case .mode(let number, isKnown: true, isSet: false):
      if let mode = Modes.OptionalMode(rawValue: number) { use(mode) }
    case .size(let size) where modes.optionalModes.contains(.resizeReports):
      reportedSize = size
      resize()
    case .mode(Modes.pixelReports, _, isSet: false):
      if !reportsPixels { input.pixelsPerCell = nil }
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
