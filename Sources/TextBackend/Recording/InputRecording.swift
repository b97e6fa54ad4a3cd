import ComponentCore

/// The input of a program with its times, which can be replayed.
///
///     let recording = try InputRecording(parsing: text)
///     let screen = Screen(for: recording, scheduler: TestScheduler()) { Panel() }
///     let frames = screen.replay(recording)
///     #expect(frames.entries.last?.frame.text.contains("Saved") == true)
///
/// A session writes one to a file, which makes a bug report. <doc:RecordingInput> describes the
/// file. It contains every key, passwords included.
public struct InputRecording: Hashable, Sendable {
  /// Something that has reached a screen from outside.
  public enum Input: Hashable, Sendable {
    /// A key, the mouse, a paste, or a change of the window's focus.
    case event(InputEvent)
    /// A change of the screen's size.
    case resize(columns: Int, rows: Int)
    /// A change of the background between light and dark.
    case colorScheme(ColorScheme)
    /// The program was suspended or continued.
    case scenePhase(ScenePhase)
  }

  /// An input and its time.
  public struct Entry: Hashable, Sendable {
    /// The time since the beginning of the recording.
    public var time: Duration
    /// The input.
    public var input: Input

    /// Creates an entry.
    public init(time: Duration, input: Input) {
      self.time = time
      self.input = input
    }
  }

  /// The number of columns of the screen at the beginning.
  public var columns: Int
  /// The number of rows of the screen at the beginning.
  public var rows: Int
  /// The number of colors of the screen.
  public var colorDepth: ColorDepth
  /// The color scheme of the screen at the beginning.
  public var colorScheme: ColorScheme
  /// The inputs, in the order of their times.
  public private(set) var entries: [Entry] = []
  /// The time at which the recording ends; at least that of the last entry.
  public private(set) var duration: Duration = .zero

  /// Creates a recording without entries.
  public init(
    columns: Int = 80, rows: Int = 24, colorDepth: ColorDepth = .trueColor,
    colorScheme: ColorScheme = .dark
  ) {
    self.columns = columns
    self.rows = rows
    self.colorDepth = colorDepth
    self.colorScheme = colorScheme
  }

  /// Appends an input. Times are rounded to microseconds, and one before that of the last entry
  /// counts as the same time.
  public mutating func append(_ input: Input, at time: Duration) {
    extend(to: time)
    entries.append(Entry(time: duration, input: input))
  }

  /// Makes the recording last until `time`, unless it is longer.
  public mutating func extend(to time: Duration) {
    duration = max(duration, time.roundedToMicroseconds)
  }
}

/// A line of a file that keeps it from being an ``InputRecording``.
public struct InputRecordingError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1 on.
  public let line: Int
  /// The mistake, as a sentence that begins with the number of the line.
  public let description: String

  init(line: Int, _ mistake: String) {
    self.line = line
    description = "Line \(line) \(mistake)."
  }
}
