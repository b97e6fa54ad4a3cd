import DemoSupport
import Signals
import SystemStreams

/// A log of a program that does not exist, which grows.
enum SampleLog {
  /// The number of lines at the beginning.
  private static let firstLines = 120

  /// Returns a log to which lines are added; `nil` if there is no place for a temporary file.
  ///
  /// - Parameter scheduler: The scheduler whose time is that of the log.
  /// - Returns: The log, and a cancellable that stops it.
  static func start(on scheduler: AnyScheduler) -> (source: LogSource, AnyCancellable)? {
    guard let file = OpenFile.temporary() else { return nil }
    for number in 0..<firstLines { append(number, to: file) }
    let growth = Interval(every: .milliseconds(700), on: scheduler).sink {
      append(firstLines + $0, to: file)
    }
    var source = LogSource(name: "sample", file: file)
    source.followsEnd = true
    return (source, growth)
  }

  private static func append(_ number: Int, to file: OpenFile) {
    var line = line(number) + "\n"
    _ = line.withUTF8 { file.append(UnsafeRawBufferPointer($0)[...]) }
  }

  /// Returns the line with a number, or several if it has a stack trace.
  static func line(_ number: Int) -> String {
    let second = number * 7 / 10
    let time = [9 + second / 3600, second / 60 % 60, second % 60].map(NumberFormat.twoDigits)
    let stamp = "2026-11-22T\(time[0]):\(time[1]):\(time[2]).\(number * 137 % 900 + 100)Z"
    let (level, text) = messages[number * number % 31 % messages.count]
    let request = String(number * 7_919 % 65_536, radix: 16)
    let message = text.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "\(number * 31 % 480)")
    return "\(stamp) \(level) \(message) request=\(request)" + (level == "ERROR" ? trace : "")
  }

  private static let messages = [
    ("INFO ", "GET /channels/% 200 in % ms"), ("DEBUG", "cache hit for channel %"),
    ("INFO ", "POST /tune 202 in % ms"), ("DEBUG", "cache miss for channel %, loading"),
    ("INFO ", "GET /guide 200 in % ms"), ("WARN ", "queue is % entries long"),
    ("TRACE", "poll returned % events"), ("INFO ", "subscriber % connected"),
    ("NOTICE", "configuration reloaded, % keys"), ("ERROR", "upstream timeout after % ms"),
    ("DEBUG", "lease of subscriber % renewed"), ("INFO ", "subscriber % disconnected"),
  ]

  private static let trace = """

        at Tuner.fetch(Tuner.swift:118)
        at Router.handle(Router.swift:42)
    """
}
