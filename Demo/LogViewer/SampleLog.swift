import DemoSupport
import Signals

/// A log of a program that does not exist, which grows.
enum SampleLog {
  /// The number of lines at the beginning.
  private static let firstLines = 120

  /// Returns the lines: some at once, and the others as time passes.
  static func lines(on scheduler: some Scheduler) -> some Publisher<String, Never> {
    (0..<firstLines).publisher
      .append(Interval(every: .milliseconds(700), on: scheduler).map { firstLines + $0 })
      .map(line)
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
