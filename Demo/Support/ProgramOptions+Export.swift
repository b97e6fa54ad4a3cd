import Components
import Signals
import SignalsTesting
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ProgramOptions {
  /// Runs a view in virtual time, and writes the pictures and recordings of it.
  ///
  /// Recorded input is replayed if an option says so, in the color scheme of the options, or else
  /// that of the recording. Without pictures and recordings, its last frame is written as plain
  /// text.
  ///
  /// - Parameters:
  ///   - title: The title of a page in HTML.
  ///   - content: The view.
  @MainActor
  package func export(
    title: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws(CommandLineError) {
    if let path = exports.replay { return try replay(path, title: title, content) }
    let screen = Screen(
      columns: session.columns ?? 80, rows: session.rows ?? 24,
      colorDepth: session.colorDepth ?? .trueColor, scheduler: TestScheduler(), content: content)
    screen.colorScheme = session.colorScheme ?? .dark
    // Frame by frame, because an animation begins with a frame.
    _ = screen.recordFrames { screen.advance(by: exports.delay) }
    let frame = screen.frame
    let duration = exports.duration ?? (exports.record == nil ? .zero : .seconds(10))
    let recording = screen.recordFrames { screen.advance(by: duration) }
    try write(
      recording, frame, in: session.colorScheme, isAnimated: exports.duration != nil, title: title)
  }

  @MainActor
  private func replay(
    _ path: String, title: String, _ content: @escaping @MainActor () -> some View
  ) throws(CommandLineError) {
    let text = try readText(path)
    let input: InputRecording
    do {
      input = try InputRecording(parsing: text)
    } catch {
      throw .wrongData("\(path.quoted) cannot be replayed: \(error)")
    }
    let screen = Screen(for: input, scheduler: TestScheduler(), content: content)
    let scheme = session.colorScheme ?? input.colorScheme
    screen.colorScheme = scheme
    let recording = screen.replay(input).dropping(exports.delay)
    if [exports.svg, exports.html, exports.ansi, exports.record].allSatisfy({ $0 == nil }) {
      return print(screen.text)
    }
    try write(recording, screen.frame, in: scheme, isAnimated: true, title: title)
  }

  /// Writes the pictures of `frame`, or of `recording` if the SVG is animated, and the recordings.
  private func write(
    _ recording: FrameRecording, _ frame: Frame, in scheme: ColorScheme?, isAnimated: Bool,
    title: String
  ) throws(CommandLineError) {
    let depth = session.colorDepth ?? .trueColor
    let still = frame.converted(to: depth)
    if let path = exports.svg {
      let picture =
        isAnimated
        ? recording.converted(to: depth).svg(colorScheme: scheme) : still.svg(colorScheme: scheme)
      try save(picture, as: path)
    }
    if let path = exports.html {
      try save(still.html(title: title, colorScheme: scheme), as: path)
    }
    if let path = exports.ansi { try save(frame.ansi(colorDepth: depth), as: path) }
    if let path = exports.record { try save(recording.asciicast(colorDepth: depth), as: path) }
  }
}

extension FrameRecording {
  /// Returns the recording without what happens in the first `time`.
  fileprivate func dropping(_ time: Duration) -> FrameRecording {
    var rest = FrameRecording()
    for entry in entries where entry.time > time {
      if rest.entries.isEmpty, let first = frame(at: time) { rest.append(first, at: .zero) }
      rest.append(entry.frame, at: entry.time - time)
    }
    if rest.entries.isEmpty, let last = entries.last { rest.append(last.frame, at: .zero) }
    rest.extend(to: max(.zero, duration - time))
    return rest
  }
}

/// Returns the contents of the file at `path`, or of standard input for `-`.
private func readText(_ path: String) throws(CommandLineError) -> String {
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = descriptor < 0 ? -1 : read(descriptor, &buffer, buffer.count)
    if count < 0 {
      throw .cannotRead(path)
    }
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes `text` to the file at `path`, or to standard output for `-`.
private func save(_ text: String, as path: String) throws(CommandLineError) {
  if path == "-" { return print(text, terminator: "") }
  guard let file = fopen(path, "wb") else {
    throw .cannotWrite(path)
  }
  let bytes = Array(text.utf8)
  let count = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, count == bytes.count else {
    throw .cannotWrite(path)
  }
}
