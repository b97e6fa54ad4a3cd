import ComponentCore
import Signals

extension Screen {
  /// Creates a screen on which `recording` can be replayed: of the same size and colors.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - scheduler: The scheduler of timers in the views, whose virtual time the replay advances.
  ///   - content: The views, which should be those of the recorded program.
  public convenience init(
    for recording: InputRecording, scheduler: some VirtualTimeScheduler,
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      columns: recording.columns, rows: recording.rows, colorDepth: recording.colorDepth,
      scheduler: scheduler, content: content)
    colorScheme = recording.colorScheme
  }

  /// Repeats everything that a recording contains, each at its time, and returns the frames.
  ///
  /// The frames are those of the recorded program if its views depend on nothing but input and
  /// time. What they read elsewhere, such as files and the network, is not in the recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - framesPerSecond: The number of frames in a second, besides one before each input.
  /// - Precondition: The screen's scheduler has virtual time, as `TestScheduler` does.
  @discardableResult
  public func replay(
    _ recording: InputRecording, framesPerSecond: Int = 20
  ) -> FrameRecording {
    recordFrames(framesPerSecond: framesPerSecond) {
      var now = Duration.zero
      for entry in recording.entries {
        advance(by: entry.time - now)
        now = entry.time
        apply(entry.input)
      }
      advance(by: recording.duration - now)
    }
  }

  func apply(_ input: InputRecording.Input) {
    switch input {
    case .event(let event): send(event)
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .colorScheme(let scheme): colorScheme = scheme
    case .scenePhase(let phase): scenePhase = phase
    }
  }

  /// Records what reaches the screen while `body` runs: events, changes of the size, of the color
  /// scheme and of the scene phase.
  ///
  ///     let recording = screen.recordInput {
  ///       screen.press(.tab)
  ///       screen.advance(by: .seconds(1))
  ///       screen.type("Jane")
  ///     }
  ///     try save(recording.text, as: "jane.input")
  ///
  /// Begin while the screen is new: a replay begins with a new screen.
  public func recordInput(during body: () throws -> Void) rethrows -> InputRecording {
    var recording = inputRecording
    let start = scheduler.now
    let outer = inputObserver
    inputObserver = { [scheduler] input in
      outer?(input)
      recording.append(input, at: start.duration(to: scheduler.now))
    }
    defer { inputObserver = outer }
    try body()
    recording.extend(to: start.duration(to: scheduler.now))
    return recording
  }

  /// An empty recording of this screen.
  package var inputRecording: InputRecording {
    InputRecording(
      columns: size.width, rows: size.height, colorDepth: colorDepth, colorScheme: colorScheme)
  }
}
