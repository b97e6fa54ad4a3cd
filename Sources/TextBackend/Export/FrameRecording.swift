import ComponentCore

/// A run of frames with their times, for an animated picture or a terminal recording.
///
///     let scheduler = TestScheduler()
///     let screen = Screen(columns: 20, rows: 3, scheduler: scheduler) { Panel() }
///     let recording = screen.recordFrames {
///       screen.press(.tab)
///       screen.advance(by: .seconds(2))
///     }
///     print(recording.svg())
///
/// A frame lasts until the next begins, the last until ``duration``.
public struct FrameRecording: Hashable, Sendable {
  /// A frame and the time at which it appears.
  public struct Entry: Hashable, Sendable {
    /// The time since the beginning of the recording.
    public let time: Duration
    /// The frame.
    public let frame: Frame
  }

  /// The frames, in the order of their times.
  public private(set) var entries: [Entry] = []
  /// The time at which the recording ends; at least that of the last frame.
  public private(set) var duration: Duration = .zero

  /// Creates an empty recording.
  public init() {}

  /// Appends a frame that appears at `time`.
  ///
  /// A frame that equals the one before is not stored again. A frame at the same time as the one
  /// before replaces it, and one of an earlier time counts as one of the same time.
  public mutating func append(_ frame: Frame, at time: Duration) {
    let time = max(time, duration)
    duration = time
    if let last = entries.last, last.time == time { entries.removeLast() }
    if entries.last?.frame == frame { return }
    entries.append(Entry(time: time, frame: frame))
  }

  /// Removes the last frame, whose time the one before takes.
  mutating func removeLast() {
    entries.removeLast()
  }

  /// Makes the last frame last until `time`, unless the recording is longer.
  public mutating func extend(to time: Duration) {
    duration = max(duration, time)
  }

  /// Returns the frame that is shown at `time`, or `nil` before the first.
  public func frame(at time: Duration) -> Frame? {
    entries.last { $0.time <= time }?.frame
  }

  /// The entries that a picture shows: those that last, or the only one. A blank frame if there is
  /// none.
  var shownEntries: [Entry] {
    let lasting = entries.filter { $0.time < duration }
    if !lasting.isEmpty { return lasting }
    let blank = Frame(
      columns: 1, cellRows: [[Frame.Cell(GridCell.blank, ClusterPool())]], cursor: nil)
    return [entries.last ?? Entry(time: .zero, frame: blank)]
  }
}
