import Signals

extension Screen {
  /// Records the frames of what `body` does: the first when it begins, then those of every
  /// ``advance(by:)``.
  ///
  ///     let recording = screen.recordFrames {
  ///       screen.press(.tab)
  ///       screen.advance(by: .seconds(1))
  ///       screen.press(.enter)
  ///       screen.advance(by: .seconds(1))
  ///     }
  ///
  /// Time is virtual, so the recording is made in no time and is the same each time. Frames that
  /// equal the ones before are skipped. Of more than 10,000 frames, the first ones and the last
  /// one are recorded.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames in a second of virtual time, from 1 to 1,000. A
  ///     number of which an animation's changes are multiples makes the smallest pictures.
  ///   - body: Sends events to the screen and advances its time.
  public func recordFrames(
    framesPerSecond: Int = 20, during body: () throws -> Void
  ) rethrows -> FrameRecording {
    precondition(
      (1...1_000).contains(framesPerSecond), "A recording has 1 to 1,000 frames in a second.")
    let outer = frameRecorder
    let recorder = FrameRecorder(
      start: scheduler.now, interval: .seconds(1) / framesPerSecond)
    recorder.record(self, at: scheduler.now)
    frameRecorder = recorder
    defer { frameRecorder = outer }
    try body()
    recorder.record(self, at: scheduler.now)
    return recorder.recording
  }
}

/// Takes the frames of a screen while its time is advanced.
@MainActor
final class FrameRecorder {
  private(set) var recording = FrameRecording()
  private let start: Instant
  private let interval: Duration

  /// The largest number of frames, for the memory's sake: more than eight minutes in which all of
  /// 20 frames in a second differ.
  private static let limit = 10_000

  init(start: Instant, interval: Duration) {
    self.start = start
    self.interval = interval
  }

  private var isFull: Bool { recording.entries.count == FrameRecorder.limit }

  func record(_ screen: Screen, at time: Instant) {
    if isFull { recording.removeLast() }
    recording.append(screen.frame, at: start.duration(to: time))
  }

  /// Advances the time of `scheduler`, and records a frame before and after each step.
  func advance(
    _ scheduler: any VirtualTimeScheduler, by duration: Duration, _ screen: Screen
  ) {
    record(screen, at: scheduler.now)
    var rest = duration
    while rest > .zero {
      let elapsed = start.duration(to: scheduler.now)
      // The next multiple of the interval, so that steps do not depend on how time is divided.
      let count = Int((elapsed / interval + 1e-9).rounded(.down)) + 1
      let step = isFull ? rest : min(rest, max(interval * count - elapsed, .nanoseconds(1)))
      scheduler.advance(by: step)
      rest -= step
      record(screen, at: scheduler.now)
    }
  }
}
