import ComponentCore
import TextBackend

extension Session {
  /// The colors, the size, the end and the recordings of a session.
  public struct Configuration: Sendable {
    /// Where the views are shown on a terminal.
    public var placement = Placement.fullScreen
    /// Whether the terminal is told that an inline view is a prompt, and that what follows is
    /// output (OSC 133).
    ///
    /// A program that asks for one command after another, as a shell does, so lets its user go
    /// from prompt to prompt and select the output between them. A tool that a shell starts leaves
    /// it off: the shell has marked the command, and terminals know no prompts inside of one.
    public var marksPrompt = false
    /// The number of colors; `nil` to choose it by environment variables.
    public var colorDepth: ColorDepth?
    /// Whether the terminal's background is dark or light; `nil` to ask the terminal.
    public var colorScheme: ColorScheme?
    /// The number of columns, on a terminal at most 4,096; `nil` for the terminal's width, or 80
    /// without a terminal.
    public var columns: Int?
    /// The number of rows, on a terminal at most 4,096; `nil` for the terminal's height, or 24
    /// without a terminal.
    public var rows: Int?
    /// The number of frames after which the session ends, from 1 on; `nil` for no end. A frame
    /// that equals the one before does not count.
    public var frames: Int? {
      didSet { precondition(frames ?? 1 > 0, "A session has at least one frame.") }
    }
    /// Whether the session uses the terminal or standard output.
    public var output = Output.automatic
    /// Whether Ctrl-C ends the process, by `SIGINT`. If not, it ends the session, as `quit` does.
    ///
    /// A program that asks a question can so do something else when the user does not answer.
    public var endsProcessByControlC = true
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
    /// How the session suits users with disabilities.
    public var accessibility = Accessibility()

    /// Creates the default configuration.
    public init() {}

    /// The default configuration of a session below the lines that the terminal shows.
    public static var inline: Configuration {
      var configuration = Configuration()
      configuration.placement = .inline
      return configuration
    }
  }

  /// Whether a session uses the terminal or standard output.
  public enum Output: Hashable, Sendable {
    /// The terminal if standard output is one, and otherwise standard output, as ``plain``. A
    /// session with a result uses the terminal.
    case automatic
    /// The terminal, even if standard output is redirected, so that `name=$(tool)` and
    /// `tool | sort` receive what the program prints and not its views. Without a terminal the
    /// session does not begin.
    case terminal
    /// Standard output, as plain text without colors, even if that is a terminal.
    case plain
  }

  /// Where a session shows its views on a terminal.
  public enum Placement: Hashable, Sendable {
    /// On the whole screen, whose former contents come back when the session ends.
    case fullScreen
    /// In the rows below the last output, as many as the views need. The last frame stays there
    /// when the session ends.
    case inline
  }
}

extension Session {
  /// Whether neither the configuration nor the user has chosen the number of colors.
  var isColorDepthAutomatic: Bool {
    let variables = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR"]
    return configuration.colorDepth == nil
      && variables.allSatisfy { (ProcessEnvironment.variable($0) ?? "").isEmpty }
  }
}

extension Session.Configuration {
  /// The largest number of columns and of rows. A terminal that reports more is mistaken, or
  /// somebody else has sent the report to freeze the program.
  private static let lengthLimit = 4_096
  /// The largest number of cells, so that a frame takes no longer than a user notices. The
  /// smallest letters on the largest displays need fewer.
  private static let cellLimit = 1 << 20

  /// Returns the size of the screen on `device`.
  ///
  /// - Parameter reported: The size that the terminal has reported after the last signal of a
  ///   change, if it has.
  func size(on device: Device, reported: Size? = nil) -> Size {
    let size = reported ?? device.size
    let width = min(columns ?? size.width, Self.lengthLimit)
    let rowLimit = min(Self.lengthLimit, Self.cellLimit / max(1, width))
    return Size(width: width, height: min(rows ?? size.height, rowLimit))
  }
}
