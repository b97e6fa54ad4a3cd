import Signals
import SignalsTesting
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The options for pictures, recordings and replays.
struct Exports {
  /// The files to write; `nil` for those that are not wanted.
  var (svg, html, ansi, record): (String?, String?, String?, String?)
  /// The file of recorded input to replay, or `-` for standard input.
  var replay: String?
  /// The time that passes before.
  var delay = Duration.zero
  /// The time that is animated or recorded; `nil` if it is not given.
  var duration: Duration?

  /// Whether the page is run in virtual time instead of being shown.
  var isVirtual: Bool {
    svg != nil || html != nil || ansi != nil || replay != nil
      || record != nil && (duration != nil || isatty(STDOUT_FILENO) == 0)
  }

  /// Reads one of these options.
  ///
  /// - Returns: Whether `name` is one.
  mutating func read(
    _ name: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> Bool {
    switch name {
    case "--svg": svg = try Options.value(of: name, "a file or -", &rest) { $0 }
    case "--html": html = try Options.value(of: name, "a file or -", &rest) { $0 }
    case "--ansi": ansi = try Options.value(of: name, "a file or -", &rest) { $0 }
    case "--record": record = try Options.value(of: name, "a file", &rest) { $0 }
    case "--replay": replay = try Options.value(of: name, "a file or -", &rest) { $0 }
    case "--after":
      delay = try Options.value(of: name, "a number of seconds", &rest, Exports.seconds)
    case "--seconds":
      duration = try Options.value(of: name, "a number of seconds", &rest, Exports.seconds)
    default: return false
    }
    return true
  }

  private static func seconds(_ text: String) -> Duration? {
    Double(text).flatMap { $0 >= 0 && $0 <= 3_600 ? .seconds($0) : nil }
  }

  /// Rejects options that have no effect together.
  func check(_ options: Options) throws(CommandLineError) {
    let hasTimes = duration != nil || delay != .zero
    if !isVirtual {
      if hasTimes { throw .usage("--after and --seconds need --svg, --html, --ansi or --record.") }
      return
    }
    if hasTimes, replay != nil { throw .usage("--replay takes no --after and no --seconds.") }
    let others: [(String, Bool)] = [
      ("--titles", options.titles != nil), ("--command", options.command != nil),
      ("--frames", options.session.changes != nil), ("--plain", options.session.isPlain),
      ("--log-input", options.session.inputRecordingPath != nil), ("a file", options.file != nil),
    ]
    if let (name, _) = others.first(where: \.1) {
      throw .usage("Pictures and recordings of a page do not take \(name).")
    }
  }
}

/// Runs the page in virtual time, and writes the pictures and recordings of it.
@MainActor
func export(_ options: Options) throws(CommandLineError) {
  let exports = options.exports
  if let path = exports.replay { return try replay(path, options) }
  let screen = Screen(
    columns: options.session.columns ?? 80, rows: options.session.rows ?? 24,
    colorDepth: options.session.colorDepth ?? .trueColor, scheduler: TestScheduler()
  ) {
    PageView(page: options.page, input: DemoInput(interval: options.interval))
  }
  screen.colorScheme = options.session.colorScheme ?? .dark
  // Frame by frame, because an animation begins with a frame.
  _ = screen.recordFrames { screen.advance(by: exports.delay) }
  let frame = screen.frame
  let duration = exports.duration ?? (exports.record == nil ? .zero : .seconds(10))
  let recording = screen.recordFrames { screen.advance(by: duration) }
  try exports.write(recording, frame, isAnimated: exports.duration != nil, options)
}

/// Replays recorded input, and writes the pictures and recordings of it, or its last frame as
/// plain text.
@MainActor
private func replay(_ path: String, _ options: Options) throws(CommandLineError) {
  let input: InputRecording
  do {
    input = try InputRecording(parsing: try readText(path))
  } catch let error as InputRecordingError {
    throw .wrongData("\(path.quoted) cannot be replayed: \(error)")
  } catch {
    throw error as? CommandLineError ?? .noInput("\(path.quoted) cannot be read.")
  }
  let screen = Screen(for: input, scheduler: TestScheduler()) {
    Gallery(page: options.page, input: DemoInput(interval: options.interval))
  }
  let recording = screen.replay(input)
  let exports = options.exports
  if [exports.svg, exports.html, exports.ansi, exports.record].allSatisfy({ $0 == nil }) {
    return print(screen.text)
  }
  try exports.write(recording, screen.frame, isAnimated: true, options)
}

/// Returns the contents of the file at `path`, or of standard input for `-`.
private func readText(_ path: String) throws(CommandLineError) -> String {
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 {
      throw .noInput("\(path.quoted) cannot be read: \(String(cString: strerror(errno))).")
    }
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Exports {
  /// Writes the pictures of `frame`, or of `recording` if the SVG is animated, and the recordings.
  func write(
    _ recording: FrameRecording, _ frame: Frame, isAnimated: Bool, _ options: Options
  ) throws(CommandLineError) {
    let depth = options.session.colorDepth ?? .trueColor
    let scheme = options.session.colorScheme
    if let svg {
      let text =
        isAnimated
        ? recording.converted(to: depth).svg(colorScheme: scheme)
        : frame.converted(to: depth).svg(colorScheme: scheme)
      try save(text, as: svg)
    }
    if let html {
      let frame = frame.converted(to: depth)
      try save(frame.html(title: options.page.title, colorScheme: scheme), as: html)
    }
    if let ansi { try save(frame.ansi(colorDepth: depth), as: ansi) }
    if let record { try save(recording.asciicast(colorDepth: depth), as: record) }
  }

  /// Writes `text` to the file at `path`, or to standard output for `-`.
  private func save(_ text: String, as path: String) throws(CommandLineError) {
    if path == "-" { return print(text, terminator: "") }
    guard let file = fopen(path, "wb") else {
      throw .noOutput("\(path.quoted) cannot be written: \(String(cString: strerror(errno))).")
    }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw .noOutput("\(path.quoted) cannot be written: \(String(cString: strerror(errno))).")
    }
  }
}

extension CommandLineError {
  fileprivate static func wrongData(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 65)
  }

  fileprivate static func noOutput(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 73)
  }
}
