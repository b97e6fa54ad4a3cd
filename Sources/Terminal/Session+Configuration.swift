import Components
import TextBackend

extension Session {
  /// The colors, the size, the end and the recordings of a session.
  public struct Configuration: Sendable {
    /// The number of colors; `nil` to choose it by environment variables.
    public var colorDepth: ColorDepth?
    /// The number of columns; `nil` for the terminal's width, or 80 without a terminal.
    public var columns: Int?
    /// The number of rows; `nil` for the terminal's height, or 24 without a terminal.
    public var rows: Int?
    /// The number of changed frames after which the session ends; `nil` for no end.
    public var changes: Int?
    /// Whether to write plain text even on a terminal, without colors.
    public var isPlain = false
    /// Whether a small process restores the terminal if this one is killed.
    ///
    /// The process starts with the session, sleeps, and ends with it. Without it, the terminal
    /// stays as it is after `SIGKILL`, `_exit`, and a stack overflow of a thread other than the
    /// main thread. If the system does not allow another process, the session runs without it.
    public var usesGuardian = true
    /// The path of a file to which the session writes its input with the times, as an
    /// `InputRecording`; `nil` for none.
    ///
    /// The file contains every key, passwords included, and only its owner may read it.
    public var inputRecordingPath: String?
    /// The path of a file to which the session writes what it shows, in the format of asciinema
    /// (asciicast, version 2); `nil` for none.
    public var outputRecordingPath: String?

    /// Creates the default configuration.
    public init() {}
  }
}

extension Session.Configuration {
  /// Returns the size of the screen on `device`.
  func size(on device: Device) -> Size {
    let size = device.size
    return Size(width: columns ?? size.width, height: rows ?? size.height)
  }
}
